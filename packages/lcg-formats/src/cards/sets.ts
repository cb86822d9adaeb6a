/** The tab "Sets" of ALeP's spreadsheet: product data that a pack has no field for is stored in a file of the pack. */
import {
  type ImportProblem,
  importProblem,
  jsonText,
  madeSetId,
  type PackSource,
  type Tab,
  type WriteContext,
} from '@questwright/interop/for-games'
import type { CardSheet, Flat } from './sheet.ts'

/** The file with its rows. */
export const setsPath = 'imported/sets.json'

const setColumns = [
  'GUID',
  'Name',
  'Collection Icon',
  'RingsDB Code',
  'HoB Code',
  'Discord Prefix',
  'Copyright',
  'Locked',
  'Ignore',
  'Changed',
] as const

/** Columns that every such tab has: one without them is not a list of sets. */
export const setMarks = ['GUID', 'Name'] as const

/** The rows with more data than `setsTab` would generate for a pack. */
export function withoutMadeSets(rows: readonly Flat[], context: WriteContext): readonly Flat[] {
  return rows.filter(
    ({ GUID = '', Name = '', ...more }) =>
      GUID.toLowerCase() !== madeSetId(Name, context) || Object.values(more).some((value) => value !== ''),
  )
}

/** The stored rows of a pack; an empty list if their file is broken. */
function setsOf(text: string | undefined): readonly Flat[] {
  if (text === undefined) return []
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows)
      ? rows.flatMap((row: unknown) =>
          typeof row === 'object' && row !== null
            ? [Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'string'))]
            : [],
        )
      : []
  } catch {
    return []
  }
}

/** The text of that file, with these rows added to the stored ones. */
export function setsText(rows: readonly Flat[], before: string | undefined): string {
  const all = new Map<string, Flat>()
  for (const row of [...setsOf(before), ...rows]) {
    const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
    if (said.Name) all.set(said.Name, said)
  }
  return jsonText([...all.values()])
}

/** Reports data about products in the tab that a pack has no field for. */
export function tellSets(rows: readonly Flat[], sheets: readonly CardSheet[]): ImportProblem[] {
  const products = new Set(sheets.map(({ card }) => card.set))
  return rows.flatMap((row) => {
    const more = Object.keys(row).filter((column) => row[column] !== '' && column !== 'GUID' && column !== 'Name')
    if (!products.has(row.Name) || more.length === 0) return []
    return [
      importProblem('warning', 'sets', [
        `The tab "Sets" says ${more.slice(0, 12).join(', ')} of ${row.Name ?? ''}: kept in ${setsPath} for exports to that format, and nothing else uses it.`,
        'Write who holds which rights into the licence and the credits of the package.json; pictures of sets are in art/sets.',
      ]),
    ]
  })
}

/** The tab for an export: the stored rows, and a generated one for each product of the cards without a row. */
export function setsTab(sheets: readonly CardSheet[], { files }: PackSource, context: WriteContext): Tab {
  const kept = setsOf(files[setsPath])
  const products = new Map(sheets.map(({ card }) => [card.set || context.title, card.setId] as const))
  const made = [...products].flatMap(([Name, setId]): Flat[] => {
    if (kept.some((row) => row.Name === Name)) return []
    return [{ GUID: setId || madeSetId(Name, context), Name }]
  })
  const rows = [...kept, ...made]
  const more = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !(setColumns as readonly string[]).includes(name))
  const columns: readonly string[] = [...setColumns, ...more]
  return { name: 'Sets', rows: [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))] }
}
