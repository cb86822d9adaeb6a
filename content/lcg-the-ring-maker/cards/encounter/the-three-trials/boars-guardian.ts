import { card, choose, discard, forced, modifier, placeTokens } from '@questwright/lcg'

export default card('boars-guardian', [
  modifier('forbiddenAttachments', { gain: 'non-Key' }),
  forced.after('tokensRemoved', { of: 'self', when: ({ event }) => event.token === 'time' && event.left === 0 }, ({ self, you }) => {
    if (self.engagedWith !== null) discard(choose(you.allies, { as: 'choose-to-discard' }))
    placeTokens(self, 'time', 2)
  }),
])
