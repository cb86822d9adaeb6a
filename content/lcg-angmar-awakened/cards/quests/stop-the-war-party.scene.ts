import { scene } from '@questwright/testkit'

const deck = (...heroes: string[]) => ({
  heroes: heroes.map((hero) => `lcg-core-set:${hero}`),
  cards: { 'lcg-core-set:guard-of-the-citadel': 7 },
})
const scenario = 'intruders-in-chetwood'
const mine = deck('aragorn', 'theodred', 'gloin')
const theirs = deck('eowyn', 'eleanor', 'dunhere')

scene(
  'Stop the War Party begins with Iârion with the first player, an Orc War Party, and a location of each player, of another title each',
  { game: { scenario, decks: [mine, theirs] } },
  (t) => {
    t.pick('friend').pick('friend').no().no()
    t.asks('search', 'friend').pick('chetwood-forest')
    t.asks('search', 'you').notOffered('chetwood-forest').pick('rugged-country')
    t.sees({
      'iarion.zone': 'friend.play-area',
      'iarion.controller': 'friend',
      'chetwood-forest.zone': 'staging-area',
      'rugged-country.zone': 'staging-area',
      'orc-war-party.zone': 'staging-area',
      staging: 3,
      'quest.slug': 'stop-the-war-party',
      'quest.side': 'B',
      'quest.questPoints': 30,
      questDeck: 0,
    })
    t.tells('entered-play', { how: 'set-up' }, 3).tells('revealed', {}, 0).isAt('window 1.3')
  },
)

scene('Stop the War Party begins with 35 cards in the encounter deck for one player', { game: { scenario, decks: [mine] } }, (t) => {
  t.no().pick('chetwood-forest').sees({ staging: 2, encounterDeck: 35 }).isAt('planning')
})

scene(
  'In easy mode Stop the War Party begins with 23 cards in the encounter deck, and with no further Orc War Party',
  { game: { scenario, decks: [mine], mode: 'easy' } },
  (t) => {
    t.no().pick('chetwood-forest').sees({ staging: 2, encounterDeck: 23, 'orc-war-party.zone': 'staging-area' }).isAt('planning')
  },
)

const waiting = { quest: 'stop-the-war-party', you: { threat: 45 }, friend: { threat: 20 }, encounterDeck: 5 } as const

scene(
  'No enemy engages by itself, whatever the threat; each player may engage one',
  { ...waiting, staging: ['angmar-orc', 'angmar-captain'], at: '5.2' },
  (t) => {
    t.asks('choose-enemy-to-engage', 'you').pick('angmar-captain').asks('choose-enemy-to-engage', 'friend').decline()
    t.sees({ 'angmar-orc.zone': 'staging-area' }).tells('engagement-check', {}, 0).isAt('6.4.1')
  },
)

scene(
  'At the end of the refresh phase each threat rises by 1 for each enemy in the staging area, besides what the phase brings',
  { ...waiting, you: { threat: 30, engaged: ['orc-war-party'] }, staging: ['angmar-orc', 'angmar-captain', 'rugged-country'], at: '7.2' },
  (t) => {
    t.sees({ 'you.threat': 33, 'friend.threat': 23 }).isAt('3.2')
  },
)

scene(
  'If no enemy is in the staging area, each threat rises only by the 1 of the refresh phase',
  { ...waiting, staging: ['rugged-country'], at: '7.2' },
  (t) => {
    t.sees({ 'you.threat': 46, 'friend.threat': 21 }).tells('used', {}, 0).isAt('3.2')
  },
)

const ready = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'The players win with 30 progress while the first player controls Iârion',
  {
    you: { allies: [ready, { card: 'iarion', controller: 'you' }] },
    quest: { card: 'stop-the-war-party', progress: 29 },
    at: '3.4',
  },
  (t) => {
    t.isWon()
  },
)

scene(
  'The players do not win with 30 progress without Iârion, and the stage keeps its progress',
  { you: { allies: [ready] }, quest: { card: 'stop-the-war-party', progress: 29 }, encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 30, 'quest.slug': 'stop-the-war-party' }).isAt('3.2')
  },
)
