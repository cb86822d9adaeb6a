import { scene } from '@questwright/testkit'

scene(
  'After Toll House is explored, its response lets each player draw a card',
  {
    you: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }], deck: 3 },
    friend: { deck: 3 },
    activeLocation: { card: 'toll-house', progress: 3 },
    at: '3.4',
  },
  (t) => {
    t.use('toll-house').tellsInOrder('explored', 'used', 'drew', 'drew', 'phase-began').isAt('3.2')
  },
)
