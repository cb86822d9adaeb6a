import { card, currentQuest, modifier, modify, shadow } from '@questwright/lcg'
import { isFoughtFor } from '../../../lib/ithilien.ts'

export default card('southron-company', [
  modifier('threat', { by: 2, while: isFoughtFor }),
  modifier('attack', { by: 2, while: isFoughtFor }),
  shadow(({ attacker }) => modify(attacker, 'attack', Object.keys(currentQuest()?.keywords ?? {}).length > 0 ? 2 : 1, 'attack')),
])
