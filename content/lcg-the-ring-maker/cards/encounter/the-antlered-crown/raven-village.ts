import { card, dealShadowCard, forced, shadow } from '@questwright/lcg'
import { ravenCards, revealRavenCard } from '../../../systems/raven-deck.ts'

export default card('raven-village', [
  forced.after('tokensRemoved', { of: 'self', when: ({ event }) => event.token === 'time' && event.left === 0 }, revealRavenCard),
  shadow(({ attacker }) => dealShadowCard(attacker, ravenCards(2))),
])
