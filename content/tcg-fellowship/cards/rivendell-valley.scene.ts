import { scene } from '@questwright/testkit'

scene(
  'an Elf is played in the Rivendell Valley to draw a card',
  {
    path: ['scene:site-1', 'scene:site-2', 'rivendell-valley'],
    you: { site: 3, hand: ['legolas-prince-of-mirkwood', 'gimli-dwarf-of-erebor'] },
  },
  (t) => {
    t.use('rivendell-valley')
    t.sees({ 'legolas-prince-of-mirkwood.zone': 'you.fellowship', 'you.hand': 2, 'you.deck': 8, pool: 2 })
    t.isAt('fellowship')
  },
)
