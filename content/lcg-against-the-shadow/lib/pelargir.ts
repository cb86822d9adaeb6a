import { type GameCard, namedInPlay } from '@questwright/lcg'

export const SCROLL = 'lcg-against-the-shadow:alcarons-scroll'

/** The hero to whom Alcaron's Scroll is attached, or undefined. */
export function scrollBearer(): GameCard | undefined {
  const host = namedInPlay(SCROLL)?.host
  return host?.isHero ? host : undefined
}
