import { scene } from '@questwright/testkit'

const gale = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain', is: ['exhausted'] }], allies: [{ card: 'dream-chaser' }] },
  friend: { heroes: [{ card: 'scene:hero', as: 'mate', is: ['exhausted'] }] },
  encounterDeck: ['sudden-storms', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Sudden Storms shifts the heading off-course when the first player chooses that', gale, (t) => {
  t.asks('choose-one', 'you').pick('shift-off-course').sees({ heading: 1, 'captain.damage': 0 }).asks('choose-to-commit')
})

scene('Sudden Storms deals 1 damage to each exhausted character when the first player chooses that', gale, (t) => {
  t.pick('hurt-the-exhausted')
    .sees({ heading: 0, 'captain.damage': 1, 'mate.damage': 1, 'dream-chaser.damage': 0 })
    .asks('choose-to-commit')
})

scene(
  'Shadow: damage beyond the hit points of a defender is dealt to a ship of the defending player',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain' }],
      allies: [{ card: 'scene:ally', as: 'cook' }, 'dream-chaser', { card: 'scene:ship-objective', as: 'swan' }],
      engaged: [{ card: 'scene:enemy', shadow: ['sudden-storms'], lasting: [{ stat: 'attack', set: 6, until: 'game' }] }],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    const spare = 6 - Number(t.value('cook.defense')) - Number(t.value('cook.hitPoints'))
    t.choose('cook').asks('choose-ship', 'you').offers('dream-chaser', 'swan').pick('dream-chaser')
    t.sees({ 'dream-chaser.damage': spare, 'swan.damage': 0, 'captain.damage': 0 }).isAt('6.8a')
  },
)

scene(
  'Shadow: no ship is dealt damage if the attack does not exceed the hit points of the defender',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain' }],
      allies: ['dream-chaser'],
      engaged: [{ card: 'scene:enemy', shadow: ['sudden-storms'] }],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.choose('captain').sees({ 'dream-chaser.damage': 0 }).isAt('3.2')
  },
)
