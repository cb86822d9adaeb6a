import { constantly, type EventOf, forced, type GameCard, keyword, playersInOrder, raiseThreat } from '@questwright/lcg'

export default keyword('doomed', [
  forced.when('revealed', { of: 'self' }, ({ number }) => raiseThreat(playersInOrder(), number)),
  // of two readings the harsher: a player's card raises the threat as it is played, before its effect, whatever becomes of that
  constantly.when('effect', { of: 'self', when: ({ self, event }) => isPlayed(self, event) }, ({ number, event }) => {
    raiseThreat(playersInOrder(), number)
    if (event.you.eliminated) event.cancel()
  }),
  forced.after('entersPlay', { of: 'self', when: ({ self, event }) => self.owner !== null && event.how === 'put' }, ({ number }) =>
    raiseThreat(playersInOrder(), number),
  ),
])

/** Whether what happens is the effect of playing a card: of an event, or of another card that comes into play by it. */
function isPlayed(card: GameCard, { word }: EventOf<'effect'>): boolean {
  return word === 'play' || (card.type === 'event' && (word === 'action' || word === 'response'))
}
