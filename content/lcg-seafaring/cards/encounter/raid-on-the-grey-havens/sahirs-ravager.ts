import { card, dealDamage, forced, placeTokens } from '@questwright/lcg'
import { weakestAflame } from '../../../systems/aflame.ts'

export default card('sahirs-ravager', [
  forced.after('attackEnds', { of: 'self' }, ({ self }) => {
    placeTokens(self, 'resource', 1)
    dealDamage(weakestAflame(), self.resources)
  }),
])
