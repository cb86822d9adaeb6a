/** Detects the format of a file, among all formats of all games, by its contents. */
import { cardFormatNames, cardFormatOf, recogniseCards } from './card-formats.ts'
import { deckFormatWords, detectDeckFormat } from './formats.ts'
import type { FormatsOfGames } from './games.ts'
import type { FileFormat } from './opened.ts'

/** The formats for lists of cards other than decks, of all games. */
const listsOf = (games: FormatsOfGames) => games.flatMap(({ lists }) => Object.entries(lists))

/** The names of the formats of lists of cards other than decks. */
export function listFormatNames(games: FormatsOfGames): readonly FileFormat[] {
  return listsOf(games).map(([format]) => format)
}

/** The format of a text; `undefined` when no format fits. */
export function recogniseFile(games: FormatsOfGames, text: string): FileFormat | undefined {
  return listsOf(games).find(([, work]) => work.recognise(text))?.[0] ?? recogniseCards(games, text) ?? detectDeckFormat(games, text)
}

/** The name of a format in messages. */
export function formatCalled(games: FormatsOfGames, format: FileFormat): string {
  const list = listsOf(games).find(([name]) => name === format)?.[1]
  return list?.name ?? (cardFormatNames(games).includes(format) ? cardFormatOf(games, format) : deckFormatWords(games, format)).name
}
