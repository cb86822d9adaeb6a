import { constantly, type EventOf, forced, type GameCard, keyword, playersInOrder, raiseThreat } from '@questwright/lcg'

export default keyword('doomed', [
  forced.when('revealed', { of: 'self' }, ({ number }) => raiseThreat(playersInOrder(), number)),
  // of two possible readings the one worse for players: an event raises threat when it is played, before its effect, even if the effect is
  // cancelled
  constantly.when('effect', { of: 'self', when: ({ self, event }) => isPlayedEvent(self, event) }, ({ number, event }) => {
    raiseThreat(playersInOrder(), number)
    if (event.you.eliminated) event.cancel()
  }),
  // on an ally or attachment it is an ability of the card in play: a card whose text is blank does not have it
  forced.after('entersPlay', { of: 'self', when: ({ self, event }) => self.owner !== null && comesFromPlayer(event) }, ({ number }) =>
    raiseThreat(playersInOrder(), number),
  ),
])

/** Whether this is the effect of an event card that was played. */
function isPlayedEvent(card: GameCard, { word }: EventOf<'effect'>): boolean {
  return card.type === 'event' && (word === 'action' || word === 'response')
}

/** Whether a card was played or put into play by an effect, and not revealed. */
function comesFromPlayer({ how }: EventOf<'entersPlay'>): boolean {
  return how === 'played' || how === 'put'
}
