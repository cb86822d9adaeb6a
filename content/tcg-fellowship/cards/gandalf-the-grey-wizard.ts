import { card, fellowship, inHand, playFrom, self } from '@questwright/tcg'

export default card('gandalf-the-grey-wizard', [
  fellowship({ exert: self, plays: [inHand('companion', 'gandalf signet'), { less: 2 }] }, () =>
    playFrom(inHand('companion', 'gandalf signet'), { less: 2 }),
  ),
])
