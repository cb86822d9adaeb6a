import { scene } from '@questwright/testkit'

const questing = (as: string, defense: number) =>
  ({ card: 'scene:ally', as, is: ['exhausted', 'committed'], lasting: [{ stat: 'defense', set: defense, until: 'phase' }] }) as const
const parts = ['the-citadel', 'the-approach', 'the-banks'] as const

scene(
  'The setup of The Defense puts the three parts of the fortress in the staging area',
  {
    you: { allies: [questing('one', 1), questing('two', 1)] },
    staging: ['scene:enemy'],
    quest: { card: 'scene:quest', progress: 98 },
    questDeck: ['the-defense'],
    encounterDeck: ['the-citadel', 'scene:treachery', 'the-approach', 'the-banks'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'the-citadel.zone': 'staging-area', 'the-approach.zone': 'staging-area', 'the-banks.zone': 'staging-area' })
    t.sees({ 'the-defense.side': 'B', encounterDeck: 1 }).asks('choose-location', 'you')
  },
)

scene(
  'At The Defense characters count their defense for the quest',
  { you: { allies: [questing('one', 4), questing('two', 5)] }, quest: 'the-defense', staging: parts, encounterDeck: 3, at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 9, threat: 6, counts: 'defense' }, 1).sees({ 'the-defense.progress': 3 }).asks('choose-location')
  },
)

scene(
  'At The Defense damage of undefended attacks goes to the Battleground location with the lowest threat',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'scene:enemy' }] },
    quest: 'the-defense',
    staging: [...parts, 'scene:location'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'the-banks.damage': 1, 'the-approach.damage': 0, 'mine.damage': 0 }).isAt('6.8a')
  },
)

scene(
  'At The Defense the attacked player chooses between two Battleground locations with the lowest threat',
  {
    you: { engaged: ['scene:enemy'] },
    quest: 'the-defense',
    staging: [{ card: 'the-approach', lasting: [{ stat: 'threat', by: -1, until: 'round' }] }, 'the-banks', 'the-citadel'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().asks('choose-for-damage', 'you').offers('the-approach', 'the-banks')
  },
)

scene(
  'At The Defense a defended attack damages the defender',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: ['scene:enemy'] },
    quest: 'the-defense',
    staging: ['the-banks'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('mine').sees({ 'mine.damage': 1, 'the-banks.damage': 0 }).isAt('3.2')
  },
)

scene(
  'The players advance from The Defense at once when the last Battleground location leaves play',
  {
    you: { engaged: ['scene:enemy'] },
    quest: { card: 'the-defense', progress: 2 },
    questDeck: [{ card: 'scene:quest', as: 'next' }],
    staging: [{ card: 'the-banks', damage: 2 }, 'scene:location'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'the-banks.zone': 'removed', 'next.zone': 'current-quest', 'the-defense.zone': 'removed' }).isAt('6.8a')
  },
)
