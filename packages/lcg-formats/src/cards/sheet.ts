/** A sheet: a card in the fields that tables of the cooperative game have. */

/** Fields that a table has once for each card. */
const cardFields = [
  'octgnId',
  'ringsdbCode',
  /** The product, and its id in OCTGN. */
  'set',
  'setId',
  'number',
  'quantity',
  'deckLimit',
  /** A card type of this game, or the words of the table for any other type. */
  'type',
  /** The printed type, if it differs from the type that applies in the game: an attachment that is a boon. */
  'printedType',
  'encounterSet',
  /** Further sets, separated by semicolons. */
  'moreSets',
  'stage',
  'easyModeRemoves',
  /** The deck rules of a scenario, in the row of its first quest card. */
  'deckRules',
] as const

/** Fields that a table has for each side. */
const sideFields = [
  'title',
  'letter',
  'type',
  'unique',
  'sphere',
  'traits',
  'keywords',
  'cost',
  'engagementCost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'questPoints',
  'victory',
  'corner',
  'text',
  'shadow',
  'flavour',
  'artist',
  /** Further properties for DragnCards, as JSON. */
  'tags',
] as const

import {
  type CardSheet as AnySheet,
  type Flat,
  flatOfSheet as flatOf,
  type SheetFields,
  sheetOfFlat as sheetOf,
} from '@questwright/interop/for-games'

export { type Flat, listOf, printedList, sideLetters } from '@questwright/interop/for-games'
export const sheetFields: SheetFields = { card: cardFields, side: sideFields }

export type CardField = (typeof cardFields)[number]
export type SideField = (typeof sideFields)[number]
export type SheetSide = { readonly [field in SideField]?: string }
export type CardSheet = AnySheet<CardField, SideField>

/** A sheet as a flat record of names and values. */
export function flatOfSheet(sheet: CardSheet): Flat {
  return flatOf(sheet, sheetFields)
}

/** The sheet for a flat record; unknown names are dropped. */
export function sheetOfFlat(flat: Flat): CardSheet {
  return sheetOf(flat, sheetFields)
}

/** The front of a card. */
export function front({ sides }: CardSheet): SheetSide {
  return sides[0] ?? {}
}
