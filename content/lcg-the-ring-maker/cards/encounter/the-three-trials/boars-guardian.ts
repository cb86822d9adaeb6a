import { card, choose, discard, forced, modifier, placeTokens } from '@questwright/lcg'

export default card('boars-guardian', [
  modifier('forbiddenAttachments', { gain: 'non-Key' }),
  forced.after('tokensRemoved', { of: 'self', when: ({ event }) => event.token === 'time' && event.left === 0 }, ({ self }) => {
    const player = self.engagedWith
    if (player) discard(choose(player.allies, { by: player, as: 'choose-to-discard' }))
    placeTokens(self, 'time', 2)
  }),
])
