import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'passage-through-mirkwood-campaign']
const deck = (hero: string) => ({ heroes: [hero], cards: { 'guard-of-the-citadel': 10 } })
const questing = { card: 'eowyn', is: ['exhausted', 'committed'] } as const
const swarm = { card: 'lcg-revised-core-campaign:ungoliants-swarm' }
const support = { card: 'lcg-revised-core-campaign:mendors-support' }
const venom = { card: 'lcg-revised-core-campaign:lingering-venom' }

scene(
  '[LCG-CAMPAIGN-CARD-1] Mendor comes into play under the control of the first player',
  { rules, game: { scenario: 'passage-through-mirkwood', decks: [deck('lcg-core-set:aragorn'), deck('gloin')], aside: ['mendor'] } },
  (t) => {
    t.pick('friend').pick('friend').no().no()
    t.sees({ 'mendor.zone': 'friend.play-area', 'mendor.controller': 'friend', setAside: 0 }).isAt('3.2')
  },
)

scene(
  '[LCG-CAMPAIGN-BURDEN-1] The encounter deck contains neither Mendor nor a burden that the players have not earned',
  { rules, game: { scenario: 'passage-through-mirkwood', decks: [deck('lcg-core-set:aragorn')] } },
  (t) => {
    t.asks('mulligan', 'you').sees({ encounterDeck: 36, setAside: 0 })
  },
)

scene(
  "A win at Beorn's Path adds a copy of Mendor's Support for each player and Ungoliant's Swarm to the pool",
  {
    rules,
    you: { heroes: [questing] },
    friend: { heroes: ['gloin'] },
    quest: { card: 'beorns-path', progress: 9 },
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.isWon('won.last-stage').sees({ 'record.pool': [support, support, swarm] })
  },
)

scene(
  "A win at Don't Leave the Path adds Mendor's Support and Lingering Venom to the pool",
  {
    rules,
    you: { heroes: ['lcg-core-set:aragorn'], engaged: [{ card: 'lcg-core-set:ungoliants-spawn', damage: 8, is: ['attacked'] }] },
    quest: 'dont-leave-the-path',
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('lcg-core-set:ungoliants-spawn')
      .isWon('won.by-card')
      .sees({ 'record.pool': [support, venom] })
  },
)

scene(
  'When Mendor leaves play, the players lose',
  {
    rules,
    you: { heroes: ['lcg-core-set:aragorn'], allies: [{ card: 'mendor', damage: 2 }], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('mendor').isLost('lost.mendor-lost').sees({ 'record.pool': [] })
  },
)
