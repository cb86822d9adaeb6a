import { cannot, card, makeAdditionalAttack, shadow } from '@questwright/lcg'
import { isAtWorst, isShipEnemy } from '../../../systems/sailing.ts'

export default card('fog-bank', [
  // ships cannot engage by engagement checks; players can still engage them by choice
  cannot('engages', { on: isShipEnemy, while: ({ self, event }) => self.isActiveLocation && event.how === 'check' }),
  cannot('attacks', { on: isShipEnemy, while: ({ self }) => self.isActiveLocation }),
  cannot('attacked', { on: isShipEnemy, while: ({ self }) => self.isActiveLocation }),
  shadow(() => {
    if (isAtWorst()) makeAdditionalAttack()
  }),
])
