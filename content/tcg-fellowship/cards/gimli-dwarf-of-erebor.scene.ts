import { scene } from '@questwright/testkit'

scene(
  'Gimli adds two tokens to place a card beneath the draw deck while the pool has fewer than two',
  { you: { companions: ['gimli-dwarf-of-erebor'], hand: ['noble-intentions', 'intimidate'] }, pool: 1 },
  (t) => {
    t.use('gimli-dwarf-of-erebor', 'noble-intentions')
    t.sees({ pool: 3, 'you.hand': 1, 'you.deck': 10 })
    t.notOffered('gimli-dwarf-of-erebor')
    t.isAt('fellowship')
  },
)
