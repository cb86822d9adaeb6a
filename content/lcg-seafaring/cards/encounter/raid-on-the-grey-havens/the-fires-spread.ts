import {
  card,
  cardById,
  damageable,
  dealDamage,
  delayed,
  ifThisAttackDestroys,
  revealAnother,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { aflameLocations } from '../../../systems/aflame.ts'

export default card('the-fires-spread', [
  whenRevealed(() => {
    const burning = damageable(aflameLocations())
    dealDamage(burning, 1)
    if (burning.length < 3) revealAnother()
  }),
  shadow(() => ifThisAttackDestroys('spreads')),
  delayed('spreads', (_, params) => {
    if (cardById(params.destroyed)?.printedNumber('willpower') !== undefined) dealDamage(aflameLocations(), 1)
  }),
])
