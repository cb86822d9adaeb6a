import { scene } from '@questwright/testkit'

scene(
  "[LCG-WHENREV-3] Don't Leave the Path! adds a Spider for each player, from deck or discard pile, without revealing it",
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }, 'gloin'] },
    friend: { heroes: ['theodred'] },
    quest: { card: 'flies-and-spiders', progress: 7 },
    questDeck: ['dont-leave-the-path'],
    encounterDeck: ['king-spider', 'old-forest-road', 'ungoliants-spawn'],
    encounterDiscard: ['forest-spider', 'the-necromancers-reach'],
    at: '3.4',
  },
  (t) => {
    t.asks('search', 'you').offers('king-spider', 'ungoliants-spawn', 'forest-spider').pick('king-spider')
    t.asks('search', 'friend').offers('ungoliants-spawn', 'forest-spider').pick('forest-spider')
    t.sees({
      'king-spider.zone': 'staging-area',
      'forest-spider.zone': 'staging-area',
      encounterDeck: 2,
      encounterDiscard: 1,
      'gloin.exhausted': 'no',
    })
    t.tells('shuffled', { zone: 'encounter-deck' }, 2).isAt('5.2')
  },
)

scene(
  "Don't Leave the Path! adds the only Spider without a choice, and adds none when no Spider is left",
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    friend: { heroes: ['theodred'] },
    quest: { card: 'flies-and-spiders', progress: 7 },
    questDeck: ['dont-leave-the-path'],
    encounterDeck: ['king-spider', 'old-forest-road'],
    at: '3.4',
  },
  (t) => {
    t.sees({ staging: 1, 'king-spider.zone': 'staging-area', 'quest.slug': 'dont-leave-the-path' }).isAt('5.2')
  },
)

scene(
  "Progress does not defeat Don't Leave the Path!",
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    quest: 'dont-leave-the-path',
    staging: ['black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'dont-leave-the-path', 'quest.progress': 1 }).isAt('5.2')
  },
)

scene(
  "The players win when they defeat Ungoliant's Spawn on Don't Leave the Path!",
  { you: { heroes: ['aragorn'], engaged: [{ card: 'ungoliants-spawn', damage: 8 }] }, quest: 'dont-leave-the-path', at: '6.7' },
  (t) => {
    t.pick('ungoliants-spawn').isWon()
  },
)

scene(
  "The players do not win when they defeat another Spider on Don't Leave the Path!",
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'king-spider', damage: 2 }] },
    quest: 'dont-leave-the-path',
    staging: ['ungoliants-spawn'],
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('king-spider').sees({ 'king-spider.zone': 'encounter-discard' }).isAt('3.2')
  },
)
