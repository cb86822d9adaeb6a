/** The groups to which the game's own card types count at the table. */
import { cardTypes } from './card-types.ts'
import type { Counted, PrintedType } from './type-names.ts'

/** By type; a map, since any word may be asked for. */
const types: ReadonlyMap<string, (typeof cardTypes)[PrintedType]> = new Map(Object.entries(cardTypes))

/** The entry of a card type of the game itself; undefined for any other word. */
export function typeWords(type: string): (typeof cardTypes)[PrintedType] | undefined {
  return types.get(type)
}

/** Whether cards of a type of the game itself count as such. */
export function printedCountsAs(type: string, what: Counted): boolean {
  return types.get(type)?.is?.includes(what) === true
}
