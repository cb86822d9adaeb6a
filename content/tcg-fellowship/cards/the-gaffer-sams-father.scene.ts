import { scene } from '@questwright/testkit'

scene(
  'The Gaffer exerts to heal Frodo or Sam',
  {
    you: {
      bearer: { card: 'frodo-son-of-drogo', wounds: 1 },
      companions: [
        { card: 'sam-son-of-hamfast', wounds: 1 },
        { card: 'boromir-son-of-denethor', wounds: 1 },
      ],
      support: ['the-gaffer-sams-father'],
    },
  },
  (t) => {
    t.use('the-gaffer-sams-father')
    t.asks('heal', 'you').offers('frodo-son-of-drogo', 'sam-son-of-hamfast')
    t.pick('sam-son-of-hamfast')
    t.sees({ 'sam-son-of-hamfast.wounds': 0, 'the-gaffer-sams-father.wounds': 1 })
    t.isAt('fellowship')
  },
)
