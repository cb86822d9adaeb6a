import { card, charactersInPlay, choose, dealDamage, engage, firstPlayer, revealAnother, shadow, whenRevealed } from '@questwright/lcg'
import { stagedTrolls } from '../../../lib/trolls.ts'
import { payToCancel } from '../../../systems/baggins.ts'
import { isSacked } from '../../../systems/sacks.ts'

export default card('hungry-troll', [
  whenRevealed(() => {
    const hungry = stagedTrolls()
    if (hungry.length === 0) revealAnother()
    else engage(choose(hungry, { by: firstPlayer(), as: 'choose-hungry' }), firstPlayer())
  }),
  shadow(() => {
    const sacked = charactersInPlay().filter(isSacked)
    if (sacked.length > 0 && !payToCancel(2)) dealDamage(sacked, 4)
  }),
])
