import { action, type Cost, card, exhaustSelf, modifier, placeTokens, ready, response } from '@questwright/lcg'

const key = [
  modifier('willpower', { on: 'host', by: 1 }),
  modifier('attack', { on: 'host', by: 1 }),
  modifier('defense', { on: 'host', by: 1 }),
] as const

const threeOfTheBearer: Cost = {
  slug: 'resources',
  can: ({ self }) => (self.host?.resources ?? 0) >= 3,
  pay: ({ self }) => (self.host ? [{ kind: 'resourcesSpent', subject: self.host, amount: 3 }] : []),
}

export default card('black-key', {
  A: key,
  B: [
    ...key,
    response.after('questSucceeds', { when: ({ self }) => self.host?.committed === true }, ({ self }) =>
      placeTokens(self.host, 'resource', 1),
    ),
    action(
      { cost: [exhaustSelf, threeOfTheBearer], targets: ({ self }) => (self.host?.exhausted ? self.host : undefined) },
      ({ targets: bearer }) => ready(bearer),
    ),
  ],
})
