import { keyword, modifier } from '@questwright/lcg'

export default keyword('secrecy', [
  // what lies elsewhere costs what it prints, by whatever way it is played from there
  modifier('cost', {
    by: ({ number }) => -number,
    while: ({ self, you }) => self.zone.name === 'hand' && you.threat <= 20,
  }),
])
