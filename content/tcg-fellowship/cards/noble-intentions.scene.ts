import { scene } from '@questwright/testkit'

scene(
  'a companion that is no Hobbit exerts to make a Hobbit stronger',
  {
    at: 'defenders',
    you: { companions: ['gimli-dwarf-of-erebor'], hand: ['noble-intentions'] },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.choose('scene:bearer>goblin-runner')
    t.play('noble-intentions')
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 1 })
    t.tells('skirmish-resolved', { free: 6 })
    t.isAt('regroup')
  },
)
