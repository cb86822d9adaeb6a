import { scene } from '@questwright/testkit'

scene(
  'Hobbits cost one less in the Green Hill Country',
  { path: ['green-hill-country'], you: { hand: ['sam-son-of-hamfast', 'gimli-dwarf-of-erebor'] } },
  (t) => {
    t.play('sam-son-of-hamfast')
    t.sees({ pool: 1 })
    t.play('gimli-dwarf-of-erebor')
    t.sees({ pool: 3 })
    t.isAt('fellowship')
  },
)
