import { type GameCard, heroesInPlay } from '@questwright/lcg'

/** The hero who bears the Ring in the saga: it is printed as a trait. */
export function ringBearer(): GameCard | undefined {
  return heroesInPlay().find((hero) => hero.has('Ring-bearer'))
}
