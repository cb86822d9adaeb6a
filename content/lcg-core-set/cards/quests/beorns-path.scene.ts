import { scene } from '@questwright/testkit'

const table = { you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] }, questDeck: ['dont-leave-the-path'] } as const

scene(
  "The players win when they defeat Beorn's Path, although another stage is left",
  { ...table, quest: { card: 'beorns-path', progress: 9 }, staging: ['black-forest-bats'], at: '3.4' },
  (t) => {
    t.isWon('won.last-stage')
  },
)

scene(
  "[LCG-QUEST-ADVANCE-4] Beorn's Path gets progress but is not defeated while Ungoliant's Spawn is in play",
  {
    ...table,
    friend: { heroes: ['theodred'], engaged: ['ungoliants-spawn'] },
    quest: { card: 'beorns-path', progress: 10 },
    staging: ['black-forest-bats'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'beorns-path', 'quest.progress': 11 }).isAt('5.2')
  },
)

scene(
  "Beorn's Path is defeated as soon as Ungoliant's Spawn leaves play",
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'ungoliants-spawn', damage: 8 }] },
    quest: { card: 'beorns-path', progress: 10 },
    at: '6.7',
  },
  (t) => {
    t.pick('ungoliants-spawn').isWon('won.last-stage')
  },
)
