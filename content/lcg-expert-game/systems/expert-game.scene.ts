import { scene } from '@questwright/testkit'

const deck = { heroes: ['lcg-core-set:gimli', 'lcg-core-set:aragorn'], cards: { 'lcg-core-set:guard-of-the-citadel': 20 } }
const codes = ['lcg-core-set:aragorn', 'lcg-core-set:gimli', ...Array.from({ length: 20 }, () => 'lcg-core-set:guard-of-the-citadel')]
const game = { scenario: 'lcg-core-set:scenario/journey-down-the-anduin', decks: [deck] }
/** A position in which the last stage is defeated when the quest resolves. */
const won = { quest: { card: 'scene:quest', progress: 99 }, encounterDeck: 3, at: '3.4' } as const
const gimli = { card: 'lcg-core-set:gimli', is: ['exhausted', 'committed'] } as const

scene(
  '[LCG-MODE-6] Each scenario is scored, and the scores are added',
  {
    rules: ['expert-game'],
    record: { scores: { 1: 95, 2: 120 }, score: 215 },
    you: { heroes: [{ ...gimli, damage: 2 }], threat: 38 },
    round: 11,
    ...won,
  },
  (t) => {
    // 38 threat, 2 damage, and 100 for 10 completed rounds
    t.isWon().sees({ 'record.scores': { 1: 95, 2: 120, 3: 140 }, 'record.score': 355 })
  },
)

scene('[LCG-MODE-6] The record notes the deck of each player in the first scenario', { rules: ['expert-game'], game }, (t) => {
  t.asks('mulligan', 'you').sees({ 'record.decks.p1': codes })
})

const carried = ['expert-game', 'carry-over']
const before = {
  threats: { p1: 38 },
  damage: { 'p1/lcg-core-set:gimli': 2 },
  discards: { p1: Array.from({ length: 12 }, () => 'lcg-core-set:guard-of-the-citadel') },
}

scene(
  '[LCG-MODE-7][LCG-MODE-8][LCG-MODE-9] Threat, damage and discard piles carry over, and a new hand is drawn from all other cards',
  { rules: carried, record: before, game },
  (t) => {
    t.sees({ 'you.threat': 38, 'gimli.damage': 2, 'aragorn.damage': 0, 'you.discard': 12, 'you.hand': 6, 'you.deck': 2 })
    t.tells('threat-raised', { amount: 15 }, 1).tells('threat-lowered', {}, 0)
    t.sees({ 'aragorn.resources': 0, 'gimli.resources': 0 }).asks('mulligan', 'you').yes()
    t.sees({ 'you.discard': 12, encounterDiscard: 0, victoryDisplay: 0 }).until('3.2').isAt('3.2')
  },
)

scene(
  '[LCG-MODE-9] Threat that carries over is raised to the threat cost of the heroes when it is lower',
  { rules: carried, record: { ...before, threats: { p1: 20 } }, game },
  (t) => {
    // starting threat costs of 12 and 11
    t.sees({ 'you.threat': 23 }).asks('mulligan', 'you')
  },
)

scene(
  '[LCG-MODE-7] A hero in the discard pile that carries over stays there, and its threat cost does not count',
  { rules: carried, record: { ...before, threats: { p1: 5 }, discards: { p1: ['lcg-core-set:gimli'] } }, game },
  (t) => {
    t.sees({ 'gimli.zone': 'you.discard', 'you.threat': 12, 'you.discard': 1 })
      .tells('threat-lowered', { amount: 11 }, 1)
      .asks('mulligan', 'you')
  },
)

scene(
  '[LCG-MODE-7][LCG-MODE-8] A won scenario records threat, discard piles and damage on heroes, and no other cards in play or in hand',
  {
    rules: carried,
    you: {
      heroes: [
        { ...gimli, damage: 2, resources: 5 },
        { card: 'lcg-core-set:legolas', is: ['exhausted'] },
      ],
      allies: ['lcg-core-set:guard-of-the-citadel'],
      hand: ['lcg-core-set:gandalf'],
      discard: ['lcg-core-set:gandalf', 'lcg-core-set:aragorn'],
      threat: 38,
    },
    ...won,
  },
  (t) => {
    t.isWon().sees({
      'record.threats': { p1: 38 },
      'record.damage': { 'p1/lcg-core-set:gimli': 2 },
      'record.discards.p1': ['lcg-core-set:aragorn', 'lcg-core-set:gandalf'],
    })
  },
)

scene(
  '[LCG-MODE-9] A won scenario records a threat of 50 for a player who was eliminated',
  {
    rules: carried,
    you: { heroes: [gimli], threat: 38 },
    friend: { heroes: [{ card: 'scene:hero', damage: 8, is: ['exhausted'] }], threat: 20 },
    ...won,
    quest: { card: 'scene:quest', progress: 97 },
    encounterDeck: ['lcg-core-set:the-necromancers-reach', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.isWon().sees({ 'friend.eliminated': 'yes', 'record.threats': { p1: 38, p2: 50 } })
  },
)

for (const [what, record] of [
  ['a first scenario', {}],
  ['a record without discard piles', { threats: before.threats }],
  ['a record without threat', { discards: before.discards }],
] as const)
  scene(`Nothing carries over to ${what}`, { rules: carried, record, game }, (t) => {
    t.sees({ 'you.threat': 23, 'you.discard': 0, 'you.hand': 6, 'you.deck': 14 }).asks('mulligan', 'you')
  })
