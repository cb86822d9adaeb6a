import { scene } from '@questwright/testkit'

scene(
  'stealth events are not played in the Breeland Forest',
  {
    at: 'defenders',
    path: ['scene:site-1', 'breeland-forest'],
    you: { site: 2, companions: ['gimli-dwarf-of-erebor'], hand: ['hobbit-intuition', 'noble-intentions'] },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.choose('scene:bearer>goblin-runner')
    t.asks('window', 'you').offers('noble-intentions')
  },
)
