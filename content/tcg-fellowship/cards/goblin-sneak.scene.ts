import { scene } from '@questwright/testkit'

scene(
  'Goblin Sneak may place a Moria Orc of the discard pile beneath the draw deck',
  { at: 'shadow', you: { site: 4 }, opponent: { hand: ['goblin-sneak'], discard: ['goblin-runner', 'uruk-savage'] }, pool: 2 },
  (t) => {
    t.play('goblin-sneak')
    t.use('goblin-sneak')
    t.sees({ 'opponent.deck': 10, 'uruk-savage.zone': 'opponent.discard', 'goblin-runner.zone': 'opponent.deck' })
    t.isAt('shadow')
  },
)
