/**
 * "Revealed from the encounter deck": a card that lay in that deck, or in its discard pile, which belongs to it. What comes from another deck, or had been set
 * aside, is not. By an official answer about Thalin, which speaks of all cards of that wording.
 * @param from the zone where the card lay, as the event `revealed` has it
 */
export function isOfEncounterDeck(from: unknown): boolean {
  return from === 'encounter-deck' || from === 'encounter-discard'
}
