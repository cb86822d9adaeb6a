import { scene } from '@questwright/testkit'

scene(
  'Goblin Runner may add two tokens when it is played',
  { at: 'shadow', you: { site: 4 }, opponent: { hand: ['goblin-runner', 'goblin-runner'] }, pool: 2 },
  (t) => {
    t.play('goblin-runner')
    t.asks('optional-after', 'opponent').use('goblin-runner')
    t.sees({ pool: 3 })
    t.play('goblin-runner#2').pass()
    t.sees({ pool: 2 })
    t.isAt('shadow')
  },
)
