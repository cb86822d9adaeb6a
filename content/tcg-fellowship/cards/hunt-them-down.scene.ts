import { scene } from '@questwright/testkit'

scene(
  'Hunt Them Down makes an Uruk-hai fierce until the regroup phase',
  { at: 'maneuver', opponent: { minions: ['uruk-savage'], hand: ['hunt-them-down'] }, pool: 3 },
  (t) => {
    t.play('hunt-them-down')
    t.asks('assign', 'you').choose()
    t.asks('assign-leftovers', 'opponent').choose()
    t.asks('assign', 'you')
  },
)
