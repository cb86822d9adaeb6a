/**
 * "Revealed from the encounter deck": whether a card came from that deck, or from its discard pile, which belongs to it; not from another
 * deck, nor from the set-aside cards. By an official answer about Thalin, which applies to all cards with that wording.
 * @param from the zone from which the card was revealed, as in the event `revealed`
 */
export function isOfEncounterDeck(from: unknown): boolean {
  return from === 'encounter-deck' || from === 'encounter-discard'
}
