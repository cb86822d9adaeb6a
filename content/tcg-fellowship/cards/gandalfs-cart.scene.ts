import { scene } from '@questwright/testkit'

scene(
  "a possession is stacked on Gandalf's Cart, and played from there",
  { you: { companions: ['boromir-son-of-denethor'], support: ['gandalfs-cart'], hand: ['armor', 'defiance'] } },
  (t) => {
    t.use('gandalfs-cart')
    t.sees({ 'armor.zone': 'stacked of gandalfs-cart', 'you.hand': 1, pool: 0 })
    t.use('gandalfs-cart')
    t.sees({ 'armor.zone': 'borne of boromir-son-of-denethor', pool: 1 })
    t.isAt('fellowship')
  },
)
