import { firstPlayer, type GameCard, heroesInPlay, takeControl } from '@questwright/lcg'

/** The hero who bears the Ring in the saga: it is printed as a trait. */
export function ringBearer(): GameCard | undefined {
  return heroesInPlay().find((hero) => hero.has('Ring-bearer'))
}

/** The One Ring in play. */
export function theOneRing(): GameCard | undefined {
  return ringBearer()?.attachments.find((card) => card.slug === 'the-one-ring')
}

/** Whether the Fellowship sphere is printed on it. */
export function isOfFellowship(card: GameCard): boolean {
  return card.printedFact('sphere') === 'fellowship'
}

/** The first player takes control of a hero, with all that lies on it and is attached to it. */
export function goesWithFirstPlayer(hero: GameCard | null): void {
  takeControl(hero, firstPlayer())
}
