/** All formats of cards, of all games, behind a few functions. */
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

/** @throws Error for an unknown format: callers pass a recognised format, or one that they offered */
export function cardFormatOf(games: FormatsOfGames, format: CardFormat): FormatWork {
  const work = games.map(({ cards }) => entryIn(cards, format)).find((one) => one !== undefined)
  if (work === undefined) throw new Error(`There is no format of cards "${format}"; there is ${cardFormatNames(games).join(', ')}.`)
  return work
}

/** The format that a text is written in, by its beginning; `undefined` for none of them. Tables with a missing column are recognised too. */
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

/** The cards that a format can hold, and warnings about the facts that it cannot hold. */
export function sheetsFor(games: FormatsOfGames, format: CardFormat, sheets: readonly CardSheet[]): ForFormat {
  return cardFormatOf(games, format).fit(sheets)
}

/** The cards of a pack as the tables of its game have them, in their order; none where its game has no tables. */
export function packSheets(games: FormatsOfGames, source: PackSource): PackSheet[] {
  const formats = formatsOfGame(games, source.game)
  return formats === undefined ? [] : sheetsOfPack(source, formats.sheets)
}
