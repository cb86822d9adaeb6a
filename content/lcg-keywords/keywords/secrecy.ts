import { keyword, modifier } from '@questwright/lcg'

/** The threat up to which a player is in secrecy. */
const SECRET_UP_TO = 20

export default keyword('secrecy', [
  // what lies elsewhere costs what it prints, by whatever way it is played from there
  modifier('cost', {
    by: ({ number }) => -number,
    while: ({ self, you }) => self.zone.name === 'hand' && you.threat <= SECRET_UP_TO,
  }),
])
