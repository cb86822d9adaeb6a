import { card, forced, modifier, placeTokens, returnToStaging } from '@questwright/lcg'

const grows = (['threat', 'attack', 'defense', 'hitPoints'] as const).map((stat) => modifier(stat, { by: ({ self }) => self.resources }))

export default card('crowley', [
  ...grows,
  modifier('keywords', { gain: 'victory', number: 3, while: ({ self }) => self.resources >= 3 }),
  forced.after('engages', { of: 'self' }, ({ self }) => placeTokens(self, 'resource', 1)),
  forced.atEndOf('combat', { when: ({ self }) => self.engagedWith !== null }, ({ self }) => returnToStaging(self)),
])
