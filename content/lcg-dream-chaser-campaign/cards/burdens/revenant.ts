import { card, forced, modifier, placeTokens, shuffleIntoDeck } from '@questwright/lcg'
import { campaignCard } from '../../lib/part.ts'

const strength = () => 2 * (campaignCard()?.resources ?? 0)

export default card('revenant', [
  modifier('immunities', { gain: 'card-effects' }),
  modifier('attack', { by: strength }),
  modifier('defense', { by: strength }),
  forced.when('damaged', { of: 'self', when: ({ event }) => event.amount >= 3 }, ({ event }) => event.change('amount', 2)),
  forced.after('destroyed', { slug: 'rises', of: 'self' }, ({ self }) => {
    shuffleIntoDeck(self)
    placeTokens(campaignCard(), 'resource', 1)
  }),
])
