import { assignDamage, card, discardAtRandom, forced, placeTokens } from '@questwright/lcg'

export default card('vicious-marauder', [
  forced.after('engages', { of: 'self' }, ({ self, event: { player } }) => {
    const [lost] = discardAtRandom(player, 1)
    placeTokens(self, 'resource', lost?.printedNumber('cost') ?? 0)
  }),
  forced.when('attacks', { of: 'self' }, ({ self, event: { player } }) => assignDamage(self.resources, player.characters, { by: player })),
])
