import { scene } from '@questwright/testkit'

scene(
  '[LCG-QUEST-ADVANCE-6] Despair removes 4 progress from the current quest and none from the active location',
  {
    you: { heroes: ['aragorn'] },
    quest: { card: 'scene:quest', progress: 6 },
    activeLocation: { card: 'old-forest-road', progress: 2 },
    staging: ['goblin-sniper'],
    encounterDeck: ['despair', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'quest.progress': 2, 'old-forest-road.progress': 2, 'despair.zone': 'encounter-discard' }).isAt('5.2')
  },
)

scene(
  'Despair removes all progress from a quest that has less than 4 progress',
  {
    you: { heroes: ['aragorn'] },
    quest: { card: 'scene:quest', progress: 3 },
    activeLocation: { card: 'old-forest-road', progress: 2 },
    staging: ['goblin-sniper'],
    encounterDeck: ['despair', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'quest.progress': 0, 'old-forest-road.progress': 2 }).isAt('5.2')
  },
)

scene(
  'Shadow: Despair makes the defense of the defending character not count until the end of the attack',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['despair'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.damage': 3, 'aragorn.defense': 2, 'quest.progress': 0 }).isAt('6.8a')
  },
)

scene(
  'Shadow: A later defense bonus does not count after Despair, and other characters keep their defense',
  {
    you: {
      heroes: [{ card: 'theodred', resources: 2 }],
      allies: ['faramir'],
      hand: ['for-gondor'],
      engaged: [{ card: 'king-spider', shadow: ['despair'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('faramir').until('window 6.4.2').sees({ 'faramir.defense': 0, 'theodred.defense': 1 })
    t.play('for-gondor').sees({ 'faramir.zone': 'you.discard' }).isAt('6.8a')
  },
)

scene(
  'Shadow: Despair does nothing when the attack is undefended',
  { you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['despair'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().tells('effect-began', {}, 0).pick('aragorn').sees({ 'aragorn.damage': 3 }).isAt('6.8a')
  },
)

scene(
  'Shadow: Despair does not change the defense of a character that defends against Wolf Rider',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['despair', 'wolf-rider'] }] },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').choose('theodred').sees({ 'aragorn.damage': 3, 'theodred.damage': 1 }).isAt('3.2')
  },
)
