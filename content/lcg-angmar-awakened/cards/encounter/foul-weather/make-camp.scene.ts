import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'Make Camp has Surge when it is revealed',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] },
    encounterDeck: ['make-camp', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', {}, 2).sees({ 'make-camp.zone': 'staging-area', encounterDiscard: 1 }).asks('choose-current-quest', 'you')
  },
)

const healers = {
  you: {
    heroes: [
      { card: 'scene:hero', as: 'hurt', damage: 3 },
      { card: 'scene:hero', as: 'scholar', lasting: [{ stat: 'spheres', gain: 'lore', until: 'game' }] },
    ],
    allies: [{ card: 'scene:ally', as: 'guide', damage: 1 }],
    hand: ['lcg-core-set:lore-of-imladris'],
    resources: 2,
  },
  encounterDeck: 5,
  at: 'planning',
} as const

scene('An event heals a character while Make Camp is not in play', healers, (t) => {
  t.play('lore-of-imladris').pick('hurt').sees({ 'hurt.damage': 0, 'guide.damage': 1 }).asks('choose-to-commit', 'you')
})

scene('No character can be healed while Make Camp is in play', { ...healers, staging: ['make-camp'] }, (t) => {
  t.sees({ 'hurt.damage': 3, 'guide.damage': 1, 'lore-of-imladris.zone': 'you.hand' }).asks('choose-current-quest', 'you')
})

scene(
  'Each player may heal a hero when Make Camp is defeated',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine', damage: 4, is: ['exhausted'] }], allies: [questing, questing] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs', damage: 2, is: ['exhausted'] }] },
    staging: [{ card: 'make-camp', progress: 5 }],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('make-camp').use('make-camp').number(3).number(1)
    t.sees({ 'mine.damage': 1, 'theirs.damage': 1, 'make-camp.zone': 'victory-display' }).isAt('3.2')
  },
)
