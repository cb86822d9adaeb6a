import { scene } from '@questwright/testkit'

scene(
  '[LCG-SENTINEL-1] Sentinel lets a character defend for a player who declared no defender',
  { you: { allies: [{ card: 'scene:ally', keywords: ['Sentinel'] }, 'scene:ally'] }, friend: { engaged: ['scene:enemy'] }, at: '6.3' },
  (t) => {
    t.decline()
      .asks('choose-defender', 'you')
      .offers('p1/ally/1')
      .choose('p1/ally/1')
      .tells('defends', { card: 'p1/ally/1' }, 1)
      .isAt('6.8a')
  },
)

scene(
  'A character without Sentinel cannot defend for another player',
  { you: { allies: ['scene:ally'] }, friend: { engaged: ['scene:enemy'] }, at: '6.3' },
  (t) => {
    t.decline().tells('defends', {}, 0).sees({ 'p2/hero/1.damage': 1 }).isAt('6.8a')
  },
)
