/** Writes spreadsheet files (.xlsx); the same tabs give the same bytes. */
import { escapedCell } from './table.ts'

/** A tab; its first row has the names of the columns. */
export interface Tab {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** The earliest date that an archive can contain. It is the same everywhere, since archives have no time zones. */
const noDay = new Date(1980, 0, 1)

/**
 * Writes a spreadsheet file.
 * @param tabs each with a unique name of at most 31 characters
 * @returns the bytes of the file. The library writes the current time into the archive, so the archive is packed again with a fixed time
 */
export async function xlsxOf(tabs: readonly Tab[]): Promise<Uint8Array> {
  const [{ default: writeXlsx }, { unzipSync, zipSync }] = await Promise.all([import('write-excel-file/universal'), import('fflate')])
  const sheets = tabs.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    data: rows.map((row) => row.map(cellOf)),
  }))
  const blob = await writeXlsx(sheets).toBlob()
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return zipSync(parts, { level: 6, mtime: noDay })
}

/** Whole numbers become numbers, everything else becomes text; an empty value gets no cell. */
function cellOf(value: string): string | number | null {
  if (value === '') return null
  if (/^(?:0|-?[1-9]\d{0,8})$/.test(value)) return value === '-0' ? value : Number(value)
  const text = escapedCell(value, 'text').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  // the library stores texts as keys of an object, where names such as `constructor` already exist: add a blank, which reading removes
  return text in {} ? `${text} ` : text
}
