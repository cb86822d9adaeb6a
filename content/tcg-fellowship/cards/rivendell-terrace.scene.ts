import { scene } from '@questwright/testkit'

scene(
  'a Man is played at the Rivendell Terrace to draw a card',
  {
    path: ['scene:site-1', 'scene:site-2', 'rivendell-terrace'],
    you: { site: 3, hand: ['boromir-son-of-denethor', 'gimli-dwarf-of-erebor'] },
  },
  (t) => {
    t.use('rivendell-terrace')
    t.sees({ 'boromir-son-of-denethor.zone': 'you.fellowship', 'you.hand': 2, 'you.deck': 8, pool: 3 })
    t.isAt('fellowship')
  },
)
