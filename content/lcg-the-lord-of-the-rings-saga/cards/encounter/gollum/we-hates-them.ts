import { canExhaust, card, cardsInPlay, exhaust, firstPlayer, isNamed, makeAttack, modify, shadow, whenRevealed } from '@questwright/lcg'
import { payFellowshipToCancel, theOneRing } from '../../../systems/fellowship.ts'
import { becomeGollum } from '../../../systems/gollum.ts'

export default card('we-hates-them', [
  whenRevealed(() => {
    const gollum = cardsInPlay().find((one) => isNamed(one, 'gollum'))
    if (!gollum) return
    const ring = theOneRing()
    if (ring && canExhaust(ring) && payFellowshipToCancel(1, () => exhaust(ring))) return
    if (gollum.sideUp === 'B') becomeGollum(gollum)
    else makeAttack(gollum, gollum.engagedWith ?? firstPlayer())
  }),
  shadow(({ attacker }) => modify(attacker, 'attack', isNamed(attacker, 'gollum') ? 3 : 1, 'attack')),
])
