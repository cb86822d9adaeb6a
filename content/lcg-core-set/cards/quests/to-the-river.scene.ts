import { scene } from '@questwright/testkit'

const parties = ['aragorn', 'eowyn', 'theodred', 'dunhere'].map((hero) => ({ heroes: [hero], cards: { 'guard-of-the-citadel': 7 } }))

for (const players of [1, 2, 3, 4])
  scene(
    `[LCG-SETUP-8] [LCG-SETUP-17] To the River… reveals a card for each player and then adds a Hill Troll, with ${players} of 4 players`,
    { game: { scenario: 'journey-down-the-anduin', decks: parties.slice(0, players) } },
    (t) => {
      if (players > 1) t.pick(...Array.from({ length: players }, () => 'you'))
      for (let i = 0; i < players; i++) t.no()
      t.tells('revealed', {}, players).tells('entered-play', { card: 'hill-troll' }, 1).tells('revealed', { card: 'hill-troll' }, 0)
      t.tellsInOrder('stage-entered', 'revealed', 'stage-entered', 'entered-play', 'shuffled', 'round-began')
      t.sees({ 'quest.slug': 'to-the-river', 'quest.side': 'B', 'quest.questPoints': 8, 'hill-troll.zone': 'staging-area', questDeck: 2 })
      const cards = ['encounterDeck', 'staging', 'encounterDiscard'].map((pile) => Number(t.value(pile)))
      if (cards.reduce((sum, count) => sum + count) !== 47) throw new Error(`47 encounter cards lie in three piles: ${cards.join(' + ')}`)
      t.until('3.2').isAt('3.2')
    },
  )

scene(
  '[LCG-MODE-2] [LCG-MODE-3] Easy mode removes 15 encounter cards and gives each hero a resource before the first round',
  { game: { scenario: 'journey-down-the-anduin', decks: parties.slice(0, 1), mode: 'easy' } },
  (t) => {
    t.no()
    const cards = ['encounterDeck', 'staging', 'encounterDiscard'].map((pile) => Number(t.value(pile)))
    if (cards.reduce((sum, count) => sum + count) !== 32) throw new Error(`32 encounter cards lie in three piles: ${cards.join(' + ')}`)
    t.sees({ 'hill-troll.zone': 'staging-area', 'aragorn.resources': 2 }).until('3.2').isAt('3.2')
  },
)

scene(
  '[LCG-MODE-1] Standard mode keeps all 47 encounter cards, and no hero has a resource before the first round',
  { game: { scenario: 'journey-down-the-anduin', decks: parties.slice(0, 1), mode: 'standard' } },
  (t) => {
    t.no()
    const cards = ['encounterDeck', 'staging', 'encounterDiscard'].map((pile) => Number(t.value(pile)))
    if (cards.reduce((sum, count) => sum + count) !== 47) throw new Error(`47 encounter cards lie in three piles: ${cards.join(' + ')}`)
    t.sees({ 'hill-troll.zone': 'staging-area', 'aragorn.resources': 1 }).until('3.2').isAt('3.2')
  },
)

scene(
  '[LCG-MODE-2] Each hero has the resource of easy mode before anybody is asked for a mulligan',
  { game: { scenario: 'journey-down-the-anduin', decks: parties.slice(0, 1), mode: 'easy' } },
  (t) => {
    t.sees({ 'aragorn.resources': 1 }).asks('mulligan', 'you')
  },
)

scene(
  '[LCG-MODE-5] In basic mode no enemy is dealt a shadow card, and attacks have no shadow step',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [{ heroes: ['aragorn'], cards: { 'guard-of-the-citadel': 7 } }],
      mode: 'basic',
    },
  },
  (t) => {
    t.no().until('5.2').pick('forest-spider')
    t.tells('shadow-dealt', {}, 0).asks('choose-defender', 'you')
    const before = Number(t.value('encounterDeck'))
    t.decline().tells('attacks', {}, 1).tells('shadow-revealed', {}, 0).tells('no-shadow-card', {}, 0).sees({ encounterDeck: before })
    t.until('3.2', 'next round').sees({ encounterDeck: before }).isAt('3.2')
  },
)

