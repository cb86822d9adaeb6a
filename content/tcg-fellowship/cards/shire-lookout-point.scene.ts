import { scene } from '@questwright/testkit'

scene(
  "with Gandalf, Gandalf's Cart is played from the draw deck at the Shire Lookout Point",
  { path: ['shire-lookout-point'], you: { companions: ['gandalf-the-grey-wizard'], deck: ['defiance', 'gandalfs-cart'] } },
  (t) => {
    t.use('shire-lookout-point')
    t.choose('gandalfs-cart')
    t.sees({ 'gandalfs-cart.zone': 'you.support' })
    t.isAt('fellowship')
  },
)
