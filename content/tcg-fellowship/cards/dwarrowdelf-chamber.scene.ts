import { scene } from '@questwright/testkit'

scene(
  'Gimli exerts on the way to the Dwarrowdelf Chamber',
  {
    you: { site: 3, companions: ['gimli-dwarf-of-erebor', 'boromir-son-of-denethor'] },
    opponent: { sites: ['dwarrowdelf-chamber'] },
  },
  (t) => {
    t.pass()
    t.asks('either', 'you').pick('gimli')
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 1, 'boromir-son-of-denethor.wounds': 0 })
    t.isAt('regroup')
  },
)

scene(
  'without Gimli two other companions exert on the way to the Dwarrowdelf Chamber',
  { you: { site: 3, companions: ['boromir-son-of-denethor'] }, opponent: { sites: ['dwarrowdelf-chamber'] } },
  (t) => {
    t.pass()
    t.sees({ 'scene:bearer.wounds': 1, 'boromir-son-of-denethor.wounds': 1 })
    t.isAt('regroup')
  },
)
