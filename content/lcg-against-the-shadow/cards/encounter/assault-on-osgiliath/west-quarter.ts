import { card, currentQuest, delayed, ifThisAttackDestroys, modifier, shadow } from '@questwright/lcg'
import { abandonLocation } from '../../../lib/osgiliath.ts'

export default card('west-quarter', [
  modifier('keywords', { on: (one) => one === currentQuest(), while: ({ self }) => self.isActiveLocation, gain: 'siege' }),
  shadow(() => ifThisAttackDestroys('retreat')),
  delayed('retreat', (_, { destroyed }) => abandonLocation(destroyed)),
])
