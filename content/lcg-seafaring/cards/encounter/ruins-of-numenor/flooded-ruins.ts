import { card, modifier } from '@questwright/lcg'

export default card('flooded-ruins', {
  A: [modifier('stagingThreat', { on: () => true, while: ({ self }) => self.isActiveLocation, by: ({ self }) => self.threat })],
})
