/** Converts between sheets and facts and texts of our packs. Values that our facts cannot hold are kept in `imported.printed` and written back. */
import type { CardFacts, CardText, FactValue } from '@questwright/packs/browser'
import { differenceOfAll, restore, sameFlat } from './lens.ts'
import { type CardSheet, type Flat, flatOfSheet, sheetOfFlat } from './sheet.ts'
import type { Facts, FactsOfSheet, SheetNames, SheetsOfGame } from './sheets-of-game.ts'

/** The origin of an imported card, in its facts as `imported`. */
export interface ImportedFacts {
  /** The format from which it came last. */
  readonly format: string
  /** Whether it brought a text: a card with a text and no script waits for one. */
  readonly text: 'kept' | 'none'
  /** Printed values that are no facts of ours, as names and values of a sheet. */
  readonly printed?: Flat
  /** Columns of formats that have no counterpart in sheets. */
  readonly kept?: { readonly [format: string]: Flat }
}

/** Facts and texts of a sheet, with the values that they cannot hold kept beside them. @param format from which it came */
export function factsOfSheet(
  sheet: CardSheet,
  names: SheetNames,
  format: string,
  { factsOf, sheetOf, fields, rules }: SheetsOfGame,
): FactsOfSheet {
  const bare = factsOf(sheet, names)
  const back = flatOfSheet(sheetOf(bare.facts, bare.text, names), fields)
  const printed = differenceOfAll(flatOfSheet(sheet, fields), back)
  const hasText = sheet.sides.some((side) => rules.some((field) => side[field] !== undefined))
  const imported: ImportedFacts = {
    format,
    text: hasText ? 'kept' : 'none',
    ...(Object.keys(printed).length === 0 ? {} : { printed }),
    ...(sheet.kept === undefined || Object.keys(sheet.kept).length === 0 ? {} : { kept: sheet.kept }),
  }
  return { ...bare, facts: { ...bare.facts, imported: imported as unknown as FactValue } }
}

/** The sheet of a card of a pack, with the values kept from its import as far as they still fit. */
export function sheetOfFacts(
  facts: CardFacts,
  text: CardText | undefined,
  names: SheetNames,
  { factsOf, sheetOf, fields }: SheetsOfGame,
): CardSheet {
  const bare = sheetOf(facts as unknown as Facts, text, names)
  const imported = importedOf(facts)
  if (imported === undefined) return bare
  const own = flatOfSheet(bare, fields)
  const meaning = (flat: Flat): string => {
    const again = factsOf(sheetOfFlat(flat, fields), names)
    return JSON.stringify([again.facts, again.text])
  }
  const now = meaning(own)
  const flat = imported.printed === undefined ? own : restore(own, imported.printed, (candidate) => meaning(candidate) === now)
  const sheet = sameFlat(flat, own) ? bare : sheetOfFlat(flat, fields)
  return imported.kept === undefined ? sheet : { ...sheet, kept: imported.kept }
}

/** What a pack says of the import of a card; nothing for cards that were made here. */
export function importedOf(facts: CardFacts): ImportedFacts | undefined {
  const imported = facts.imported as ImportedFacts | undefined
  return typeof imported === 'object' && imported !== null && !Array.isArray(imported) ? imported : undefined
}
