import { card, draw, fellowship, inHand, playFrom } from '@questwright/tcg'

export default card('town-center', [
  fellowship({ plays: inHand('shire', 'ally') }, () => {
    if (playFrom(inHand('shire', 'ally'))) draw()
  }),
])
