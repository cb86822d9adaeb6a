/** Spreadsheet files (.xlsx) opened. What the archive says of itself is not believed: its size is counted before anything is parsed. */
import { mostUnpackedBytes } from './limits.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import type { RawRow } from './table.ts'

/** Parts of the archive: a spreadsheet has some twenty. */
const mostParts = 2_000

/** A tab of a spreadsheet, as texts. */
export interface OpenedTab {
  readonly name: string
  readonly rows: readonly RawRow[]
}

/** Whether bytes are an archive, as spreadsheet files are. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** Opens all tabs. Never throws for what stands in the file. @returns why not, where it cannot be opened */
export async function openXlsx(bytes: Uint8Array): Promise<readonly OpenedTab[] | ImportProblem> {
  const refused = await whyNotUnpacked(bytes)
  if (refused !== undefined) return refused
  try {
    const { default: readXlsx } = await import('read-excel-file/universal')
    const tabs = await readXlsx(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false })
    return tabs.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) })),
    }))
  } catch {
    return importProblem('error', 'broken-xlsx', [
      'The archive cannot be read as a spreadsheet.',
      'Save it again as .xlsx, or export the tab as CSV.',
    ])
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? '1' : ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
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
