import { cannot, card } from '@questwright/lcg'
import { claimable, isCarried } from '../../../lib/dol-guldur.ts'

export default card(
  'gandalfs-map',
  claimable(
    cannot('attacked', { on: 'host', while: ({ self }) => isCarried(self) }),
    cannot('defends', { on: 'host', while: ({ self }) => isCarried(self) }),
  ),
)
