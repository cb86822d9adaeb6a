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

/** The Sack deck: Trolls put characters into sacks. */

/** Whether a card is a Sack. */
export function isSack(card: GameCard): boolean {
  return card.has('Sack')
}

/** The Sacks in play: each is attached to somebody. */
export function sacksInPlay(): GameCard[] {
  return cardsInPlay().filter(isSack)
}

/** Whether a Sack is attached to a character. */
export function isSacked(character: GameCard): boolean {
  return character.attachments.some(isSack)
}

/** So many Sacks are revealed, one after the other, each with what it says. */
export function sack(count: number): void {
  revealFrom('sack-deck', count, undefined, { place: (subject) => putOverSomebody(subject) })
}

function putOverSomebody(subject: GameCard): void {
  happen({ kind: 'sacked', subject })
  // there is nobody for it
  if (!subject.inPlay) discard(subject)
}

/** Takes the Sacks out of the encounter deck and makes the Sack deck of them. */
export function prepareSackDeck(): void {
  putIn('sack-deck', encounterDeck().filter(isSack))
  shuffleZone('sack-deck')
}

/** Sacks that were removed from somebody, or found nobody. */
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
