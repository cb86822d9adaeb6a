import { scene } from '@questwright/testkit'

scene(
  'Sam exerts twice and is defender +1 until the regroup phase',
  { at: 'maneuver', you: { companions: ['sam-proper-poet'] }, opponent: { minions: ['goblin-runner', 'goblin-marksman'] } },
  (t) => {
    t.use('sam-proper-poet')
    t.sees({ 'sam-proper-poet.wounds': 2, 'sam-proper-poet.defender': 1 })
    t.isAt('archery')
  },
)

scene(
  'Sam, Proper Poet, becomes the Ring-bearer when Frodo is killed',
  {
    at: 'defenders',
    you: { bearer: 'frodo-son-of-drogo', companions: ['sam-proper-poet'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('frodo-son-of-drogo>goblin-patrol-troop')
    t.use('sam-proper-poet')
    t.sees({ 'you.bearer': 'sam-proper-poet' })
    t.isAt('regroup')
  },
)
