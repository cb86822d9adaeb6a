import { scene } from '@questwright/testkit'

scene(
  'another companion with the Frodo signet exerts to heal Frodo',
  {
    you: {
      bearer: { card: 'frodo-son-of-drogo', wounds: 2 },
      companions: ['boromir-son-of-denethor', 'legolas-prince-of-mirkwood'],
    },
  },
  (t) => {
    t.use('frodo-son-of-drogo')
    t.sees({ 'frodo-son-of-drogo.wounds': 1, 'boromir-son-of-denethor.wounds': 1, 'legolas-prince-of-mirkwood.wounds': 0 })
    t.isAt('fellowship')
  },
)
