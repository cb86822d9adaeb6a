import { scene } from '@questwright/testkit'

scene(
  'a Shire ally is played at the Town Center to draw a card',
  { path: ['town-center'], you: { hand: ['bounder', 'barliman-butterbur-prancing-pony-proprietor'] } },
  (t) => {
    t.use('town-center')
    t.sees({ 'bounder.zone': 'you.support', 'you.hand': 2, 'you.deck': 8, pool: 1 })
    t.notOffered('town-center')
    t.isAt('fellowship')
  },
)
