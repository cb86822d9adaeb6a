import { scene } from '@questwright/testkit'

scene(
  'the Free Peoples player discards a card of the hand for each minion that is played at the Midgewater Moors',
  {
    at: 'shadow',
    path: ['scene:site-1', 'midgewater-moors'],
    you: { site: 2, hand: ['defiance', 'armor'] },
    opponent: { hand: ['uruk-savage', 'goblin-patrol-troop'] },
    pool: 12,
  },
  (t) => {
    t.play('uruk-savage')
    t.asks('discard-from-hand', 'you').choose('armor')
    t.sees({ 'you.hand': 1, 'you.discard': 1 })
    t.play('goblin-patrol-troop')
    t.sees({ 'you.hand': 0 })
    t.isAt('assignment')
  },
)
