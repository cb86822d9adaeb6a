/** Spreadsheet files (.xlsx) written: the same tabs give the same bytes. */
import { escapedCell } from './table.ts'

/** A tab: the first row holds the names of the columns. */
export interface Tab {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** The first day that an archive can name. It says this day in every place of the world, since archives know no time zones. */
const noDay = new Date(1980, 0, 1)

/**
 * Writes a spreadsheet file.
 * @param tabs each with a name of its own of at most 31 letters
 * @returns its bytes; the library's archive bears the hour at which it was made, so it is packed anew without one
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

/** Whole numbers become numbers, everything else a text; an empty value has no cell. */
function cellOf(value: string): string | number | null {
  if (value === '') return null
  if (/^(?:0|-?[1-9]\d{0,8})$/.test(value)) return value === '-0' ? value : Number(value)
  const text = escapedCell(value, 'text').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  // the library keeps its texts in an object, where these are taken; reading takes the blank off again
  return text in {} ? `${text} ` : text
}
