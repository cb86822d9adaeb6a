import { cannot, card, cardsInPlay, forced, raiseThreat } from '@questwright/lcg'

export default card('the-bell-warden', [
  cannot('damaged', { while: () => !cardsInPlay().some((card) => card.slug === 'ferrymans-lantern' && card.controller !== null) }),
  forced.after('attackEnds', { of: 'self' }, ({ event }) => raiseThreat(event.player, 1)),
])
