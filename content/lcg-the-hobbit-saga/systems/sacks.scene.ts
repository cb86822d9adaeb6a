import { scene } from '@questwright/testkit'

const lots = 'lots-or-none-at-all'

scene(
  'A player who sacks reveals the top card of the Sack deck and resolves it',
  {
    you: { heroes: ['lcg-core-set:gimli', 'scene:hero'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-strong-sack', 'a-tough-sack'] },
    encounterDeck: [lots, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', { card: 'a-strong-sack' }, 1).sees({ 'a-strong-sack.zone': 'attachments of gimli', 'gimli.attachments': 1 })
    t.sees({ 'a-tough-sack.zone': 'sack-deck', 'sack-deck': 1 }).isAt('5.2')
  },
)

scene(
  'A Sack that can be attached to nobody is shuffled into the Sack deck',
  {
    you: { heroes: ['scene:hero'] },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-smelly-sack'] },
    encounterDeck: [lots, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', { card: 'a-smelly-sack' }, 1).tells('shuffled', { zone: 'sack-deck' }, 1)
    t.sees({ 'sack-deck': 1, encounterDiscard: 1 }).isAt('5.2')
  },
)

scene(
  'A Sack is shuffled into the Sack deck when its character leaves play',
  {
    you: {
      heroes: [{ card: 'scene:hero', is: ['exhausted'] }],
      allies: [{ card: 'scene:ally', attachments: ['a-smelly-sack'] }],
    },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-tough-sack'] },
    encounterDeck: ['roast-em-or-boil-em', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'a-smelly-sack.zone': 'sack-deck', 'sack-deck': 2, encounterDiscard: 1 })
    t.tells('sacksReturn', {}, 1).isAt('5.2')
  },
)

scene(
  'Nobody is put into a Sack when the Sack deck is empty',
  { you: { heroes: ['scene:hero'] }, staging: ['bert'], encounterDeck: [lots, 'scene:treachery', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('sacked', {}, 0).isAt('5.2')
  },
)
