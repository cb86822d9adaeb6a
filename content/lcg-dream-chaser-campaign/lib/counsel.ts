import type { GameCard } from '@questwright/lcg'

/** Galdor's Counsel: four events with one title, whose effects increase with their level. */

/** The slugs of the four events. */
export const COUNSEL = ['leadership', 'tactics', 'spirit', 'lore'].map((sphere) => `galdors-counsel-${sphere}`)

/** Whether a card is one of the four events. */
export function isCounsel(card: GameCard): boolean {
  return COUNSEL.includes(card.slug)
}

/** The level of a copy in the game in which it is chosen: 1, because it comes from no pool and the campaign card adds 1. */
export const LEVEL = 1

/** Half the level, rounded up. */
export const HALF_LEVEL = Math.ceil(LEVEL / 2)
