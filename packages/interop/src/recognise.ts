/** Detects the format of a file, among all formats of all games, by its contents. */
import { cardFormatNames, cardFormatOf, recogniseCards } from './card-formats.ts'
import { deckFormatWords, detectDeckFormat } from './formats.ts'
import { games } from './games.ts'
import type { FileFormat } from './opened.ts'

/** Lists of cards other than decks, by format. */
const lists = games.flatMap((game) => Object.entries(game.lists))

/** The names of the formats of lists of cards other than decks. */
export const listFormatNames: readonly FileFormat[] = lists.map(([format]) => format)

/** The format of a text; `undefined` when it is none that is known. */
export function recogniseFile(text: string): FileFormat | undefined {
  return lists.find(([, work]) => work.recognise(text))?.[0] ?? recogniseCards(text) ?? detectDeckFormat(text)
}

/** What people call a format. */
export function formatCalled(format: FileFormat): string {
  const list = lists.find(([name]) => name === format)?.[1]
  return list?.name ?? (cardFormatNames.includes(format) ? cardFormatOf(format) : deckFormatWords(format)).name
}
