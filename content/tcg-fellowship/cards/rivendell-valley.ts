import { card, draw, fellowship, inHand, playFrom } from '@questwright/tcg'

export default card('rivendell-valley', [
  fellowship({ plays: inHand('elf') }, () => {
    if (playFrom(inHand('elf'))) draw()
  }),
])
