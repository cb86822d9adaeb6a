import { scene } from '@questwright/testkit'

const halfling = {
  card: 'scene:hero',
  resources: 2,
  lasting: [
    { stat: 'spheres', gain: 'lore', until: 'game' },
    { stat: 'traits', gain: 'Hobbit', until: 'game' },
  ],
} as const
const tom = { card: 'tom-bombadil', owner: 'you' } as const

scene(
  'Tom Bombadillo! goes to the victory display, and shuffles Tom Bombadil into the encounter deck',
  { you: { heroes: [halfling], hand: ['tom-bombadillo'] }, setAside: [tom], encounterDeck: 4, at: 'planning' },
  (t) => {
    t.play('tom-bombadillo').sees({ 'tom-bombadillo.zone': 'victory-display', 'tom-bombadil.zone': 'encounter-deck', encounterDeck: 5 })
    t.tells('added-to-victory-display', {}, 1).isAt('3.2')
  },
)

scene(
  'Tom Bombadillo! cannot be played while a copy of it is in the victory display',
  {
    you: { heroes: [halfling], hand: ['tom-bombadillo'] },
    victoryDisplay: [{ card: 'tom-bombadillo', as: 'sung', owner: 'you' }],
    setAside: [tom],
    encounterDeck: 4,
    at: 'planning',
  },
  (t) => {
    t.sees({ setAside: 1, 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'Tom Bombadillo! cannot be played without a Hobbit hero',
  {
    you: { heroes: [{ ...halfling, lasting: [{ stat: 'spheres', gain: 'lore', until: 'game' }] }], hand: ['tom-bombadillo'] },
    setAside: [tom],
    encounterDeck: 4,
    at: 'planning',
  },
  (t) => {
    t.sees({ setAside: 1, 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'Tom Bombadillo! shuffles the set-aside Tom Bombadil of another player into the encounter deck',
  {
    you: { heroes: [halfling], hand: ['tom-bombadillo'] },
    friend: {},
    setAside: [{ card: 'tom-bombadil', owner: 'friend' }],
    encounterDeck: 4,
    at: 'planning',
  },
  (t) => {
    t.play('tom-bombadillo')
      .sees({ 'tom-bombadillo.zone': 'victory-display', 'tom-bombadil.zone': 'encounter-deck', setAside: 0 })
      .asks('choose-to-commit')
  },
)
