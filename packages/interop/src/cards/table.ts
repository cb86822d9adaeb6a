/** Reads and writes tables as text: CSV, and the tab-separated files of DragnCards, which have no quotes. */
import Papa from 'papaparse'
import { mostCardRows, mostCellLetters, mostColumns } from './limits.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import type { Flat } from './sheet.ts'

export interface TableRow {
  readonly line: number
  readonly cells: Flat
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  readonly problems: readonly ImportProblem[]
}

/** A row of cells before they are assigned to columns. */
export interface RawRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The text format of a table. */
export type TableKind = 'csv' | 'tsv'

/** Names that may not be columns, since every object has a property with that name. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads a table; its first row has the names of the columns.
 * @param again returns the name for a column whose name occurs a second time
 */
export function readTable(text: string, kind: TableKind, again: (name: string) => string = (name) => `${name} (2)`): Table {
  const problems: ImportProblem[] = []
  const raw = kind === 'csv' ? csvRows(text, problems) : tsvRows(text)
  return tableOf(raw, problems, again)
}

/** A table from rows that are already split into cells, such as those of a spreadsheet. */
export function tableOf(raw: Iterable<RawRow>, problems: ImportProblem[], again: (name: string) => string): Table {
  let columns: readonly string[] | undefined
  const rows: TableRow[] = []
  for (const { line, cells } of raw) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (columns === undefined) {
      columns = columnsOf(cells, line, again, problems)
      continue
    }
    if (rows.length >= mostCardRows) {
      problems.push(
        importProblem(
          'error',
          'too-many-rows',
          [`The table has more than ${mostCardRows} rows; what follows was not read.`, 'Split it into several files.'],
          { line },
        ),
      )
      break
    }
    rows.push({ line, cells: cellsOf(cells, columns, line, problems) })
  }
  return { columns: columns ?? [], rows, problems }
}

function columnsOf(cells: readonly string[], line: number, again: (name: string) => string, problems: ImportProblem[]): string[] {
  const met = new Set<string>()
  if (cells.length > mostColumns)
    problems.push(
      importProblem(
        'error',
        'too-many-columns',
        [`The table has ${cells.length} columns; only the first ${mostColumns} were read.`, 'Delete the empty columns after the table.'],
        { line },
      ),
    )
  return cells.slice(0, mostColumns).map((cell, at) => {
    const name = cell.replace(/^\ufeff/, '').trim()
    if (name === '') return ''
    if (forbidden.has(name)) {
      problems.push(
        importProblem('warning', 'column-name', [`A column cannot be called "${name}"; it was left out.`, 'Give it another name.'], {
          line,
          column: at + 1,
        }),
      )
      return ''
    }
    const own = met.has(name) ? again(name) : name
    if (met.has(own)) {
      problems.push(
        importProblem(
          'warning',
          'column-twice',
          [`The column "${name}" occurs too often; this one was left out.`, 'Keep one, or give it another name.'],
          { line, column: at + 1, field: name },
        ),
      )
      return ''
    }
    met.add(own)
    return own
  })
}

function cellsOf(cells: readonly string[], columns: readonly string[], line: number, problems: ImportProblem[]): Flat {
  const own: [string, string][] = []
  for (const [at, cell] of cells.entries()) {
    const name = columns[at] ?? ''
    if (name === '') {
      if (cell.trim() !== '' && at >= columns.length)
        problems.push(
          importProblem(
            'warning',
            'cell-outside',
            [
              `"${cell.slice(0, 40)}" is after the last column; it was left out.`,
              'Give it a column, or look for a separator too many in this row.',
            ],
            { line, column: at + 1 },
          ),
        )
      continue
    }
    const value = unescaped(cell)
    if (value.length > mostCellLetters) {
      problems.push(
        importProblem(
          'error',
          'cell-too-long',
          [`The cell has ${value.length} letters; only the first ${mostCellLetters} were read.`, 'Shorten it.'],
          { line, column: at + 1, field: name },
        ),
      )
      own.push([name, value.slice(0, mostCellLetters)])
    } else own.push([name, value])
  }
  return Object.fromEntries(own)
}

