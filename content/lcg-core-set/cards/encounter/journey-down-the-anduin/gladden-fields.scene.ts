import { scene } from '@questwright/testkit'

scene(
  'While Gladden Fields are the active location, the refresh phase raises the threat of each player by 2',
  { you: { threat: 20 }, friend: { threat: 30 }, activeLocation: 'gladden-fields', encounterDeck: 3, at: '7.1' },
  (t) => {
    t.sees({ 'you.threat': 22, 'friend.threat': 32 }).tells('threat-raised', { amount: 2 }, 2).tells('threat-raised', {}, 2).isAt('3.2')
  },
)

scene(
  'Gladden Fields add no threat in the refresh phase while they are in the staging area',
  { you: { threat: 20 }, friend: { threat: 30 }, staging: ['gladden-fields'], encounterDeck: 3, at: '7.1' },
  (t) => {
    t.sees({ 'you.threat': 21, 'friend.threat': 31 }).isAt('3.2')
  },
)

scene(
  'Gladden Fields add no threat when threat is raised in another phase',
  {
    you: { heroes: ['aragorn'], threat: 20 },
    activeLocation: 'gladden-fields',
    staging: ['king-spider'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'you.threat': 22 }).isAt('5.2')
  },
)

scene(
  '[LCG-ELIM-1] Gladden Fields eliminate a player of 48 threat in the refresh phase',
  { you: { heroes: ['eowyn'], threat: 48 }, friend: { heroes: ['dunhere'], threat: 20 }, activeLocation: 'gladden-fields', at: '7.1' },
  (t) => {
    t.sees({ 'you.eliminated': 'yes', 'friend.threat': 22, 'friend.eliminated': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-VICTORY-1] Gladden Fields go to the victory display when they are explored, and give 3 victory points',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    activeLocation: { card: 'gladden-fields', progress: 2 },
    staging: ['eastern-crows'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'gladden-fields.zone': 'victory-display', 'score.victoryPoints': 3 }).isAt('5.2')
  },
)
