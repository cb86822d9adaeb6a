/** Functions that work with the card formats of all games, so that callers need not know which game has which format. */
import { entryIn } from '@questwright/rulebook'
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
import { type FormatsOfGames, formatsOfGame } from './games.ts'

/** The names of the formats of cards. */
export function cardFormatNames(games: FormatsOfGames): readonly CardFormat[] {
  return games.flatMap(({ cards }) => Object.keys(cards))
}

/**
 * The implementation of a format.
 * @throws Error for an unknown format: callers pass a format that was recognised, or that they offered
 */
export function cardFormatOf(games: FormatsOfGames, format: CardFormat): FormatWork {
  const work = games.map(({ cards }) => entryIn(cards, format)).find((one) => one !== undefined)
  if (work === undefined) throw new Error(`There is no format of cards "${format}"; there is ${cardFormatNames(games).join(', ')}.`)
  return work
}

/** The format of a text, recognised by its beginning; `undefined` where no format fits. A table is recognised even if a column is missing. */
export function recogniseCards(games: FormatsOfGames, text: string): CardFormat | undefined {
  const begin = text
    .slice(0, 20_000)
    .replace(/^\ufeff/, '')
    .trimStart()
  return cardFormatNames(games).find((format) => cardFormatOf(games, format).recognise(begin))
}

/** Reads the cards of a text. */
export function readCards(games: FormatsOfGames, text: string, format: CardFormat): ReadCards {
  return readSheets(cardFormatOf(games, format), format, text)
}

/** Writes cards in a format. */
export function writeCards(games: FormatsOfGames, sheets: readonly CardSheet[], format: CardFormat, context: WriteContext): string {
  return writeSheets(cardFormatOf(games, format), format, sheets, context)
}

/** The cards that a format can contain, and warnings about the facts that it cannot contain. */
export function sheetsFor(games: FormatsOfGames, format: CardFormat, sheets: readonly CardSheet[]): ForFormat {
  return cardFormatOf(games, format).fit(sheets)
}

/** The cards of a pack in the form of its game's tables, in the order of tables; empty where its game has no tables. */
export function packSheets(games: FormatsOfGames, source: PackSource): PackSheet[] {
  const formats = formatsOfGame(games, source.game)
  return formats === undefined ? [] : sheetsOfPack(source, formats.sheets)
}
