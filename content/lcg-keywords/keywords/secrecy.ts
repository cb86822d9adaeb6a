import { keyword, modifier } from '@questwright/lcg'

export default keyword('secrecy', [
  // only in hand: played from another zone, it has its printed cost
  modifier('cost', {
    by: ({ number }) => -number,
    while: ({ self, you }) => self.zone.name === 'hand' && you.threat <= 20,
  }),
])
