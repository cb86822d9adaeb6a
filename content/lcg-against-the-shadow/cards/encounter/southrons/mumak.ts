import { amountThisRound, cannot, card, constantly, modifier, preventDamage, remembers } from '@questwright/lcg'

export default card('mumak', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  remembers('damaged', 'amounts'),
  cannot('damaged', { while: ({ self }) => amountThisRound('damaged', self) >= 3 }),
  constantly.when('damaged', { of: 'self' }, ({ self, event }) =>
    preventDamage(event, Math.max(0, amountThisRound('damaged', self) + event.amount - 3)),
  ),
])
