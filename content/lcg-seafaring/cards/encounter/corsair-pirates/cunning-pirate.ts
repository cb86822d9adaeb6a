import { card, choose, discard, forced, modifier, placeTokens } from '@questwright/lcg'

export default card('cunning-pirate', [
  modifier('attack', { by: ({ self }) => self.resources }),
  modifier('defense', { by: ({ self }) => self.resources }),
  forced.after('engages', { of: 'self' }, ({ self, event: { player } }) => {
    const lost = choose(
      player.controlled.filter((one) => one.isAttachment),
      { by: player, as: 'choose-to-discard' },
    )
    discard(lost)
    placeTokens(self, 'resource', lost?.printedNumber('cost') ?? 0)
  }),
])
