/**
 * Opens spreadsheet files (.xlsx). Sizes that the archive claims are not trusted: the unpacked bytes and the extent of the sheets are measured
 * before memory is allocated for them.
 */
import { mostCardRows, mostColumns, mostUnpackedBytes } from './limits.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { sheetExtent } from './sheet-extent.ts'
import type { RawRow } from './table.ts'

/** The greatest number of files in the archive; a spreadsheet has some twenty. */
const mostParts = 2_000

/** A tab of a spreadsheet, with its cells as text. */
export interface OpenedTab {
  readonly name: string
  readonly rows: readonly RawRow[]
}

/** Whether bytes are a zip archive, as spreadsheet files are. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/**
 * Opens all tabs. Never throws, whatever the file contains.
 * @returns a problem if it cannot be opened
 */
export async function openXlsx(bytes: Uint8Array): Promise<readonly OpenedTab[] | ImportProblem> {
  const parts = await unpacked(bytes)
  if ('code' in parts) return parts
  try {
    const far = await tooFar(parts)
    if (far !== undefined) return far
    const [{ zipSync }, { default: readXlsx }] = await Promise.all([import('fflate'), import('read-excel-file/universal')])
    // an archive without compression needs no unpacking: for large parts the library would start a worker from a blob, which pages may forbid
    const stored = zipSync(Object.fromEntries(parts), { level: 0 })
    const tabs = await readXlsx(new Blob([stored as Uint8Array<ArrayBuffer>]), { trim: false })
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

/**
 * The problem that a sheet is too large; undefined if none is. The library allocates all rows and columns up to the last one that the file names.
 */
async function tooFar(parts: ReadonlyMap<string, Uint8Array>): Promise<ImportProblem | undefined> {
  let laidOut = 0
  for (const [name, bytes] of parts) {
    const { rows, columns } = await sheetExtent(new TextDecoder().decode(bytes))
    laidOut += rows * columns
    if (rows <= mostCardRows && columns <= mostColumns && laidOut <= mostCardRows * mostColumns) continue
    return importProblem('error', 'too-large', [
      `A sheet of the spreadsheet (${name}) reaches down to row ${rows} and across to column ${columns}; at most ${mostCardRows} rows and ${mostColumns} columns are read, in all tabs together.`,
      'Delete the rows below the cards and the columns to their right, also empty ones with a format, and save the spreadsheet again.',
    ])
  }
  return undefined
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? '1' : ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/** The XML parts of the archive by name, or the problem that prevents unpacking. */
async function unpacked(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array> | ImportProblem> {
  const { Unzip, UnzipInflate } = await import('fflate')
  let parts = 0
  let total = 0
  let refused: ImportProblem | undefined
  const unpackedParts = new Map<string, Uint8Array>()
  const unzipper = new Unzip((file) => {
    parts += 1
    if (parts > mostParts) refused = tooMuch()
    if (refused !== undefined) return
    const pieces: Uint8Array[] = []
    file.ondata = (error, part, final) => {
      if (error)
        refused ??= importProblem('error', 'broken-xlsx', [
          'A part of the archive cannot be unpacked.',
          'Save the spreadsheet again as .xlsx.',
        ])
      else {
        total += part.byteLength
        pieces.push(part)
        if (final && /\.(?:xml|rels)$/i.test(file.name)) unpackedParts.set(file.name, joined(pieces))
      }
      if (total > mostUnpackedBytes) refused ??= tooMuch()
      if (refused !== undefined) file.terminate()
    }
    file.start()
  })
  unzipper.register(UnzipInflate)
  // in chunks, so that a zip bomb is noticed before it is unpacked completely
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
  // a truncated archive may contain some complete parts while others are missing
  if (!hasEnd(bytes))
    refused ??= importProblem('error', 'broken-xlsx', [
      'The file is no archive, or its end is missing.',
      'Save the spreadsheet again as .xlsx.',
    ])
  return refused ?? unpackedParts
}

/** Whether the archive has its end record: 22 bytes, and a comment of up to 64 kB. */
function hasEnd(bytes: Uint8Array): boolean {
  const signature = [0x50, 0x4b, 0x05, 0x06]
  for (let at = bytes.byteLength - 22; at >= Math.max(0, bytes.byteLength - 22 - 65_535); at--)
    if (signature.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

function tooMuch(): ImportProblem {
  return importProblem('error', 'too-large', [
    `The archive unpacks to more than ${mostUnpackedBytes / 1_000_000} MB, or to more than ${mostParts} parts: it is made to fill memory.`,
    'Do not trust where it comes from.',
  ])
}
