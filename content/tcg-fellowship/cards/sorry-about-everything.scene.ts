import { scene } from '@questwright/testkit'

scene(
  'a Hobbit companion exerts to remove a burden',
  { you: { bearer: { card: 'frodo-son-of-drogo', burdens: 2 }, support: ['bounder'], hand: ['sorry-about-everything'] } },
  (t) => {
    t.play('sorry-about-everything')
    t.sees({ 'you.burdens': 1, 'frodo-son-of-drogo.wounds': 1 })
    t.isAt('shadow')
  },
)
