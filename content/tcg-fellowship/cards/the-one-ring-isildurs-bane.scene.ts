import { scene } from '@questwright/testkit'

scene(
  "Isildur's Bane turns an archery wound and each later wound into two burdens",
  {
    at: 'archery-fire',
    you: { bearer: 'frodo-son-of-drogo', ring: 'the-one-ring-isildurs-bane' },
    opponent: { minions: ['goblin-marksman'] },
  },
  (t) => {
    t.asks('optional', 'you').use('the-one-ring-isildurs-bane')
    t.sees({ 'you.burdens': 2, 'frodo-son-of-drogo.wounds': 0, 'frodo-son-of-drogo.wearsRing': 'yes' })
    t.sees({ 'frodo-son-of-drogo.strength': 4, 'frodo-son-of-drogo.vitality': 5 })
    t.choose('frodo-son-of-drogo>goblin-marksman')
    t.sees({ 'you.burdens': 4, 'frodo-son-of-drogo.wounds': 0, 'frodo-son-of-drogo.wearsRing': 'no' })
    t.isAt('regroup')
  },
)
