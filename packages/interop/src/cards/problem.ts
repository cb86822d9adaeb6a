/** A problem in a file of cards: what is wrong, where, and what to do. */

export interface ImportProblem {
  /** An error means that a part of the file is not imported. */
  readonly severity: 'error' | 'warning'
  /** A code `import/…` or `export/…`. Codes do not change between versions, so tests and filters can use them. */
  readonly code: string
  readonly message: string
  readonly remedy: string
  /** The line of a text file, or the row of a spreadsheet, from 1. */
  readonly line?: number
  readonly column?: number
  /** The name of the column. */
  readonly field?: string
}

export interface ImportPlace {
  readonly line?: number | undefined
  readonly column?: number | undefined
  readonly field?: string | undefined
}

/** Makes a problem. @param words the message, and the remedy */
export function importProblem(
  severity: ImportProblem['severity'],
  code: string,
  words: readonly [message: string, remedy: string],
  { line, column, field }: ImportPlace = {},
): ImportProblem {
  return {
    severity,
    code: code.includes('/') ? code : `import/${code}`,
    message: words[0],
    remedy: words[1],
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(field === undefined ? {} : { field }),
  }
}

/** One problem for all columns that a table must have and has not; an empty list where it has all. @param remedy how to get a complete table */
export function missingColumns(names: readonly string[], remedy = 'Export it again with its first row.'): ImportProblem[] {
  if (names.length === 0) return []
  const listed = names.map((name) => `"${name}"`).join(', ')
  return [importProblem('error', 'missing-column', [`The table has no column ${listed}.`, remedy], { line: 1 })]
}

/**
 * One problem for all columns, fields or properties that the format does not have; an empty list where there are none.
 * @param of the name of the format, for the remedy
 */
export function unknownNames(names: readonly string[], of: string, place: ImportPlace): ImportProblem[] {
  if (names.length === 0) return []
  const few = names.slice(0, 8).map((name) => `"${name.slice(0, 40)}"`)
  return [
    importProblem(
      'warning',
      'unknown-column',
      [
        `No rule reads ${few.join(', ')}${names.length > 8 ? ` and ${names.length - 8} more` : ''}: kept only for exports.`,
        `Correct the name, if it is one of ${of}.`,
      ],
      place,
    ),
  ]
}

/** One problem for a terminal: place, message, and the remedy on a line of its own. */
export function formatImportProblem(one: ImportProblem, file: string): string {
  const place = one.line === undefined ? '' : `:${one.line}${one.column === undefined ? '' : `:${one.column}`}`
  const field = one.field === undefined ? '' : ` (${one.field})`
  return `${one.severity} ${file}${place}${field} ${one.message} [${one.code}]\n  ${one.remedy}`
}

/** A problem of a deck as a problem of an import: codes of deck problems have another first part. */
export function asImport<Problem extends { readonly code: string }>(one: Problem): Problem {
  return { ...one, code: one.code.replace('deck-file/', 'import/') }
}
