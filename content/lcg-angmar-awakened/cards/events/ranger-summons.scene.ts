import { scene } from '@questwright/testkit'

const chieftain = {
  card: 'scene:hero',
  resources: 1,
  lasting: [
    { stat: 'spheres', gain: 'leadership', until: 'game' },
    { stat: 'traits', gain: 'Dúnedain', until: 'game' },
  ],
} as const
const aside = [
  { card: 'ranger-of-the-north', as: 'first', owner: 'you' },
  { card: 'ranger-of-the-north', as: 'second', owner: 'you' },
] as const

scene(
  'Ranger Summons shuffles one of your set-aside Rangers into the encounter deck, and is removed from the game',
  { you: { heroes: [chieftain], hand: ['ranger-summons'] }, setAside: aside, encounterDeck: 4, at: 'planning' },
  (t) => {
    t.play('ranger-summons').sees({ encounterDeck: 5, setAside: 1, 'first.zone': 'encounter-deck', 'ranger-summons.zone': 'removed' })
    t.sees({ 'first.knownTo': [] }).tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('3.2')
  },
)

scene(
  'Ranger Summons cannot be played for the set-aside Ranger of another player',
  {
    you: { heroes: [chieftain], hand: ['ranger-summons'] },
    friend: {},
    setAside: [{ card: 'ranger-of-the-north', owner: 'friend' }],
    encounterDeck: 4,
    at: 'planning',
  },
  (t) => {
    t.sees({ 'ranger-summons.zone': 'you.hand', encounterDeck: 4, setAside: 1 }).isAt('3.2')
  },
)

scene(
  'Ranger Summons cannot be played without a Dúnedain hero',
  {
    you: { heroes: [{ ...chieftain, lasting: [{ stat: 'spheres', gain: 'leadership', until: 'game' }] }], hand: ['ranger-summons'] },
    setAside: aside,
    encounterDeck: 4,
    at: 'planning',
  },
  (t) => {
    t.sees({ 'ranger-summons.zone': 'you.hand' }).isAt('3.2')
  },
)
