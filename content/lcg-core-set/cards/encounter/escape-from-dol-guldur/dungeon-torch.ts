import { card, forced, raiseThreat } from '@questwright/lcg'
import { claimable, isCarried } from '../../../lib/dol-guldur.ts'

export default card(
  'dungeon-torch',
  claimable(
    forced.atEndOf('round', { when: ({ self }) => isCarried(self) }, ({ self }) => {
      const bearer = self.host?.controller
      if (bearer) raiseThreat(bearer, 2)
    }),
  ),
)
