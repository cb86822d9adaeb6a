/** What stands between sheets and facts, in both directions. */
import type { PrintedType } from '@questwright/lcg/rulebook'
import type { FactValue } from '@questwright/packs/browser'

/** What both directions must know of the pack. */
export interface SheetNames {
  /** Titles of encounter sets by slug. */
  readonly sets: { readonly [slug: string]: string }
  /** The product that the pack is, where a card names no other. */
  readonly product: string
  /** The slug of the encounter set of cards that name none. */
  readonly set: string
  /** Keywords whose printed form no rule can read, such as a number where none may stand. */
  readonly isKeyword: (printed: string) => boolean
}

export type Facts = { [fact: string]: FactValue }

/** Numbers of a sheet under the names of our facts. */
export const numbers = ['cost', 'engagementCost', 'threat', 'willpower', 'attack', 'defense', 'hitPoints', 'questPoints'] as const

/** Tables write the threat of heroes into the column of costs. */
export function isHero(type: PrintedType): boolean {
  return type === 'hero' || type === 'objective-hero'
}
