import { card, modify, playersInOrder, raiseThreat, shadow, travel } from '@questwright/lcg'
import { isOffCourse } from '../../../systems/sailing.ts'

export default card('starlit-sea', [
  travel(
    () => true,
    () => {
      if (isOffCourse()) raiseThreat(playersInOrder(), 3)
    },
  ),
  shadow(({ attacker }) => modify(attacker, 'attack', isOffCourse() ? 2 : 1, 'attack')),
])
