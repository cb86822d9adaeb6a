import { cannot, card, charactersInPlay, chooseOne, considerUndefended, dealDamage, shadow, whenRevealed } from '@questwright/lcg'
import { isAtWorst, isOffCourse, shiftOffCourse } from '../../../systems/sailing.ts'

export default card('winds-of-wrath', [
  cannot('cancelled', {
    where: ['resolving'],
    while: ({ event }) => isAtWorst() && event.what.kind === 'effect' && event.what.word === 'when-revealed',
  }),
  whenRevealed(() => {
    if (isOffCourse()) dealDamage(charactersInPlay(), 1)
  }),
  shadow(({ you }) => chooseOne({ 'shift-off-course': shiftOffCourse, undefended: considerUndefended }, { by: you })),
])
