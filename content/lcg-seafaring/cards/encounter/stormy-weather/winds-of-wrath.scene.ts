import { scene } from '@questwright/testkit'

const blow = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: ['dream-chaser'] },
  friend: { heroes: [{ card: 'scene:hero', as: 'mate' }] },
  encounterDeck: ['winds-of-wrath', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Winds of Wrath deals 1 damage to each character when the heading is off-course', { ...blow, counters: { heading: 1 } }, (t) => {
  t.sees({ 'captain.damage': 1, 'mate.damage': 1, 'dream-chaser.damage': 1 }).asks('choose-to-commit')
})

scene('Winds of Wrath deals no damage when the heading is on-course', blow, (t) => {
  t.sees({ 'captain.damage': 0, 'mate.damage': 0, 'dream-chaser.damage': 0 }).asks('choose-to-commit')
})

for (const heading of [2, 3])
  scene(
    `A Test of Will ${heading === 3 ? 'cannot cancel Winds of Wrath at the worst setting' : 'cancels Winds of Wrath at heading 2'}`,
    {
      ...blow,
      you: { heroes: ['eowyn'], hand: ['a-test-of-will'], resources: 2 },
      encounterDeck: ['winds-of-wrath', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
      counters: { heading },
    },
    (t) => {
      if (heading === 2) t.play('a-test-of-will').sees({ 'eowyn.damage': 0, 'mate.damage': 0 }).asks('choose-to-commit')
      // Éowyn has an action, so the windows of the quest phase are asked
      else t.tells('used', { card: 'a-test-of-will' }, 0).sees({ 'eowyn.damage': 1, 'mate.damage': 1 }).isAt('window 3.3')
    },
  )

const attack = {
  you: {
    heroes: [{ card: 'scene:hero', as: 'captain' }],
    allies: [{ card: 'scene:ally', as: 'cook' }],
    engaged: [{ card: 'scene:enemy', shadow: ['winds-of-wrath'] }],
  },
  encounterDeck: 4,
  at: '6.3',
} as const

scene('Shadow: the declared defender defends when the player shifts the heading off-course', attack, (t) => {
  t.choose('cook').asks('choose-one', 'you').pick('shift-off-course').sees({ heading: 1, 'captain.damage': 0 }).isAt('6.8a')
})

scene('Shadow: the attack counts as undefended when the player does not shift the heading, and damages a hero', attack, (t) => {
  t.choose('cook').pick('undefended').sees({ heading: 0, 'captain.damage': 1, 'cook.damage': 0, 'cook.exhausted': 'yes' }).isAt('6.8a')
})

scene('Shadow: at the worst setting the attack counts as undefended, without a choice', { ...attack, counters: { heading: 3 } }, (t) => {
  t.choose('cook').sees({ heading: 3, 'captain.damage': 1 }).isAt('6.8a')
})