// the stage is entered from an earlier one, because the scene can then define the encounter deck
const before = {
  you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }, 'aragorn'] },
  friend: { heroes: ['theodred'] },
  quest: { card: 'flies-and-spiders', progress: 7 },
  questDeck: ['to-the-river', 'anduin-passage'],
  at: '3.4',
} as const

scene(
  '[LCG-WHENREV-3] To the River… adds a Hill Troll from anywhere in the deck without revealing it, and shuffles the deck',
  { ...before, encounterDeck: ['wargs', 'the-brown-lands', 'scene:treachery', 'hill-troll', 'hill-troll'] },
  (t) => {
    t.tells('revealed', {}, 2).tells('shuffled', { zone: 'encounter-deck' }, 1).tells('entered-play', { card: 'hill-troll', how: 'put' }, 1)
    t.sees({
      'wargs.zone': 'staging-area',
      'the-brown-lands.zone': 'staging-area',
      'hill-troll.zone': 'staging-area',
      staging: 3,
      encounterDeck: 2,
      'quest.side': 'B',
    })
    t.asks('choose-location', 'you')
  },
)

scene(
  'To the River… adds no second Hill Troll when one was revealed on side A, and still shuffles the deck',
  { ...before, encounterDeck: ['hill-troll', 'the-brown-lands', 'scene:treachery', 'hill-troll'] },
  (t) => {
    t.tells('entered-play', { card: 'hill-troll' }, 1).tells('shuffled', { zone: 'encounter-deck' }, 1)
    t.sees({ staging: 2, encounterDeck: 2 }).asks('choose-location', 'you')
  },
)

scene(
  'To the River… adds no second Hill Troll while one is engaged with a player',
  {
    ...before,
    friend: { heroes: ['theodred'], engaged: ['hill-troll'] },
    encounterDeck: ['wargs', 'the-brown-lands', 'hill-troll', 'scene:treachery'],
  },
  (t) => {
    t.tells('entered-play', { card: 'hill-troll' }, 0).sees({ staging: 2, encounterDeck: 2 }).asks('choose-location', 'you')
  },
)

scene(
  'To the River… adds no Hill Troll when the encounter deck has none',
  { ...before, encounterDeck: ['wargs', 'the-brown-lands', 'scene:treachery'] },
  (t) => {
    t.sees({ staging: 2, encounterDeck: 1, 'quest.side': 'B' })
      .tells('shuffled', { zone: 'encounter-deck' }, 1)
      .asks('choose-location', 'you')
  },
)

const stuck = { you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }, 'aragorn'] }, questDeck: ['anduin-passage'] } as const

scene(
  '[LCG-QUEST-ADVANCE-4] To the River… gets progress but is not defeated while a Hill Troll is in play',
  { ...stuck, quest: { card: 'to-the-river', progress: 7 }, staging: ['hill-troll'], encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'quest.slug': 'to-the-river', 'quest.progress': 10 }).isAt('5.2')
  },
)

scene(
  'To the River… is not defeated while a Hill Troll is engaged with a player',
  {
    ...stuck,
    friend: { heroes: ['theodred'], engaged: ['hill-troll'] },
    quest: { card: 'to-the-river', progress: 7 },
    staging: ['wargs'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'to-the-river', 'quest.progress': 9 }).isAt('5.2')
  },
)

scene(
  'To the River… is defeated with 8 progress when no Hill Troll is in play',
  { ...stuck, quest: { card: 'to-the-river', progress: 6 }, staging: ['wargs'], encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'quest.slug': 'anduin-passage', 'quest.progress': 0 }).isAt('5.2')
  },
)

scene(
  'To the River… is defeated as soon as the last Hill Troll leaves play',
  {
    you: { heroes: ['aragorn'], allies: ['gandalf'], engaged: [{ card: 'hill-troll', damage: 8 }] },
    quest: { card: 'to-the-river', progress: 9 },
    questDeck: ['anduin-passage'],
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('hill-troll').choose('aragorn', 'gandalf').sees({ 'quest.slug': 'anduin-passage', 'quest.progress': 0 }).isAt('3.2')
  },
)
