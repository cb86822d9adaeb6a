/** The rows of the card table of DragnCards: tab-separated, one row a side. */
import {
  type CardRecord,
  type CardRecords,
  type ImportProblem,
  importProblem,
  missingColumns,
  readTable,
  type TableRow,
  unknownNames,
  writeTsv,
} from '@questwright/interop/for-games'
import { type Flat, sideLetters } from './sheet.ts'

const columns = [
  'databaseId',
  'name',
  'imageUrl',
  'cardBack',
  'type',
  'packName',
  'deckbuilderQuantity',
  'setUuid',
  'numberInPack',
  'encounterSet',
  'unique',
  'sphere',
  'traits',
  'keywords',
  'cost',
  'side',
  'engagementCost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'questPoints',
  'victoryPoints',
  'cornerText',
  'text',
  'shadow',
  'tags',
] as const

/** Columns that DragnCards requires in a table. */
export const dragncardsMarks = ['databaseId', 'name', 'imageUrl', 'cardBack', 'type'] as const

/** Reads the table; rows of one card become one record. */
export function parseDragncards(text: string): CardRecords {
  const table = readTable(text, 'tsv')
  const problems: ImportProblem[] = [...table.problems]
  const missing = dragncardsMarks.filter((name) => !table.columns.includes(name))
  problems.push(...missingColumns(missing, 'Export it again with its first row; DragnCards needs these columns, too.'))
  if (missing.includes('name') || missing.includes('type')) return { records: [], problems }
  const unknown = table.columns.filter(
    (name) => name !== '' && name !== 'modifiedTimeUtc' && !(columns as readonly string[]).includes(name),
  )
  problems.push(...unknownNames(unknown, 'DragnCards', { line: 1 }))
  return { records: joined(table.rows, problems), problems }
}

/** Joins consecutive rows with the same id: they are the sides of one card. */
function joined(rows: readonly TableRow[], problems: ImportProblem[]): CardRecord[] {
  const records: { line: number; id: string; sides: Flat[] }[] = []
  const met = new Map<string, number>()
  for (const { line, cells } of rows) {
    const id = cells.databaseId ?? ''
    const before = records.at(-1)
    const follows = before !== undefined && id !== '' && before.id === id && cells.cardBack === 'multi_sided'
    if (follows && before.sides.length < sideLetters.length) {
      before.sides.push(cells)
      continue
    }
    const first = met.get(id)
    if (id !== '' && first !== undefined)
      problems.push(
        importProblem(
          'error',
          'doubled-id',
          [
            `The id ${id.slice(0, 60)} is already used in line ${first}: this row was left out.`,
            follows
              ? 'A card has nine sides at most.'
              : 'Give each card an id of its own; rows of a card with several sides follow one another and say "multi_sided".',
          ],
          { line, field: 'databaseId' },
        ),
      )
    else records.push({ line, id, sides: [cells] })
    if (first === undefined) met.set(id, line)
  }
  return records.map(({ line, sides }) => ({
    line,
    flat: Object.fromEntries(
      sides.flatMap((cells, at) => Object.entries(cells).map(([name, value]) => [`${sideLetters[at]}.${name}`, value])),
    ),
  }))
}

/** The rows for a card. */
export function rowsOf(flat: Flat): Flat[] {
  const rows = new Map<string, [string, string][]>()
  for (const [name, value] of Object.entries(flat)) {
    const letter = name.slice(0, name.indexOf('.'))
    const row = rows.get(letter) ?? []
    if (row.length === 0) rows.set(letter, row)
    row.push([name.slice(letter.length + 1), value])
  }
  return sideLetters.flatMap((letter) => {
    const row = rows.get(letter)
    return row?.some(([, value]) => value !== '') ? [Object.fromEntries(row)] : []
  })
}

/** Writes the table; columns that DragnCards does not have come last. */
export function printDragncards(records: readonly Flat[]): string {
  const rows = records.flatMap(rowsOf)
  const more = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !(columns as readonly string[]).includes(name))
  return writeTsv([...columns, ...more], rows)
}
