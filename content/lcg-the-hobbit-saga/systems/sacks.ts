import {
  cardsInPlay,
  check,
  discard,
  encounterDeck,
  encounterDiscardPile,
  type GameCard,
  happen,
  putIn,
  revealFrom,
  shuffleZone,
  system,
} from '@questwright/lcg'

/** The Sack deck: Trolls attach Sacks to characters. */

/** Whether a card is a Sack. */
export function isSack(card: GameCard): boolean {
  return card.has('Sack')
}

/** The Sacks in play, each attached to a character. */
export function sacksInPlay(): GameCard[] {
  return cardsInPlay().filter(isSack)
}

/** Whether a Sack is attached to a character. */
export function isSacked(character: GameCard): boolean {
  return character.attachments.some(isSack)
}

/** Reveals this many Sacks, one after the other, and resolves each. */
export function sack(count: number): void {
  revealFrom('sack-deck', count, undefined, { place: (subject) => putOverSomebody(subject) })
}

function putOverSomebody(subject: GameCard): void {
  happen({ kind: 'sacked', subject })
  // if there is no character for the Sack, discard it
  if (!subject.inPlay) discard(subject)
}

/** Takes the Sacks out of the encounter deck and makes the Sack deck of them. */
export function prepareSackDeck(): void {
  putIn('sack-deck', encounterDeck().filter(isSack))
  shuffleZone('sack-deck')
}

/** Sacks that were removed from a character, or could not be attached to one. */
function removed(): GameCard[] {
  return encounterDiscardPile().filter(isSack)
}

export default system('sacks', {
  events: {
    sacked: () => undefined,
    sacksReturn: () => {
      putIn('sack-deck', removed())
      shuffleZone('sack-deck')
    },
  },
  rules: [check('sacks-return', () => (removed().length > 0 ? [{ kind: 'sacksReturn' }] : []))],
})
