import { scene } from '@questwright/testkit'

scene(
  'the player may heal each Hobbit companion on the way to the Valley of the Silverlode',
  {
    you: {
      site: 5,
      bearer: { card: 'scene:bearer', wounds: 2 },
      companions: [
        { card: 'sam-son-of-hamfast', wounds: 1 },
        { card: 'gimli-dwarf-of-erebor', wounds: 1 },
      ],
    },
    opponent: { sites: ['valley-of-the-silverlode'] },
  },
  (t) => {
    t.pass()
    t.asks('heal', 'you').offers('scene:bearer', 'sam-son-of-hamfast')
    t.choose('scene:bearer', 'sam-son-of-hamfast')
    t.sees({ 'scene:bearer.wounds': 1, 'sam-son-of-hamfast.wounds': 0, 'gimli-dwarf-of-erebor.wounds': 1 })
    t.isAt('regroup')
  },
)
