import { scene } from '@questwright/testkit'

scene(
  '[LCG-SETUP-8] Flies and Spiders puts a Forest Spider and an Old Forest Road into the staging area while side A is up',
  { game: { scenario: 'passage-through-mirkwood', decks: [{ heroes: ['aragorn'], cards: { 'guard-of-the-citadel': 7 } }] } },
  (t) => {
    // the three sets have 36 cards, two of which are in the staging area
    t.no().sees({
      staging: 2,
      'staging.threat': 3,
      encounterDeck: 34,
      'quest.slug': 'flies-and-spiders',
      'quest.side': 'B',
      'quest.questPoints': 8,
    })
    t.tellsInOrder('stage-entered', 'entered-play', 'entered-play', 'shuffled', 'stage-entered', 'round-began')
    t.tells('entered-play', { card: 'forest-spider', how: 'set-up' }, 1).tells(
      'entered-play',
      { card: 'old-forest-road', how: 'set-up' },
      1,
    )
    t.tells('revealed', {}, 0).isAt('3.2')
  },
)

scene(
  '[LCG-QUEST-ADVANCE-2] The players advance from Flies and Spiders with 8 progress, and further progress does not carry over',
  {
    you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }] },
    quest: { card: 'flies-and-spiders', progress: 6 },
    questDeck: ['a-fork-in-the-road'],
    staging: ['black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'a-fork-in-the-road', 'quest.progress': 0, 'quest.side': 'B', 'flies-and-spiders.zone': 'removed' }).isAt('5.2')
  },
)

scene(
  '[LCG-QUEST-ADVANCE-1] The players do not advance from Flies and Spiders when progress goes to the active location',
  {
    you: { heroes: [{ card: 'theodred', is: ['exhausted', 'committed'] }, 'aragorn'] },
    quest: { card: 'flies-and-spiders', progress: 6 },
    questDeck: ['a-fork-in-the-road'],
    activeLocation: 'forest-gate',
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'flies-and-spiders', 'quest.progress': 6, 'forest-gate.progress': 1 }).isAt('3.2')
  },
)
