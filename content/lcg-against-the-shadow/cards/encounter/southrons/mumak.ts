import { amountThisRound, cannot, card, constantly, modifier, preventDamage, remembers } from '@questwright/lcg'

const MOST = 3

export default card('mumak', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  remembers('damaged'),
  cannot('damaged', { while: ({ self }) => amountThisRound('damaged', self) >= MOST }),
  constantly.when('damaged', { of: 'self' }, ({ self, event }) =>
    preventDamage(event, event.amount - (MOST - amountThisRound('damaged', self))),
  ),
])
