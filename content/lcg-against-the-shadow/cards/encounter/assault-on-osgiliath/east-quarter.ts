import { card, currentQuest, delayed, ifThisAttackDestroys, modifier, shadow } from '@questwright/lcg'
import { abandonLocation } from '../../../lib/osgiliath.ts'

export default card('east-quarter', [
  modifier('keywords', { on: (one) => one === currentQuest(), while: ({ self }) => self.isActiveLocation, gain: 'battle' }),
  shadow(() => ifThisAttackDestroys('retreat')),
  delayed('retreat', (_, { destroyed }) => abandonLocation(destroyed)),
])
