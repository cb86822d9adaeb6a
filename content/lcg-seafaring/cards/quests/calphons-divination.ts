import { card, modifier, whenRevealed } from '@questwright/lcg'
import { find, onward } from '../../lib/belegaer.ts'
import { isOffCourse, isShipEnemy } from '../../systems/sailing.ts'

export default card('calphons-divination', {
  A: [whenRevealed(() => find('scouting-ship'))],
  B: [modifier('keywords', { on: isShipEnemy, gain: 'boarding', number: 1, while: isOffCourse }), onward()],
})
