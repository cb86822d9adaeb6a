/** As what a card of a type counts at the table. */
import { cardTypes } from './card-types.ts'
import type { Counted, PrintedType } from './type-names.ts'

/** By type; a map, since any word may be asked for. */
const types: ReadonlyMap<string, (typeof cardTypes)[PrintedType]> = new Map(Object.entries(cardTypes))

/** Whether cards of the type count as such. @param type any word; one that is no printed type counts as nothing */
export function countsAs(type: string, what: Counted): boolean {
  return types.get(type)?.is?.includes(what) === true
}

/** Stats that everybody sees on a card of the type. */
export function shownOnType(type: string): readonly string[] {
  return types.get(type)?.shows ?? []
}

/** Whether the type may bear the sign of an encounter set and is not in its deck. Source: LCG-SIDEQUEST-1, LCG-TREASURE-1, LCG-CAMPAIGN-BURDEN-1, LCG-CAMPAIGN-CARD-1 */
export function liesApart(type: string): boolean {
  return types.get(type)?.inSet === 'apart'
}
