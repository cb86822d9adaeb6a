import { card, discardAtRandom, exhaust, firstPlayer, shadow, whenRevealed } from '@questwright/lcg'
import { theOneRing } from '../../systems/fellowship.ts'

export default card('overcome-by-terror', [
  whenRevealed(() => {
    if (theOneRing()?.ready === true) exhaust(theOneRing())
    else discardAtRandom(firstPlayer(), 2)
  }),
  shadow(({ you }) => discardAtRandom(you, 1)),
])
