import { scene } from '@questwright/testkit'

scene(
  "a Hobbit is played in Frodo's Bedroom to draw a card",
  { path: ['scene:site-1', 'scene:site-2', 'frodos-bedroom'], you: { site: 3, hand: ['sam-son-of-hamfast', 'gimli-dwarf-of-erebor'] } },
  (t) => {
    t.use('frodos-bedroom')
    t.sees({ 'sam-son-of-hamfast.zone': 'you.fellowship', 'you.hand': 2, 'you.deck': 8, pool: 2 })
    t.notOffered('frodos-bedroom')
    t.isAt('fellowship')
  },
)
