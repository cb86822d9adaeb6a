/// <reference path="./saxen.d.ts" />
/**
 * Measures how far the cells of a sheet extend. The library that reads sheets allocates every row and column up to the last one, however few cells
 * there are.
 */
import { mostCardRows, mostColumns } from './limits.ts'

/** The last row and column that a sheet contains, counted from 1; `Infinity` where the sheet has invalid numbers. */
export interface SheetExtent {
  readonly rows: number
  readonly columns: number
}

/** The name of an XML element without the prefix of its namespace: files write rows and cells with or without one. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Measures how far a sheet extends, with the parser that the library uses, without allocating its cells. Stops at the first cell beyond the limits
 * of an import.
 * @param xml a part of the archive; a part without rows has the extent 0
 */
export async function sheetExtent(xml: string): Promise<SheetExtent> {
  const { Parser } = await import('saxen')
  let [rows, columns, row] = [0, 0, 0]
  const parser = new Parser()
  const reach = (toRow: number, toColumn: number): void => {
    rows = Math.max(rows, count(toRow))
    columns = Math.max(columns, count(toColumn))
    if (rows > mostCardRows || columns > mostColumns) parser.stop()
  }
  parser.on('openTag', (name: string, attributes: () => { readonly [name: string]: string }, decode: (text: string) => string) => {
    const kind = localName(name)
    if (kind !== 'row' && kind !== 'c') return
    const given = Object.entries(attributes()).findLast(([attribute]) => localName(attribute) === 'r' && !attribute.startsWith('xmlns:'))
    const r = given === undefined ? undefined : decode(given[1])
    if (kind === 'row') row = r === undefined ? row + 1 : Number(r)
    const address = kind === 'c' && r !== undefined ? addressOf(r) : undefined
    reach(Math.max(count(row), count(address?.row ?? 0)), address?.column ?? 0)
  })
  // the library that reads the sheet afterwards reports broken XML
  parser.on('error', () => parser.stop())
  parser.parse(xml)
  return { rows, columns }
}

/** NaN counts as infinity, so that an extent that cannot be read does not pass the limit. */
const count = (value: number): number => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)

/** The row and column of a cell address such as `AB12`. */
function addressOf(address: string): { readonly row: number; readonly column: number } {
  const letters = /^[^0-9]*/.exec(address)?.[0] ?? ''
  const column = [...letters].reduce((sum, letter) => Math.min(sum * 26 + (letter.codePointAt(0) ?? 0) - 64, Number.MAX_SAFE_INTEGER), 0)
  return { row: Number(address.slice(letters.length)), column }
}
