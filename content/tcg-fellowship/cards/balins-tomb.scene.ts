import { scene } from '@questwright/testkit'

scene(
  "a tale is discarded from hand or from play at Balin's Tomb to heal a companion",
  {
    at: 'maneuver',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'balins-tomb'],
    you: {
      site: 4,
      bearer: { card: 'frodo-son-of-drogo', borne: ['there-and-back-again'] },
      companions: [{ card: 'gimli-dwarf-of-erebor', wounds: 2 }],
      hand: ['there-and-back-again'],
    },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.use('balins-tomb#balins-tomb-2')
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 1, 'you.hand': 0 })
    t.use('balins-tomb')
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 0, 'you.discard': 2 })
    t.isAt('assignment')
  },
)
