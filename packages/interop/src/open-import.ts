/** Opens files of other programs: reads their cards, scenarios or decks in the format that each has. */
import { cardFormatNames, readCards } from './card-formats.ts'
import { mostCardBytes } from './cards/limits.ts'
import { isArchive } from './cards/open-xlsx.ts'
import { asImport, type ImportProblem, importProblem } from './cards/problem.ts'
import { cardsInstead } from './cards-instead.ts'
import { decodeText } from './decode.ts'
import { type FormatsOfGames, whoseFormat } from './games.ts'
import { type FileFormat, type OpenedImport, titleOfFile } from './opened.ts'
import { recogniseFile } from './recognise.ts'

/**
 * Opens a file and detects its format. Never throws, whatever the file contains.
 * @param name of the file, with or without folders
 * @param format if the user gave one
 * @returns the opened file, and the problems in it
 */
export async function openImport(
  games: FormatsOfGames,
  name: string,
  bytes: Uint8Array,
  format?: FileFormat,
): Promise<{ readonly file: OpenedImport; readonly problems: readonly ImportProblem[] }> {
  if (isArchive(bytes)) return openArchive(games, name, bytes)
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
  const known = format ?? recogniseFile(games, text)
  if (known === undefined) {
    return { file: { kind: 'unknown', name }, problems: [...told, importProblem('error', 'unknown-format', whatElse(games, text))] }
  }
  const game = whoseFormat(games, known)
  if (game !== undefined && cardFormatNames(games).includes(known)) {
    const read = readCards(games, text, known)
    return { file: { kind: 'cards', name, format: known, game, read }, problems: [...told, ...read.problems] }
  }
  const whose = game === undefined ? {} : { game }
  return { file: { kind: 'text', name, format: known, ...whose, text, title: titleOfFile(name) }, problems: told }
}

/** Opens a spreadsheet with the formats of the first game that finds cards in it. Where no game does, the result of the last one is returned. */
async function openArchive(
  games: FormatsOfGames,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly file: OpenedImport; readonly problems: readonly ImportProblem[] }> {
  let opened: Awaited<ReturnType<typeof openArchive>> | undefined
  for (const { game, readArchive } of games) {
    if (readArchive === undefined) continue
    const read = await readArchive(bytes)
    opened = { file: { kind: 'cards', name, format: read.format, game, read }, problems: read.problems }
    if (read.sheets.length > 0) break
  }
  return opened ?? { file: { kind: 'unknown', name }, problems: [importProblem('error', 'unknown-format', noSpreadsheet)] }
}

const noSpreadsheet = ['This is an archive, and no game here has spreadsheets of cards.', 'Unpack it, and choose the file inside.'] as const

/** The first bytes of an .xls file. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/** Explains a file that cannot be read, and what to do. */
function whatElse(games: FormatsOfGames, text: string): readonly [message: string, remedy: string] {
  const begin = text.slice(0, 4_000).replace(/^(?:\s|\ufeff|\/\/[^\n]*\n)+/, '')
  if (begin === '') return ['The file is empty.', 'Export it again.']
  const known = games.map(({ whatElse: ofGame }) => ofGame?.(begin)).find((words) => words !== undefined)
  if (known !== undefined) return known
  const cards = cardsInstead(games, text, 'anything')
  if (cards !== undefined) return [cards.message, cards.remedy]
  return [
    'This is no table of cards in a known format. It is no list of a scenario or a deck either.',
    'A table must begin with the row of its column names. docs/interchange.md lists what is read.',
  ]
}
