/** Spreadsheet files (.xlsx). What the archive says of itself is not believed: its size is counted before anything is parsed. */
import { alep, alepRecords } from './alep.ts'
import { alepAgain, alepMarks } from './alep-columns.ts'
import { type ReadCards, sheetsOf } from './format.ts'
import { mostUnpackedBytes } from './limits.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { tableOf } from './table.ts'

/** Parts of the archive: a spreadsheet has some twenty. */
const mostParts = 2_000

/** Whether bytes are an archive, as spreadsheet files are. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/**
 * Reads the cards of a spreadsheet file: of the tab "Card Data", or of the first one that has its columns. Other tabs are named.
 * Never throws for what stands in the file.
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<ReadCards> {
  const refused = await whyNotUnpacked(bytes)
  if (refused !== undefined) return nothing(refused)
  let tabs: readonly { readonly sheet: string; readonly data: readonly (readonly unknown[])[] }[]
  try {
    const { default: readXlsx } = await import('read-excel-file/universal')
    tabs = await readXlsx(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false })
  } catch {
    return nothing(
      importProblem('error', 'broken-xlsx', [
        'The archive cannot be read as a spreadsheet.',
        'Save it again as .xlsx, or export the tab as CSV.',
      ]),
    )
  }
  const fits = (tab: (typeof tabs)[number]): boolean => alepMarks.every((name) => tab.data[0]?.includes(name) === true)
  const tab = tabs.find((one) => one.sheet === 'Card Data' && fits(one)) ?? tabs.find(fits)
  if (tab === undefined)
    return nothing(
      importProblem('error', 'missing-column', [
        `No tab of the spreadsheet (${tabs
          .map(({ sheet }) => sheet)
          .slice(0, 10)
          .join(', ')}) has the columns ${alepMarks.join(', ')} in its first row.`,
        'Keep the tab "Card Data" with its first row.',
      ]),
    )
  const problems: ImportProblem[] = []
  const rows = tab.data.map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }))
  const read = sheetsOf(alep, 'alep', alepRecords(tableOf(rows, problems, alepAgain)))
  const others = tabs.filter((one) => one !== tab && fits(one)).map(({ sheet }) => sheet)
  if (others.length === 0) return read
  const left = importProblem('warning', 'other-tabs', [
    `The tab "${tab.sheet}" was read; ${others.map((name) => `"${name}"`).join(', ')} ${others.length === 1 ? 'was' : 'were'} not.`,
    'Save a tab as a file of its own to import it.',
  ])
  return { ...read, problems: [...read.problems, left] }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? '1' : ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

function nothing(problem: ImportProblem): ReadCards {
  return { format: 'alep', sheets: [], records: [], set: {}, problems: [problem] }
}

async function whyNotUnpacked(bytes: Uint8Array): Promise<ImportProblem | undefined> {
  const { Unzip, UnzipInflate } = await import('fflate')
  let parts = 0
  let total = 0
  let refused: ImportProblem | undefined
  const unzipper = new Unzip((file) => {
    parts += 1
    if (parts > mostParts) refused = tooMuch()
    if (refused !== undefined) return
    file.ondata = (error, part) => {
      if (error)
        refused ??= importProblem('error', 'broken-xlsx', [
          'A part of the archive cannot be unpacked.',
          'Save the spreadsheet again as .xlsx.',
        ])
      else total += part.byteLength
      if (total > mostUnpackedBytes) refused ??= tooMuch()
      if (refused !== undefined) file.terminate()
    }
    file.start()
  })
  unzipper.register(UnzipInflate)
  // in pieces, so that a bomb is noticed before it is unpacked
  const piece = 16_384
  try {
    for (let at = 0; at < bytes.byteLength && refused === undefined; at += piece)
      unzipper.push(bytes.subarray(at, at + piece), at + piece >= bytes.byteLength)
  } catch {
    refused ??= importProblem('error', 'broken-xlsx', [
      'The file is no archive, or a part of it is missing.',
      'Save the spreadsheet again as .xlsx.',
    ])
  }
  return refused
}

function tooMuch(): ImportProblem {
  return importProblem('error', 'too-large', [
    `The archive unpacks to more than ${mostUnpackedBytes / 1_000_000} MB, or to more than ${mostParts} parts: it is made to fill memory.`,
    'Do not trust where it comes from.',
  ])
}
