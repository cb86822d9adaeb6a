import { scene } from '@questwright/testkit'

const deck = (...heroes: string[]) => ({
  heroes: heroes.map((hero) => `lcg-core-set:${hero}`),
  cards: { 'lcg-core-set:guard-of-the-citadel': 7 },
})
const scenario = 'intruders-in-chetwood'
const mine = deck('aragorn', 'theodred', 'gloin')
const theirs = deck('eowyn', 'eleanor', 'dunhere')

scene(
  'Setup of Stop the War Party gives the first player Iârion, and stages Orc War Party and a different location of each player',
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

scene('Setup of Stop the War Party leaves 35 cards in the encounter deck for one player', { game: { scenario, decks: [mine] } }, (t) => {
  t.no().pick('chetwood-forest').sees({ staging: 2, encounterDeck: 35 }).isAt('planning')
})

scene(
  'Setup of Stop the War Party in easy mode leaves 23 cards in the encounter deck',
  { game: { scenario, decks: [mine], mode: 'easy' } },
  (t) => {
    t.no().pick('chetwood-forest').sees({ staging: 2, encounterDeck: 23, 'orc-war-party.zone': 'staging-area' }).isAt('planning')
  },
)

const waiting = { quest: 'stop-the-war-party', you: { threat: 45 }, friend: { threat: 20 }, encounterDeck: 5 } as const

scene(
  'At Stop the War Party no enemy makes an engagement check, but each player may engage one',
  { ...waiting, staging: ['angmar-orc', 'angmar-captain'], at: '5.2' },
  (t) => {
    t.asks('choose-enemy-to-engage', 'you').pick('angmar-captain').asks('choose-enemy-to-engage', 'friend').decline()
    t.sees({ 'angmar-orc.zone': 'staging-area' }).tells('engagement-check', {}, 0).isAt('6.4.1')
  },
)

scene(
  'Stop the War Party raises each threat by 1 for each enemy in the staging area at the end of the refresh phase',
  { ...waiting, you: { threat: 30, engaged: ['orc-war-party'] }, staging: ['angmar-orc', 'angmar-captain', 'rugged-country'], at: '7.2' },
  (t) => {
    t.sees({ 'you.threat': 33, 'friend.threat': 23 }).isAt('3.2')
  },
)

scene(
  'Stop the War Party raises no threat if no enemy is in the staging area at the end of the refresh phase',
  { ...waiting, staging: ['rugged-country'], at: '7.2' },
  (t) => {
    t.sees({ 'you.threat': 46, 'friend.threat': 21 }).tells('used', {}, 0).isAt('3.2')
  },
)

const ready = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'The players win with 30 progress on Stop the War Party while the first player controls Iârion',
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
  'The players do not win with 30 progress on Stop the War Party without Iârion',
  { you: { allies: [ready] }, quest: { card: 'stop-the-war-party', progress: 29 }, encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 30, 'quest.slug': 'stop-the-war-party' }).isAt('3.2')
  },
)
