import { scene } from '@questwright/testkit'

scene(
  'two companions exert on the way to the Moria Lake if Frodo does not',
  {
    you: { site: 3, bearer: 'frodo-son-of-drogo', companions: ['gimli-dwarf-of-erebor', 'boromir-son-of-denethor', 'sam-son-of-hamfast'] },
    opponent: { sites: ['moria-lake'] },
  },
  (t) => {
    t.pass()
    t.asks('either', 'you').pick('others')
    t.asks('exert', 'you').offers('gimli-dwarf-of-erebor', 'boromir-son-of-denethor', 'sam-son-of-hamfast')
    t.choose('gimli-dwarf-of-erebor', 'sam-son-of-hamfast')
    t.sees({ 'frodo-son-of-drogo.wounds': 0, 'gimli-dwarf-of-erebor.wounds': 1, 'sam-son-of-hamfast.wounds': 1 })
    t.isAt('regroup')
  },
)
