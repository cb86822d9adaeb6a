/** The columns of ALeP's spreadsheet. OCTGN's `set.xml` has most of them as properties. */
import type { SideField } from './sheet.ts'

/** The columns of each side that both formats have, in the order of both. */
export const printedColumns = [
  'Unique',
  'Type',
  'Sphere',
  'Traits',
  'Keywords',
  'Cost',
  'Engagement Cost',
  'Threat',
  'Willpower',
  'Attack',
  'Defense',
  'Health',
  'Quest Points',
  'Victory Points',
  'Text',
  'Shadow',
] as const

/** Fields of a side that are copied to a column unchanged. */
export const printedFields: readonly (readonly [field: SideField, column: (typeof printedColumns)[number]])[] = [
  ['traits', 'Traits'],
  ['keywords', 'Keywords'],
  ['threat', 'Threat'],
  ['willpower', 'Willpower'],
  ['attack', 'Attack'],
  ['defense', 'Defense'],
  ['hitPoints', 'Health'],
  ['questPoints', 'Quest Points'],
  ['sphere', 'Sphere'],
]

/** The columns of each side in the spreadsheet. */
export const sideColumns = [
  ...printedColumns,
  'Flavour',
  'Printed Card Number',
  'Encounter Set Number',
  'Encounter Set Icon',
  'Flags',
  'Icons',
  'Info',
  'Artist',
  'PanX',
  'PanY',
  'Scale',
  'Portrait Shadow',
] as const

/** Column names in order; those of the back begin with "Back". */
export const alepColumns: readonly string[] = [
  'Set',
  'Card GUID',
  'Updated',
  'Diff',
  'Card Number',
  'Quantity',
  'Encounter Set',
  'Name',
  ...sideColumns,
  'Side B',
  ...sideColumns.map((name) => `Back ${name}`),
  'Removed for Easy Mode',
  'Additional Encounter Sets',
  'Adventure',
  'Collection Icon',
  'Copyright',
  'Card Back',
  'Deck Rules',
  'Selected',
  'Changed',
  'Bot Disabled',
  'Last Design Change Date',
]

/** The headers in the file: those of the back have the same names as those of the front. */
export const alepHeaders = alepColumns.map((name) => name.replace(/^Back /, ''))

/** Columns that every such spreadsheet has: a table without them is another format. */
export const alepMarks = ['Card GUID', 'Name', 'Type', 'Side B'] as const

/** The column for a header that occurs a second time: the one of the back. */
export function alepAgain(name: string): string {
  return (sideColumns as readonly string[]).includes(name) ? `Back ${name}` : `${name} (2)`
}

/** All columns of some records, with their headers; columns that are not in the spreadsheet come last. */
export function columnsOf(records: readonly { readonly [column: string]: string }[]): {
  readonly columns: readonly string[]
  readonly headers: readonly string[]
} {
  const more = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => !alepColumns.includes(name))
  return { columns: [...alepColumns, ...more], headers: [...alepHeaders, ...more] }
}
