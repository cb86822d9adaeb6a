import { scene } from '@questwright/testkit'

scene(
  'the Goblin Patrol Troop is played for six, and two more where it roams',
  { at: 'shadow', you: { site: 4 }, opponent: { hand: ['goblin-patrol-troop'] }, pool: 7 },
  (t) => {
    t.play('goblin-patrol-troop')
    t.sees({ pool: 1, 'goblin-patrol-troop.strength': 13 })
    t.isAt('shadow')
  },
)
