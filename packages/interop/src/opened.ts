/** The types of opened files of other programs. */
import type { CardFormat, ReadCards } from './cards/format.ts'
import type { DeckFormat } from './deck.ts'

/** The id of any format: of cards, of decks, or of other lists of cards. */
export type FileFormat = CardFormat | DeckFormat

export interface OpenedCards {
  readonly kind: 'cards'
  readonly name: string
  readonly format: CardFormat
  /** The game to which the format belongs. */
  readonly game: string
  readonly read: ReadCards
}

export interface OpenedText {
  readonly kind: 'text'
  readonly name: string
  readonly format: FileFormat
  /** The game to which the format belongs; undefined for our own format, which works for every game. */
  readonly game?: string
  readonly text: string
  /** The title if the file names none. */
  readonly title: string
}

export type OpenedImport = OpenedCards | OpenedText | { readonly kind: 'unknown'; readonly name: string }

/** The game to which files belong: that of the first file that has one. */
export function gameOfFiles(files: readonly OpenedImport[]): string | undefined {
  return files.flatMap((file) => (file.kind === 'unknown' || file.game === undefined ? [] : [file.game]))[0]
}

/** The title for a file that has none: `tables/Fen Roads.csv` gives "Fen Roads". */
export function titleOfFile(name: string): string {
  return baseName(name).replace(/(?!^)\.[^.]*$/, '')
}

/** The name of a file without its folders. */
export function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? name
}
