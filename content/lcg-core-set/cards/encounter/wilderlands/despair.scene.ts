import { scene } from '@questwright/testkit'

scene(
  '[LCG-QUEST-ADVANCE-6] Despair takes 4 progress off the current quest, and none off the active location',
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
  'Despair takes all progress off a quest that has less than 4',
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
  'Shadow: the defense of the defending character does not count, until the end of the attack',
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
  'Shadow: what adds to its defense after Despair does not count either, and other characters keep theirs',
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
  'Shadow: Despair has no target in an undefended attack',
  { you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['despair'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().tells('effect-began', {}, 0).pick('aragorn').sees({ 'aragorn.damage': 3 }).isAt('6.8a')
  },
)

scene(
  'Shadow: Despair touches one attack: a defender against Wolf Rider, who joins in, counts its defense',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['despair', 'wolf-rider'] }] },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').choose('theodred').sees({ 'aragorn.damage': 3, 'theodred.damage': 1 }).isAt('3.2')
  },
)
