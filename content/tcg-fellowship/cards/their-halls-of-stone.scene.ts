import { scene } from '@questwright/testkit'

scene(
  'Their Halls of Stone makes a Dwarf stronger by 2 above the ground',
  {
    at: 'defenders',
    you: { site: 4, companions: ['gimli-dwarf-of-erebor'], hand: ['their-halls-of-stone'] },
    opponent: { minions: ['goblin-marksman'] },
    path: ['east-road', 'bree-gate', 'council-courtyard', 'moria-lake'],
  },
  (t) => {
    t.choose('gimli-dwarf-of-erebor>goblin-marksman')
    t.play('their-halls-of-stone')
    t.tells('skirmish-resolved', { free: 8 })
    t.isAt('regroup')
  },
)

scene(
  'Their Halls of Stone makes a Dwarf stronger by 4 at an underground site',
  {
    at: 'defenders',
    you: { site: 4, companions: ['gimli-dwarf-of-erebor'], hand: ['their-halls-of-stone'] },
    opponent: { minions: ['goblin-marksman'] },
    path: ['east-road', 'bree-gate', 'council-courtyard', 'mithril-mine'],
  },
  (t) => {
    t.choose('gimli-dwarf-of-erebor>goblin-marksman')
    t.play('their-halls-of-stone')
    t.tells('skirmish-resolved', { free: 10 })
    t.isAt('regroup')
  },
)
