import { scene } from '@questwright/testkit'

scene(
  'Aragorn is readied after he commits when 1 of his resources is paid',
  { you: { heroes: [{ card: 'aragorn', resources: 1 }] }, staging: ['black-forest-bats'], at: '3.2' },
  (t) => {
    t.choose('aragorn').asks('after-response', 'you').offers('aragorn')
    // Aragorn stays committed: 2 willpower against 1 threat
    t.changes(() => t.use('aragorn'), { 'aragorn.resources': -1, 'aragorn.exhausted': 'no', 'quest.progress': +1 })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-ABILITY-2] Aragorn stays exhausted when his player declines his response',
  { you: { heroes: [{ card: 'aragorn', resources: 1 }] }, staging: ['black-forest-bats'], at: '3.2' },
  (t) => {
    t.choose('aragorn')
    t.changes(() => t.pass(), { 'aragorn.resources': 0, 'aragorn.exhausted': 'yes' })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-ABILITY-8] Aragorn cannot be readied with resources of another hero',
  { you: { heroes: ['aragorn', { card: 'gloin', resources: 3 }] }, staging: ['black-forest-bats'], at: '3.2' },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.exhausted': 'yes', 'gloin.resources': 3 }).isAt('5.2')
  },
)

scene(
  'Aragorn is not readied when only another hero commits',
  { you: { heroes: [{ card: 'aragorn', resources: 1, is: ['exhausted'] }, 'gloin'] }, staging: ['black-forest-bats'], at: '3.2' },
  (t) => {
    t.choose('gloin').sees({ 'aragorn.exhausted': 'yes', 'aragorn.resources': 1 }).isAt('5.2')
  },
)

scene(
  '[LCG-SENTINEL-1] [LCG-SENTINEL-3] Aragorn defends for a player who declared no defender, and takes the damage',
  { you: { heroes: ['aragorn', 'gloin'] }, friend: { heroes: ['theodred'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'friend').decline()
    t.asks('choose-defender', 'you').offers('aragorn')
    t.changes(() => t.choose('aragorn'), { 'aragorn.exhausted': 'yes', 'aragorn.damage': +1, 'theodred.damage': 0 })
    t.isAt('6.8a')
  },
)

scene(
  '[LCG-SENTINEL-1] Aragorn cannot defend for a player who declared a defender',
  { you: { heroes: ['aragorn'] }, friend: { heroes: ['theodred'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.choose('theodred').sees({ 'theodred.damage': 2, 'aragorn.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-SENTINEL-2] Aragorn cannot defend for another player while he is exhausted',
  { you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] }, friend: { heroes: ['theodred'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.decline().sees({ 'theodred.damage': 3, 'aragorn.damage': 0 }).isAt('6.8a')
  },
)
