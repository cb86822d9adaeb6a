import { card, dealDamage, forced } from '@questwright/lcg'
import { claimable, isCarried } from '../../../lib/dol-guldur.ts'

export default card(
  'shadow-key',
  claimable(forced.atEndOf('round', { when: ({ self }) => isCarried(self) }, ({ self }) => dealDamage(self.host, 1))),
)
