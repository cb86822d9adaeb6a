import { scene } from '@questwright/testkit'

scene(
  'a Hobbit Sword goes on a Hobbit and makes that Hobbit stronger',
  { you: { companions: ['boromir-son-of-denethor'], hand: ['hobbit-sword'] } },
  (t) => {
    t.play('hobbit-sword')
    t.sees({ 'hobbit-sword.zone': 'borne of bearer', 'scene:bearer.strength': 5, pool: 1 })
    t.isAt('fellowship')
  },
)
