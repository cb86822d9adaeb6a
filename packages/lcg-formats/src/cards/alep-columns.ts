/** The columns of the spreadsheet of ALeP, which are the properties of OCTGN's `set.xml` as well, as far as that has them. */
import type { SideField } from './sheet.ts'

/** What both say of each side, in the order of both. */
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

/** Fields of a side that stand in a column as they are. */
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

/** What the spreadsheet has of each side. */
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

/** As they stand in the file: those of the back bear the name of the front. */
export const alepHeaders = alepColumns.map((name) => name.replace(/^Back /, ''))

/** Columns without which a table is no such spreadsheet. */
export const alepMarks = ['Card GUID', 'Name', 'Type', 'Side B'] as const

/** The second column of a name belongs to the back. */
export function alepAgain(name: string): string {
  return (sideColumns as readonly string[]).includes(name) ? `Back ${name}` : `${name} (2)`
}

/** All columns of some records and their headers; columns that the spreadsheet does not have come last. */
export function columnsOf(records: readonly { readonly [column: string]: string }[]): {
  readonly columns: readonly string[]
  readonly headers: readonly string[]
} {
  const more = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => !alepColumns.includes(name))
  return { columns: [...alepColumns, ...more], headers: [...alepHeaders, ...more] }
}
