/** Files of other programs, opened: cards, scenarios and decks, each as its format says. */
import { type FileFormat, recogniseFile } from './cards/file-kind.ts'
import type { CardFormat, ReadCards } from './cards/format.ts'
import { mostCardBytes } from './cards/limits.ts'
import { type ImportProblem, importProblem } from './cards/problem.ts'
import { cardFormatNames, readCards } from './cards/recognise.ts'
import { isArchive, readSpreadsheet } from './lcg/cards/spreadsheet.ts'
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
  if (oldExcel.every((byte, at) => bytes[at] === byte)) {
    const words = [
      'This is a spreadsheet of an old kind (.xls), which is not read.',
      'Open it in your spreadsheet program and save it as .xlsx, or export the table as CSV.',
    ] as const
    return { file: { kind: 'unknown', name }, problems: [importProblem('error', 'unknown-format', words)] }
  }
  const { text, problems } = decodeText(bytes, mostCardBytes)
  const told = problems.map(asImport)
  if (text === undefined) return { file: { kind: 'unknown', name }, problems: told }
  const known = format ?? recogniseFile(text)
  if (known === undefined) {
    return { file: { kind: 'unknown', name }, problems: [...told, importProblem('error', 'unknown-format', whatElse(text))] }
  }
  if (isCardFormat(known)) {
    const read = readCards(text, known)
    return { file: { kind: 'cards', name, format: known, read }, problems: [...told, ...read.problems] }
  }
  return { file: { kind: 'text', name, format: known, text, title: titleOfFile(name) }, problems: told }
}

/** The first bytes of .xls. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/** Names at the top of files of a DragnCards plugin that hold nothing of a pack. */
const pluginParts =
  'actionLists announcements automation browse cardBacks cardMenu cardProperties cardTypes clearTableOptions deckbuilder defaultActions faceProperties functions gameProperties groups groupTypes hotkeys imageUrlPrefix labels layouts phases playerProperties pluginMenu pluginName preferences prompts saveGame steps tokens topBarCounters touchBar'.split(
    ' ',
  )

/** What a file is that nothing here reads, and what to do. */
function whatElse(text: string): readonly [message: string, remedy: string] {
  const begin = text.slice(0, 4_000).replace(/^(?:\s|\ufeff|\/\/[^\n]*\n)+/, '')
  const [, first = ''] = /^\{\s*(?:\/\/[^\n]*\n\s*)*"([^"]{1,40})"\s*:/.exec(begin) ?? []
  if (begin === '') return ['The file is empty.', 'Export it again.']
  if (pluginParts.includes(first))
    return [
      `This is a part of a plugin of DragnCards ("${first}"): it holds no cards and no lists.`,
      'Choose its card table (.tsv), its prebuilt decks ("preBuiltDecks") or its menu ("deckMenu"); nothing else of a plugin is read.',
    ]
  return [
    'This is no table of cards that is known here. It is no list of a scenario or a deck either.',
    'A table must begin with the row of its column names. docs/interchange.md lists what is read.',
  ]
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
