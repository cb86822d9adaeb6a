import { card, forced, shadow, travel } from '@questwright/lcg'
import { forThisAttack, isOfThisAttack } from '../../../lib/this-attack.ts'
import { isAtWorst, isShipObjective, shiftOffCourse } from '../../../systems/sailing.ts'

export default card('rolling-seas', [
  travel(() => !isAtWorst(), shiftOffCourse),
  shadow(({ self }) => forThisAttack(self)),
  forced.after(
    'damaged',
    { slug: 'drifts', of: isShipObjective, where: ['shadow'], when: ({ self, event }) => isOfThisAttack(self, event) },
    shiftOffCourse,
  ),
])
