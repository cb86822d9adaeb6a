import { cardsIn, type GameCard, revealCard, system } from '@questwright/lcg'

/** The top cards of the Raven deck, the topmost first. */
export function ravenCards(count: number): GameCard[] {
  return cardsIn('raven-deck').reverse().slice(0, count)
}

/** Reveals the top card of the Raven deck. */
export function revealRavenCard(): void {
  revealCard(ravenCards(1)[0])
}

export default system('raven-deck', {})
