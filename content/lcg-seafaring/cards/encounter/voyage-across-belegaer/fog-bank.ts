import { cannot, card, makeAdditionalAttack, shadow } from '@questwright/lcg'
import { isAtWorst, isShipEnemy } from '../../../systems/sailing.ts'

export default card('fog-bank', [
  // nobody engages by a check: whoever likes may engage the ships
  cannot('engages', { on: isShipEnemy, while: ({ self, event }) => self.isActiveLocation && event.how === 'check' }),
  cannot('attacks', { on: isShipEnemy, while: ({ self }) => self.isActiveLocation }),
  cannot('attacked', { on: isShipEnemy, while: ({ self }) => self.isActiveLocation }),
  shadow(() => {
    if (isAtWorst()) makeAdditionalAttack()
  }),
])
