import { cannot, card, modifier } from '@questwright/lcg'

export default card('corsair-warship', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  cannot('damaged', { while: ({ self }) => self.inStaging }),
  modifier('keywords', { gain: 'archery', number: 4, while: ({ self }) => self.inStaging }),
])
