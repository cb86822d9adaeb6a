import { scene } from '@questwright/testkit'

scene(
  'Travelling to Mountains of Mirkwood reveals an encounter card',
  { you: { heroes: ['aragorn'] }, staging: ['mountains-of-mirkwood'], encounterDeck: ['forest-spider', 'scene:treachery'], at: '4.2' },
  (t) => {
    t.pick('mountains-of-mirkwood')
    t.sees({ 'mountains-of-mirkwood.zone': 'active-location', 'forest-spider.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  '[LCG-WHENREV-4] A treachery revealed by the travel to Mountains of Mirkwood takes effect and is discarded',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] },
    staging: ['mountains-of-mirkwood', 'forest-spider'],
    encounterDeck: ['the-necromancers-reach'],
    at: '4.2',
  },
  (t) => {
    t.pick('mountains-of-mirkwood')
    t.sees({
      'aragorn.damage': 1,
      'the-necromancers-reach.zone': 'encounter-discard',
      'mountains-of-mirkwood.zone': 'active-location',
    }).isAt('5.2')
  },
)

scene(
  '[LCG-SURGE-5] Surge works on the card that is revealed by the travel to Mountains of Mirkwood',
  {
    you: { heroes: ['aragorn'] },
    staging: ['mountains-of-mirkwood'],
    encounterDeck: [{ card: 'forest-spider', keywords: ['Surge'] }, 'forest-gate', 'scene:treachery'],
    at: '4.2',
  },
  (t) => {
    t.pick('mountains-of-mirkwood')
      .sees({ 'forest-spider.zone': 'staging-area', 'forest-gate.zone': 'staging-area', encounterDeck: 1 })
      .isAt('5.2')
  },
)

scene(
  '[LCG-TRAVEL-11] The players cannot travel to Mountains of Mirkwood while the encounter deck is empty',
  { you: { heroes: ['aragorn'] }, staging: ['mountains-of-mirkwood', 'old-forest-road'], encounterDiscard: ['forest-spider'], at: '4.2' },
  (t) => {
    t.offers('old-forest-road')
  },
)

// together 4 willpower
const explorers = [
  { card: 'aragorn', is: ['exhausted', 'committed'] },
  { card: 'theodred', is: ['exhausted', 'committed'] },
  { card: 'dunhere', is: ['exhausted', 'committed'] },
] as const

scene(
  '[LCG-SEARCH-1] After Mountains of Mirkwood is explored, each player may search 5 cards for 1',
  {
    you: {
      heroes: explorers,
      deck: ['gandalf', 'faramir', 'scene:card', 'steward-of-gondor', 'sneak-attack', 'grim-resolve'],
    },
    friend: { deck: ['for-gondor', 'ever-vigilant'] },
    activeLocation: { card: 'mountains-of-mirkwood', progress: 2 },
    staging: ['black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.asks('after-response', 'you')
      .offers('mountains-of-mirkwood')
      .sees({ 'mountains-of-mirkwood.zone': 'encounter-discard', 'quest.progress': 2 })
    t.use('mountains-of-mirkwood').asks('may-search', 'you').yes()
    t.offers('gandalf', 'faramir', 'scene:card', 'steward-of-gondor', 'sneak-attack')
    t.changes(() => t.choose('faramir'), { 'you.hand': +1, 'you.deck': -1 })
    t.sees({ 'faramir.zone': 'you.hand' }).asks('may-search', 'friend').yes().offers('for-gondor', 'ever-vigilant')
    t.changes(() => t.choose(), { 'friend.hand': 0, 'friend.deck': 0 })
    t.tells('shuffled', { zone: 'p1.deck' }, 1).tells('shuffled', { zone: 'p2.deck' }, 1).isAt('5.2')
  },
)

scene(
  'A player may decline the search of Mountains of Mirkwood and then does not shuffle the deck',
  {
    you: { heroes: explorers, deck: ['gandalf', 'faramir'] },
    friend: { deck: ['for-gondor'] },
    activeLocation: { card: 'mountains-of-mirkwood', progress: 2 },
    staging: ['black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.use('mountains-of-mirkwood').no().yes().choose('for-gondor')
    t.tells('shuffled', { zone: 'p1.deck' }, 0).sees({ 'you.hand': 0, 'you.deck': 2, 'friend.hand': 1 }).isAt('5.2')
  },
)

scene(
  'Nobody searches when the players decline the response of Mountains of Mirkwood',
  {
    you: { heroes: explorers, deck: ['gandalf'] },
    activeLocation: { card: 'mountains-of-mirkwood', progress: 2 },
    staging: ['black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.pass().tells('searched', {}, 0).sees({ 'you.hand': 0 }).isAt('5.2')
  },
)

scene(
  'Mountains of Mirkwood lets nobody search while it is not explored',
  {
    you: { heroes: explorers, deck: ['gandalf'] },
    activeLocation: { card: 'mountains-of-mirkwood', progress: 1, as: 'active' },
    staging: [{ card: 'mountains-of-mirkwood', as: 'ahead' }, 'black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'active.progress': 2, 'ahead.progress': 0 }).isAt('5.2')
  },
)

scene(
  '[LCG-QUEST-ADVANCE-5] The players advance to the next stage before they respond to the exploration of Mountains of Mirkwood',
  {
    you: { heroes: explorers, deck: ['gandalf', 'faramir'] },
    quest: { card: 'flies-and-spiders', progress: 6 },
    questDeck: ['dont-leave-the-path'],
    activeLocation: { card: 'mountains-of-mirkwood', progress: 2 },
    staging: ['black-forest-bats'],
    encounterDeck: ['forest-spider', 'king-spider'],
    at: '3.4',
  },
  (t) => {
    t.asks('search', 'you').offers('forest-spider', 'king-spider').sees({ 'quest.slug': 'dont-leave-the-path' }).pick('king-spider')
    t.asks('after-response', 'you').offers('mountains-of-mirkwood')
  },
)

scene(
  'Mountains of Mirkwood lets nobody search when another location is explored',
  {
    you: { heroes: explorers, deck: ['gandalf'] },
    activeLocation: { card: 'old-forest-road', progress: 2 },
    staging: ['mountains-of-mirkwood', 'black-forest-bats'],
    encounterDeck: 1,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'old-forest-road.zone': 'encounter-discard', 'you.hand': 0 }).isAt('4.2')
  },
)
