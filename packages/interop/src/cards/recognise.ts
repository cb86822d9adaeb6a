/** Which format of cards a text is written in. */
import Papa from 'papaparse'
import { alep } from '../lcg/cards/alep.ts'
import { alepMarks } from '../lcg/cards/alep-columns.ts'
import { dragncards } from '../lcg/cards/dragncards.ts'
import { dragncardsMarks } from '../lcg/cards/dragncards-table.ts'
import { type CardFormat, type FormatWork, type ReadCards, readSheets, type WriteContext, writeSheets } from './format.ts'
import { hallOfBeorn } from '../lcg/cards/hall-of-beorn.ts'
import { octgnSet } from '../lcg/cards/octgn-set.ts'
import { ringsdbCards } from '../lcg/cards/ringsdb-cards.ts'
import { ringsdbCsv, ringsdbMarks } from '../lcg/cards/ringsdb-csv.ts'
import type { CardSheet } from './sheet.ts'

/** What each format does. */
export const cardFormats: { readonly [format in CardFormat]: FormatWork } = {
  alep,
  dragncards,
  'octgn-set': octgnSet,
  'ringsdb-csv': ringsdbCsv,
  'ringsdb-cards': ringsdbCards,
  'hall-of-beorn': hallOfBeorn,
}

/** The names of the formats of cards. */
export const cardFormatNames = Object.keys(cardFormats) as readonly CardFormat[]

/** The format that a text is written in, by its beginning; `undefined` for none of them. Tables with a missing column are recognised too. */
export function recogniseCards(text: string): CardFormat | undefined {
  const begin = text
    .slice(0, 20_000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (begin.startsWith('<')) return /<set[\s>]/.test(begin) ? 'octgn-set' : undefined
  if (begin.startsWith('[') || begin.startsWith('{')) return jsonCards(begin)
  const [first = ''] = begin.split(/\r\n|\r|\n/, 1)
  if (first.includes('\t') && fits(first.split('\t'), dragncardsMarks)) return 'dragncards'
  const cells = [',', ';', '\t'].map((delimiter) => (Papa.parse<string[]>(first, { delimiter }).data[0] ?? []).map((cell) => cell.trim()))
  if (cells.some((columns) => fits(columns, alepMarks))) return 'alep'
  return cells.some((columns) => fits(columns, ringsdbMarks)) ? 'ringsdb-csv' : undefined
}

/** Both sites have the same names for most things; Hall of Beorn writes traits and keywords as lists, and has encounter cards. */
function jsonCards(begin: string): CardFormat | undefined {
  const has = (names: string): boolean => new RegExp(`"(?:${names})"\\s*:`).test(begin)
  if (!has('type_code|type_name|octgnid') || !has('encounter_set|threat_strength|is_unique|pack_name') || has('slots')) return undefined
  const isHall = has('keywords|encounter_set|threat_strength|card_side|is_official') || /"traits"\s*:\s*\[/.test(begin)
  return !isHall && has('pack_code') && has('type_code') ? 'ringsdb-cards' : 'hall-of-beorn'
}

/** Most of the columns by which a format is known. */
function fits(columns: readonly string[], marks: readonly string[]): boolean {
  const names = columns.map((column) => column.trim())
  return marks.filter((mark) => names.includes(mark)).length >= Math.ceil(marks.length * 0.6)
}

/** Reads the cards of a text. */
export function readCards(text: string, format: CardFormat): ReadCards {
  return readSheets(cardFormats[format], format, text)
}

/** Writes cards in a format. */
export function writeCards(sheets: readonly CardSheet[], format: CardFormat, context: WriteContext): string {
  return writeSheets(cardFormats[format], format, sheets, context)
}
