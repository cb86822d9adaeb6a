import { scene } from '@questwright/testkit'

scene(
  'nobody is assigned at the Buckleberry Ferry while the fellowship has only Hobbits',
  {
    at: 'archery-fire',
    path: ['scene:site-1', 'buckleberry-ferry'],
    you: { site: 2, companions: ['sam-son-of-hamfast'] },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.asks('move-or-stay', 'you')
    t.isAt('regroup')
  },
)

scene(
  'a Dwarf in the fellowship brings skirmishes to the Buckleberry Ferry',
  {
    at: 'archery-fire',
    path: ['scene:site-1', 'buckleberry-ferry'],
    you: { site: 2, companions: ['gimli-dwarf-of-erebor'] },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.asks('assign', 'you')
  },
)
