/** All formats of cards, of all games, behind a few functions. */
import {
  type CardFormat,
  type ForFormat,
  type FormatWork,
  type ReadCards,
  readSheets,
  type WriteContext,
  writeSheets,
} from './cards/format.ts'
import { sheetsOfPack } from './cards/from-pack.ts'
import type { PackSheet, PackSource } from './cards/names-of-pack.ts'
import type { CardSheet } from './cards/sheet.ts'
import { formatsOfGame, games } from './games.ts'

/** What each format does. */
const cardFormats: { readonly [format: CardFormat]: FormatWork } = Object.fromEntries(games.flatMap(({ cards }) => Object.entries(cards)))

/** The names of the formats of cards. */
export const cardFormatNames: readonly CardFormat[] = Object.keys(cardFormats)

/** @throws Error for an unknown format: callers pass a recognised format, or one that they offered */
export function cardFormatOf(format: CardFormat): FormatWork {
  const work = Object.hasOwn(cardFormats, format) ? cardFormats[format] : undefined
  if (work === undefined) throw new Error(`There is no format of cards "${format}"; there is ${cardFormatNames.join(', ')}.`)
  return work
}

/** The format that a text is written in, by its beginning; `undefined` for none of them. Tables with a missing column are recognised too. */
export function recogniseCards(text: string): CardFormat | undefined {
  const begin = text
    .slice(0, 20_000)
    .replace(/^\ufeff/, '')
    .trimStart()
  return cardFormatNames.find((format) => cardFormatOf(format).recognise(begin))
}

/** Reads the cards of a text. */
export function readCards(text: string, format: CardFormat): ReadCards {
  return readSheets(cardFormatOf(format), format, text)
}

/** Writes cards in a format. */
export function writeCards(sheets: readonly CardSheet[], format: CardFormat, context: WriteContext): string {
  return writeSheets(cardFormatOf(format), format, sheets, context)
}

/** The cards that a format can hold, and warnings about the facts that it cannot hold. */
export function sheetsFor(format: CardFormat, sheets: readonly CardSheet[]): ForFormat {
  return cardFormatOf(format).fit(sheets)
}

/** The cards of a pack as the tables of its game have them, in their order; none where its game has no tables. */
export function packSheets(source: PackSource): PackSheet[] {
  const formats = formatsOfGame(source.game)
  return formats === undefined ? [] : sheetsOfPack(source, formats.sheets)
}
