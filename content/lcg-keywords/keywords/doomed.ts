import { constantly, type EventOf, forced, type GameCard, keyword, playersInOrder, raiseThreat } from '@questwright/lcg'

export default keyword('doomed', [
  forced.when('revealed', { of: 'self' }, ({ number }) => raiseThreat(playersInOrder(), number)),
  // of two readings the harsher: an event raises the threat as it is played, before its effect, whatever becomes of that
  constantly.when('effect', { of: 'self', when: ({ self, event }) => isPlayedEvent(self, event) }, ({ number, event }) => {
    raiseThreat(playersInOrder(), number)
    if (event.you.eliminated) event.cancel()
  }),
  // of an ally or attachment it is an ability of the card that has come into play: where that is blank there is none
  forced.after('entersPlay', { of: 'self', when: ({ self, event }) => self.owner !== null && comesFromPlayer(event) }, ({ number }) =>
    raiseThreat(playersInOrder(), number),
  ),
])

/** Whether what happens is the effect of an event that was played. */
function isPlayedEvent(card: GameCard, { word }: EventOf<'effect'>): boolean {
  return card.type === 'event' && (word === 'action' || word === 'response')
}

/** Whether a card was played, or put into play by an effect. */
function comesFromPlayer({ how }: EventOf<'entersPlay'>): boolean {
  return how === 'played' || how === 'put'
}
