import { scene } from '@questwright/testkit'

scene(
  'Sam exerts to remove a burden',
  { you: { bearer: { card: 'frodo-son-of-drogo', burdens: 2 }, companions: ['sam-son-of-hamfast'] } },
  (t) => {
    t.use('sam-son-of-hamfast')
    t.sees({ 'you.burdens': 1, 'sam-son-of-hamfast.wounds': 1 })
    t.isAt('fellowship')
  },
)

scene(
  'Sam becomes the Ring-bearer when Frodo is killed',
  {
    at: 'defenders',
    you: { bearer: 'frodo-son-of-drogo', ring: 'the-one-ring-the-ruling-ring', companions: ['sam-son-of-hamfast'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('frodo-son-of-drogo>goblin-patrol-troop')
    t.use('sam-son-of-hamfast')
    t.sees({
      'you.bearer': 'sam-son-of-hamfast',
      'frodo-son-of-drogo.zone': 'you.dead',
      'the-one-ring-the-ruling-ring.zone': 'borne of sam-son-of-hamfast',
      'sam-son-of-hamfast.resistance': 5,
    })
    t.isAt('regroup')
  },
)
