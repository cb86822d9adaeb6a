import { scene } from '@questwright/testkit'

scene(
  'Dungeon Jailor puts an objective back into the encounter deck when the players quest unsuccessfully',
  { staging: ['dungeon-jailor', 'shadow-key'], encounterDeck: 4, at: '3.4' },
  (t) => {
    t.sees({ 'shadow-key.zone': 'encounter-deck', encounterDeck: 5, staging: 1, 'you.threat': 1 })
    t.tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('5.2')
  },
)

scene(
  'The first player picks which of several unclaimed objectives Dungeon Jailor takes; its guard stays',
  {
    firstPlayer: 'friend',
    you: { heroes: [{ card: 'aragorn', attachments: ['gandalfs-map'] }] },
    friend: { heroes: ['theodred'] },
    staging: ['dungeon-jailor', 'dungeon-torch', { card: 'king-spider', attachments: ['shadow-key'] }],
    at: '3.4',
  },
  (t) => {
    t.asks('choose', 'friend').offers('dungeon-torch', 'shadow-key').pick('shadow-key')
    t.sees({ 'shadow-key.zone': 'encounter-deck', 'dungeon-torch.zone': 'staging-area', 'king-spider.zone': 'staging-area' }).isAt(
      'window 3.4',
    )
  },
)

scene(
  'Dungeon Jailor does not take a claimed objective',
  {
    you: { heroes: [{ card: 'aragorn', attachments: [{ card: 'shadow-key', controller: 'you' }] }] },
    staging: ['dungeon-jailor'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'shadow-key.zone': 'attachments of aragorn', 'you.threat': 1 }).isAt('5.2')
  },
)

scene(
  'Dungeon Jailor does nothing while it is engaged',
  { you: { engaged: ['dungeon-jailor'] }, staging: ['shadow-key', 'black-forest-bats'], at: '3.4' },
  (t) => {
    t.sees({ 'shadow-key.zone': 'staging-area', 'you.threat': 1 }).isAt('window 3.4')
  },
)

scene(
  'Dungeon Jailor does nothing when the quest neither fails nor succeeds',
  { you: { heroes: [{ card: 'dunhere', is: ['exhausted', 'committed'] }] }, staging: ['dungeon-jailor', 'shadow-key'], at: '3.4' },
  (t) => {
    t.sees({ 'shadow-key.zone': 'staging-area', 'quest.progress': 0, 'you.threat': 0 }).isAt('window 3.4')
  },
)

scene(
  'Dungeon Jailor goes to the victory display and gives 5 victory points',
  { you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'dungeon-jailor', damage: 4 }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('dungeon-jailor')
    t.changes(() => t.choose('aragorn', 'theodred'), { victoryDisplay: +1, 'score.victoryPoints': +5, encounterDiscard: 0 })
    t.isAt('3.2')
  },
)
