import { card, modifier, modify, shadow } from '@questwright/lcg'
import { isOffCourse } from '../../../systems/sailing.ts'

export default card('rough-waters', [
  modifier('symbolsAgainst', { on: () => true, by: 1, while: ({ self }) => self.inStaging }),
  shadow(({ attacker }) => {
    if (isOffCourse()) modify(attacker, 'attack', 2, 'attack')
  }),
])
