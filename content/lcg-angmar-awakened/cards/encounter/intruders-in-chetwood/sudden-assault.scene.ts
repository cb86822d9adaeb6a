import { scene } from '@questwright/testkit'

const strong = {
  card: 'scene:ally',
  as: 'strong',
  is: ['exhausted', 'committed'],
  lasting: [{ stat: 'willpower', set: 9, until: 'round' }],
} as const
const weak = { card: 'scene:ally', as: 'weak', is: ['exhausted', 'committed'] } as const
const mine = { card: 'scene:hero', as: 'mine' } as const
const theirs = { card: 'scene:hero', as: 'theirs' } as const

scene(
  'Sudden Assault makes each enemy of the staging area attack the first player if there is more willpower than threat',
  {
    you: { heroes: [mine], allies: [strong] },
    friend: { heroes: [theirs], engaged: ['angmar-orc'] },
    firstPlayer: 'friend',
    staging: ['angmar-marauder', 'angmar-captain'],
    encounterDeck: ['sudden-assault', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'orc-war-party'],
    at: '3.3',
  },
  (t) => {
    t.asks('next-assault', 'friend').offers('angmar-marauder', 'angmar-captain').pick('angmar-captain').decline()
    t.sees({ 'theirs.damage': 5 }).decline().sees({ 'theirs.damage': 8, 'mine.damage': 0, 'angmar-captain.zone': 'staging-area' })
    t.tells('attacks', {}, 2).tells('attacks', { card: 'angmar-orc' }, 0).sees({ 'orc-war-party.zone': 'encounter-deck' })
    t.isAt('5.2')
  },
)

scene(
  'Sudden Assault adds an Orc War Party of the encounter deck to the staging area if there is less willpower than threat',
  {
    you: { heroes: [mine], allies: [weak] },
    staging: ['angmar-marauder'],
    encounterDeck: ['sudden-assault', 'scene:treachery', 'orc-war-party', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('attacks', {}, 0)
      .sees({ 'orc-war-party.zone': 'staging-area', encounterDeck: 2 })
      .tells('shuffled', { zone: 'encounter-deck' }, 1)
    t.isAt('5.2')
  },
)

scene(
  'Sudden Assault adds an Orc War Party to the staging area if there is as much willpower as threat',
  {
    you: { heroes: [mine], allies: [weak] },
    staging: ['scene:enemy'],
    encounterDeck: ['sudden-assault', 'scene:treachery'],
    encounterDiscard: ['orc-war-party'],
    at: '3.3',
  },
  (t) => {
    t.tells('attacks', {}, 0).sees({ 'orc-war-party.zone': 'staging-area' }).isAt('5.2')
  },
)

scene(
  'Sudden Assault adds an Orc War Party of the discard pile if there is no enemy in the staging area that could attack',
  {
    you: { heroes: [mine], allies: [strong] },
    staging: ['rugged-country'],
    encounterDeck: ['sudden-assault', 'scene:treachery'],
    encounterDiscard: ['orc-war-party'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'orc-war-party.zone': 'staging-area' }).isAt('4.2')
  },
)

scene(
  'Sudden Assault adds no enemy if no Orc War Party can be found',
  { you: { heroes: [mine] }, encounterDeck: ['sudden-assault', 'angmar-orc'], at: '3.3' },
  (t) => {
    t.sees({ staging: 0, encounterDeck: 1 }).isAt('3.2')
  },
)

scene(
  'Sudden Assault cannot be canceled, and A Test of Will stays in hand',
  {
    you: {
      heroes: [{ card: 'lcg-core-set:dunhere', is: ['exhausted'], resources: 1 }],
      hand: [{ card: 'lcg-core-set:a-test-of-will', as: 'test' }],
    },
    encounterDeck: ['sudden-assault', 'surprising-speed', 'scene:treachery', 'orc-war-party'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'test.zone': 'you.hand', 'orc-war-party.zone': 'staging-area' }).isAt('5.2')
  },
)
