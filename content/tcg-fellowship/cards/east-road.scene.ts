import { scene } from '@questwright/testkit'

scene(
  'companions cost two more at the East Road, and allies do not',
  { path: ['east-road'], you: { hand: ['gimli-dwarf-of-erebor', 'bounder'] } },
  (t) => {
    t.play('gimli-dwarf-of-erebor')
    t.sees({ pool: 4 })
    t.play('bounder')
    t.sees({ pool: 5 })
    t.isAt('fellowship')
  },
)
