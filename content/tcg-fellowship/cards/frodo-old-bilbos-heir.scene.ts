import { scene } from '@questwright/testkit'

scene(
  "Frodo, Old Bilbo's Heir, may heal a Hobbit ally when the turn begins",
  {
    at: 'turn',
    you: {
      bearer: { card: 'frodo-old-bilbos-heir', wounds: 1 },
      support: [
        { card: 'bounder', wounds: 1 },
        { card: 'barliman-butterbur-prancing-pony-proprietor', wounds: 1 },
      ],
      hand: ['hobbit-sword'],
    },
  },
  (t) => {
    t.use('frodo-old-bilbos-heir')
    t.sees({ 'bounder.wounds': 0, 'barliman-butterbur-prancing-pony-proprietor.wounds': 1, 'frodo-old-bilbos-heir.wounds': 1 })
    t.isAt('fellowship')
  },
)