/** Removes the apostrophes that `escapedCell` adds. */
function unescaped(cell: string): string {
  const value = cell.replace(/\r\n?/g, '\n').trim()
  return (isQuoted(value) ? value.slice(1) : value).replace(quotedInside, '$1$2')
}

/** Whether a cell begins with one or more apostrophes that prevent it from being a formula. */
function isQuoted(cell: string): boolean {
  return cell.startsWith("'") && isFormula(cell.replace(/^'+/, ''))
}

/** Whether a spreadsheet program would treat a cell as a formula, also with full-width characters. A lone dash and a number are no formulas. */
function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r＝＋－＠].+/s.test(cell) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell)
}

/** Finds the parts of a cell that would be formulas if the cell ended at the semicolon or tab before them, with the apostrophes that prevent it. */
const formulaInside = /([;\t])('*[=+\-@＝＋－＠])/g
const quotedInside = /([;\t])'('*[=+\-@＝＋－＠])/g

/**
 * A cell as it is written, with an apostrophe where it would be a formula.
 * @param kind `guessed`: the program that reads the file decides whether a cell is a formula; `text`: the file itself says that the cell is text
 */
export function escapedCell(value: string, kind: 'guessed' | 'text'): string {
  const inside = kind === 'guessed' ? value.replace(formulaInside, "$1'$2") : value
  return isQuoted(value) || (kind === 'guessed' && isFormula(value)) ? `'${inside}` : inside
}

function csvRows(text: string, problems: ImportProblem[]): RawRow[] {
  const raw: RawRow[] = []
  let line = 1
  let before = 0
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const first = source.slice(0, source.indexOf('\n') < 0 ? source.length : source.indexOf('\n'))
  // in some languages spreadsheets write semicolons. Find the separator in the header: the cells contain lists with commas, which would be read
  // as columns
  const delimiter = [',', ';', '\t'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best))
  Papa.parse<string[]>(source, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      raw.push({ line, cells: data })
      const [error] = errors
      if (error !== undefined)
        problems.push(
          importProblem('error', 'broken-csv', [`The quotes of this row are broken: ${error.message}.`, 'Export the table again as CSV.'], {
            line,
          }),
        )
      line += newlinesIn(source, before, meta.cursor)
      before = meta.cursor
      if (raw.length > mostCardRows + 1) parser.abort()
    },
  })
  return raw
}

function newlinesIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function* tsvRows(text: string): Generator<RawRow> {
  let line = 0
  let from = 0
  const source = text.replace(/^\ufeff/, '')
  while (from <= source.length) {
    const end = source.indexOf('\n', from)
    const to = end < 0 ? source.length : end
    line += 1
    yield { line, cells: source.slice(from, to).replaceAll('\r', '').split('\t') }
    from = to + 1
  }
}

/**
 * Writes a CSV file in UTF-8. A cell that a spreadsheet program would treat as a formula gets an apostrophe in front, which reading removes. So
 * does the part of a cell after a semicolon or a tab, where spreadsheets in some languages end a cell.
 * @param mark whether the file begins with a byte order mark
 */
export function writeCsv(columns: readonly string[], rows: readonly Flat[], headers: readonly string[], mark: 'marked' | 'plain'): string {
  const data = rows.map((row) => columns.map((column) => escapedCell(row[column] ?? '', 'guessed')))
  return `${mark === 'marked' ? '\ufeff' : ''}${Papa.unparse([[...headers], ...data], { newline: '\r\n' })}\r\n`
}

/** Writes a tab-separated table without quotes: tabs and line ends inside of cells become blanks. */
export function writeTsv(columns: readonly string[], rows: readonly Flat[]): string {
  const line = (cells: readonly string[]): string => cells.map((cell) => cell.replace(/\s*[\t\r\n]+\s*/g, ' ')).join('\t')
  return `${[line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('\n')}\n`
}
