/**
 * Converts between sheets (cards as tables list them) and the facts and texts of our packs. Values that our facts cannot contain are kept in
 * `imported.printed`, and an export writes them back.
 */
import type { CardFacts, CardText, FactValue } from '@questwright/packs/browser'
import { differenceOfAll, restore, sameFlat } from './lens.ts'
import { type CardSheet, type Flat, flatOfSheet, sheetOfFlat } from './sheet.ts'
import type { Facts, FactsOfSheet, SheetNames, SheetsOfGame } from './sheets-of-game.ts'

/** The origin of an imported card, in its facts as `imported`. */
export interface ImportedFacts {
  /** The format from which the card was last imported. */
  readonly format: string
  /** Whether the import had a text for the card. A card with a text and without a script counts as unfinished. */
  readonly text: 'kept' | 'none'
  /** Printed values that our facts do not have, with the names and values of a sheet. */
  readonly printed?: Flat
  /** Columns that sheets do not have, by format. */
  readonly kept?: { readonly [format: string]: Flat }
}

/**
 * Facts and texts for a sheet, together with the values that they cannot contain.
 * @param format the format of the sheet
 */
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

/** The sheet of a card in a pack. Values kept from its import are added where they still match the card. */
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

/** The data about the import in the facts of a card; undefined for cards that were not imported. */
export function importedOf(facts: CardFacts): ImportedFacts | undefined {
  const imported = facts.imported as ImportedFacts | undefined
  return typeof imported === 'object' && imported !== null && !Array.isArray(imported) ? imported : undefined
}
