import { scene } from '@questwright/testkit'

scene(
  '[LCG-QUEST-ADVANCE-6] After an attack of Misty Mountain Goblins, the current quest loses 1 progress and the active location loses none',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: ['misty-mountain-goblins'] },
    quest: { card: 'scene:quest', progress: 4 },
    activeLocation: { card: 'old-forest-road', progress: 2 },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'you').sees({ 'quest.progress': 4 })
    t.changes(() => t.choose('aragorn'), { 'quest.progress': -1, 'old-forest-road.progress': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'The attack of another enemy removes no progress while Misty Mountain Goblins are engaged',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: ['king-spider', 'misty-mountain-goblins'] },
    quest: { card: 'scene:quest', progress: 1 },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('king-spider').choose('aragorn').asks('choose-defender', 'you').sees({ 'quest.progress': 1 })
    t.choose('theodred').sees({ 'quest.progress': 0 }).isAt('3.2')
  },
)

const raided = {
  you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['misty-mountain-goblins'] }] },
  quest: { card: 'scene:quest', progress: 4 },
  activeLocation: { card: 'old-forest-road', progress: 2 },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: Misty Mountain Goblins remove 1 progress from the current quest when a character defends', raided, (t) => {
  t.changes(() => t.choose('aragorn'), { 'quest.progress': -1, 'old-forest-road.progress': 0 })
  t.isAt('6.8a')
})

scene('Shadow: Misty Mountain Goblins remove 3 progress from the current quest when the attack is undefended', raided, (t) => {
  t.changes(() => t.decline().pick('aragorn'), { 'quest.progress': -3, 'old-forest-road.progress': 0 })
  t.isAt('6.8a')
})
