/** What tables of the cooperative game say of a card. */

/** What a table says once of a card. */
const cardFields = [
  'octgnId',
  'ringsdbCode',
  /** The product, and its id in OCTGN. */
  'set',
  'setId',
  'number',
  'quantity',
  'deckLimit',
  /** One of our types; the words of the table where no type of ours is meant. */
  'type',
  /** The type that is printed, where another decides: an attachment that is a boon. */
  'printedType',
  'encounterSet',
  /** Further sets, with semicolons between. */
  'moreSets',
  'stage',
  'easyModeRemoves',
  /** The rules of a scenario's deck, in the row of its first quest card. */
  'deckRules',
] as const

/** What a table says of each side. */
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
  /** What DragnCards is told about the card, as JSON. */
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

/** A sheet as names and values: see `cards/sheet.ts`. */
export function flatOfSheet(sheet: CardSheet): Flat {
  return flatOf(sheet, sheetFields)
}

/** The sheet of names and values; unknown names are left out. */
export function sheetOfFlat(flat: Flat): CardSheet {
  return sheetOf(flat, sheetFields)
}

/** The front of a card. */
export function front({ sides }: CardSheet): SheetSide {
  return sides[0] ?? {}
}
