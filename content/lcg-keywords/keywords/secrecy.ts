import { keyword, modifier } from '@questwright/lcg'

export default keyword('secrecy', [
  // the keyword works only in hand: a card that is played from another zone has its printed cost
  modifier('cost', {
    by: ({ number }) => -number,
    while: ({ self, you }) => self.zone.name === 'hand' && you.threat <= 20,
  }),
])
