import { card, modifier, whenRevealed } from '@questwright/lcg'
import { find, onward } from '../../lib/belegaer.ts'
import { isOffCourse, isShip } from '../../systems/sailing.ts'

export default card('cursed-mists', {
  A: [whenRevealed(() => find('fog-bank'))],
  B: [modifier('willpower', { on: (ally) => ally.isAlly && !isShip(ally), by: -2, while: isOffCourse }), onward()],
})
