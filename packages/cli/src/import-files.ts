/** Files of other programs, read: cards, scenarios and decks, each as its format says. */
import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import {
  type CardFormat,
  cardFormatNames,
  decodeText,
  type FileFormat,
  type ImportProblem,
  isArchive,
  mostCardBytes,
  type ReadCards,
  readCards,
  readSpreadsheet,
  recogniseFile,
} from '@questwright/interop'
import { WrongUse } from './problems.ts'
import { userPath } from './workspace.ts'

export type OpenedFile =
  | { readonly kind: 'cards'; readonly name: string; readonly format: CardFormat; readonly read: ReadCards }
  | { readonly kind: 'text'; readonly name: string; readonly format: FileFormat; readonly text: string; readonly title: string }
  | { readonly kind: 'unknown'; readonly name: string }

export interface OpenedFiles {
  readonly file: OpenedFile
  readonly problems: readonly ImportProblem[]
}

/** Reads a file and finds out what it is. @param format as the user said, where they did @throws WrongUse when there is no such file */
export async function openImportFile(name: string, format: FileFormat | undefined): Promise<OpenedFiles> {
  const bytes = bytesOf(name)
  if (isArchive(bytes)) {
    const read = await readSpreadsheet(bytes)
    return { file: { kind: 'cards', name, format: 'alep', read }, problems: read.problems }
  }
  const { text, problems } = decodeText(bytes, mostCardBytes)
  const told = problems.map((one) => ({ ...one, code: one.code.replace('deck-file/', 'import/') }))
  if (text === undefined) return { file: { kind: 'unknown', name }, problems: told }
  const known = format ?? recogniseFile(text)
  if (known === undefined) {
    const unknown: ImportProblem = {
      severity: 'error',
      code: 'import/unknown-format',
      message: text.trim() === '' ? 'The file is empty.' : 'This is no file that is known here.',
      remedy: 'docs/interchange.md lists what is read. A table must begin with the row of its column names.',
    }
    return { file: { kind: 'unknown', name }, problems: [...told, unknown] }
  }
  if (isCardFormat(known)) {
    const read = readCards(text, known)
    return { file: { kind: 'cards', name, format: known, read }, problems: [...told, ...read.problems] }
  }
  return { file: { kind: 'text', name, format: known, text, title: basename(name, extname(name)) }, problems: told }
}

export function isCardFormat(format: FileFormat): format is CardFormat {
  return (cardFormatNames as readonly string[]).includes(format)
}

function bytesOf(name: string): Uint8Array {
  const path = userPath(name)
  try {
    const status = statSync(path)
    if (!status.isFile()) throw new WrongUse(`${name} is no file. Name the file that is to be imported.`)
    if (status.size > mostCardBytes)
      throw new WrongUse(`${name} has ${status.size} bytes; files of more than ${mostCardBytes} are not read. Split it.`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof WrongUse) throw error
    const code = (error as NodeJS.ErrnoException).code
    throw new WrongUse(
      code === 'ENOENT'
        ? `The file ${name} does not exist. Check the path.`
        : `The file ${name} cannot be opened (${code ?? 'unknown reason'}). Check that you may read it.`,
    )
  }
}
