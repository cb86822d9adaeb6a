/** The groups to which the game's own card types belong. */
import { cardTypes } from './card-types.ts'
import type { Counted, PrintedType } from './type-names.ts'

/** By type; a map, because unknown words are looked up too. */
const types: ReadonlyMap<string, (typeof cardTypes)[PrintedType]> = new Map(Object.entries(cardTypes))

/** The entry of a card type of the game itself; undefined for any other word. */
export function typeWords(type: string): (typeof cardTypes)[PrintedType] | undefined {
  return types.get(type)
}

/** Whether cards of a type of the game itself belong to this group. */
export function printedCountsAs(type: string, what: Counted): boolean {
  return types.get(type)?.is?.includes(what) === true
}
