import { scene } from '@questwright/testkit'

const ready = { heroes: [{ card: 'beravor', is: ['exhausted'] as const, resources: 1 }], hand: ['secret-paths'], threat: 10 }

scene(
  'Secret Paths makes the threat of a location not count until the end of the phase, without changing it',
  {
    you: ready,
    staging: ['king-spider', 'forest-gate', 'old-forest-road'],
    activeLocation: 'enchanted-stream',
    at: 'window 3.3',
  },
  (t) => {
    t.sees({ 'staging.threat': 5 }).play('secret-paths').offers('forest-gate', 'old-forest-road')
    // 3 threat against no willpower
    t.changes(() => t.pick('forest-gate'), { 'you.threat': +3, 'forest-gate.threat': 0 })
    t.sees({ 'forest-gate.threat': 2, 'staging.threat': 5, 'secret-paths.zone': 'you.discard', 'beravor.resources': 0 }).isAt('5.2')
  },
)

scene(
  'Secret Paths works at once',
  { you: { ...ready, allies: ['henamarth-riversong'] }, staging: ['forest-gate', 'old-forest-road'], encounterDeck: 2, at: 'window 3.3' },
  (t) => {
    t.play('secret-paths')
    t.changes(() => t.pick('forest-gate'), { 'staging.threat': -2, 'forest-gate.threat': 0 })
    t.isAt('window 3.3')
  },
)

scene(
  '[LCG-CHOOSE-2] Secret Paths cannot be played without a location in the staging area whose threat still counts',
  {
    you: {
      heroes: [{ card: 'beravor', is: ['exhausted'], resources: 3 }],
      hand: ['secret-paths', { card: 'secret-paths', as: 'another' }, { card: 'secret-paths', as: 'third-copy' }],
    },
    staging: ['forest-spider', 'forest-gate', 'old-forest-road'],
    activeLocation: 'enchanted-stream',
    at: 'window 3.3',
  },
  (t) => {
    t.play('secret-paths', 'forest-gate').sees({ 'staging.threat': 3 }).offers('another', 'third-copy')
    // one location is left, so no choice is asked; then none is left
    t.changes(() => t.play('another'), { 'you.threat': +2 })
    t.sees({ 'third-copy.zone': 'you.hand' }).isAt('5.2')
  },
)

scene(
  '[LCG-ACTION-2] Secret Paths cannot be played outside the quest phase',
  { you: ready, staging: ['old-forest-road', 'forest-spider'], at: 'window 4.2' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('5.2')
  },
)
