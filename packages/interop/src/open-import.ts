/** Files of other programs, opened: cards, scenarios and decks, each as its format says. */
import { type FileFormat, recogniseFile } from './cards/file-kind.ts'
import type { CardFormat, ReadCards } from './cards/format.ts'
import { mostCardBytes } from './cards/limits.ts'
import type { ImportProblem } from './cards/problem.ts'
import { cardFormatNames, readCards } from './cards/recognise.ts'
import { isArchive, readSpreadsheet } from './cards/spreadsheet.ts'
import { decodeText } from './decode.ts'

export type OpenedImport =
  | { readonly kind: 'cards'; readonly name: string; readonly format: CardFormat; readonly read: ReadCards }
  | {
      readonly kind: 'text'
      readonly name: string
      readonly format: Exclude<FileFormat, CardFormat>
      readonly text: string
      /** What it is called where it does not say so itself. */
      readonly title: string
    }
  | { readonly kind: 'unknown'; readonly name: string }

/**
 * Opens a file and finds out what it is. Never throws for what stands in it.
 * @param name of the file, with or without folders
 * @param format as the user said, where they did
 * @returns what it is, and what of it is not understood
 */
export async function openImport(
  name: string,
  bytes: Uint8Array,
  format?: FileFormat,
): Promise<{ readonly file: OpenedImport; readonly problems: readonly ImportProblem[] }> {
  if (isArchive(bytes)) {
    const read = await readSpreadsheet(bytes)
    return { file: { kind: 'cards', name, format: 'alep', read }, problems: read.problems }
  }
  const { text, problems } = decodeText(bytes, mostCardBytes)
  const told = problems.map(asImport)
  if (text === undefined) return { file: { kind: 'unknown', name }, problems: told }
  const known = format ?? recogniseFile(text)
  if (known === undefined) {
    const unknown: ImportProblem = {
      severity: 'error',
      code: 'import/unknown-format',
      message:
        text.trim() === ''
          ? 'The file is empty.'
          : 'This is no table of cards that is known here. It is no list of a scenario or a deck either.',
      remedy: 'A table must begin with the row of its column names. docs/interchange.md lists what is read.',
    }
    return { file: { kind: 'unknown', name }, problems: [...told, unknown] }
  }
  if (isCardFormat(known)) {
    const read = readCards(text, known)
    return { file: { kind: 'cards', name, format: known, read }, problems: [...told, ...read.problems] }
  }
  return { file: { kind: 'text', name, format: known, text, title: titleOfFile(name) }, problems: told }
}

/** Problems of decks have codes of their own; an import has one kind. */
export function asImport<Problem extends { readonly code: string }>(one: Problem): Problem {
  return { ...one, code: one.code.replace('deck-file/', 'import/') }
}

/** `tables/Fen Roads.csv` is called Fen Roads. */
export function titleOfFile(name: string): string {
  return baseName(name).replace(/(?!^)\.[^.]*$/, '')
}

/** The name of a file without its folders. */
export function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? name
}

function isCardFormat(format: FileFormat): format is CardFormat {
  return (cardFormatNames as readonly string[]).includes(format)
}
