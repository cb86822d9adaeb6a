import { scene } from '@questwright/testkit'

const hunted = (quest: string) =>
  ({
    you: { heroes: ['aragorn'], threat: 40 },
    friend: { heroes: ['theodred'], threat: 40 },
    quest,
    staging: ['misty-mountain-goblins', 'wargs', 'forest-spider'],
    encounterDeck: 9,
    at: '5.2',
  }) as const

scene('Anduin Passage has no engagement checks; each player may engage one enemy', hunted('anduin-passage'), (t) => {
  t.asks('choose-enemy-to-engage', 'you')
    .pick('wargs')
    .asks('choose-enemy-to-engage', 'friend')
    .offers('misty-mountain-goblins', 'forest-spider')
  t.decline().tells('engagement-check', {}, 0).tells('step-skipped', { step: 'checks' }, 1)
  t.sees({ 'wargs.zone': 'you.engaged', 'misty-mountain-goblins.zone': 'staging-area', 'forest-spider.zone': 'staging-area' }).isAt('6.4.1')
})

scene('Enemies engage by engagement checks on To the River…, the stage before Anduin Passage', hunted('to-the-river'), (t) => {
  t.decline().decline().sees({ staging: 0, 'you.engaged': 2, 'friend.engaged': 1 }).tells('step-skipped', {}, 0).isAt('6.4a')
})

scene(
  'Anduin Passage reveals one more encounter card in the staging step with one player',
  { you: { heroes: ['aragorn'] }, quest: 'anduin-passage', encounterDeck: ['forest-spider', 'wargs', 'king-spider'], at: '3.3' },
  (t) => {
    t.tells('revealed', {}, 2).sees({ staging: 2, encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'Anduin Passage reveals only one more encounter card in the staging step with two players',
  {
    you: { heroes: ['aragorn'] },
    friend: { heroes: ['theodred'] },
    quest: 'anduin-passage',
    encounterDeck: ['forest-spider', 'wargs', 'goblin-sniper', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', {}, 3).sees({ staging: 3, encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'Anduin Passage reveals no more cards when an effect reveals a card outside the staging step',
  {
    you: { heroes: ['aragorn'] },
    quest: 'anduin-passage',
    staging: ['mountains-of-mirkwood'],
    encounterDeck: ['forest-spider', 'wargs'],
    at: '4.2',
  },
  (t) => {
    t.pick('mountains-of-mirkwood').tells('revealed', {}, 1).sees({ encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'The players advance from Anduin Passage with 16 progress',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    quest: { card: 'anduin-passage', progress: 14 },
    questDeck: ['ambush-on-the-shore'],
    encounterDeck: ['goblin-sniper', 'scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'ambush-on-the-shore', 'quest.progress': 0 }).isAt('5.2')
  },
)

scene(
  'The players do not advance from Anduin Passage with 15 progress',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    quest: { card: 'anduin-passage', progress: 13 },
    questDeck: ['ambush-on-the-shore'],
    encounterDeck: ['goblin-sniper', 'scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'anduin-passage', 'quest.progress': 15, encounterDeck: 3 }).isAt('3.2')
  },
)
