import { scene } from '@questwright/testkit'

scene(
  'a Hobbit exerts at Westfarthing to play a companion or an ally for one less',
  { path: ['westfarthing'], you: { hand: ['gimli-dwarf-of-erebor', 'hobbit-sword', 'bounder'] } },
  (t) => {
    t.use('westfarthing')
    t.asks('play', 'you').offers('gimli-dwarf-of-erebor', 'bounder')
    t.pick('gimli-dwarf-of-erebor')
    t.sees({ pool: 1, 'scene:bearer.wounds': 1 })
    t.isAt('fellowship')
  },
)
