import { scene } from '@questwright/testkit'

scene(
  'Aragorn may heal another companion with his signet when the turn begins',
  {
    at: 'turn',
    you: {
      companions: [
        { card: 'aragorn-king-in-exile', wounds: 1 },
        { card: 'gimli-dwarf-of-erebor', wounds: 2 },
        { card: 'boromir-son-of-denethor', wounds: 1 },
      ],
    },
  },
  (t) => {
    t.use('aragorn-king-in-exile')
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 1, 'aragorn-king-in-exile.wounds': 1, 'boromir-son-of-denethor.wounds': 1 })
    t.isAt('fellowship')
  },
)
