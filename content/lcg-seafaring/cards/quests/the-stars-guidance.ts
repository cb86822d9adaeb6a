import { card, modifier, whenRevealed } from '@questwright/lcg'
import { find, onward } from '../../lib/belegaer.ts'
import { isOffCourse } from '../../systems/sailing.ts'

export default card('the-stars-guidance', {
  A: [whenRevealed(() => find('starlit-sea'))],
  B: [modifier('threat', { on: (location) => location.isLocation && location.has('Ocean'), by: 1, while: isOffCourse }), onward()],
})
