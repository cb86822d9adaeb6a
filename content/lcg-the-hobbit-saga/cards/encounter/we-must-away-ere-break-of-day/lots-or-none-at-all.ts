import { card, modifier, shadow, whenRevealed } from '@questwright/lcg'
import { isTroll, stagedTrolls } from '../../../lib/trolls.ts'
import { payToCancel } from '../../../systems/baggins.ts'
import { sack } from '../../../systems/sacks.ts'

export default card('lots-or-none-at-all', [
  modifier('keywords', { gain: 'doomed', number: 2, where: ['resolving'], while: () => stagedTrolls().length === 0 }),
  whenRevealed(() => {
    if (stagedTrolls().length > 0) sack(1)
  }),
  shadow(({ attacker }) => {
    if (isTroll(attacker) && !payToCancel(1)) sack(1)
  }),
])
