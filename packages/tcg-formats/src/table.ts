/** Tables of cards, one row for each card: tab-separated, or as CSV for spreadsheet programs. */
import {
  type CardRecord,
  type CardRecords,
  type CardSheet,
  type Flat,
  type FormatWork,
  type ImportProblem,
  importProblem,
  listOf,
  missingColumns,
  printedList,
  readTable,
  unknownNames,
  writeCsv,
  writeTsv,
} from '@questwright/interop/for-games'
import { tcgSheets, typeOf } from './sheets.ts'

/** The columns in the order in which they are written, each with the field of a sheet that it holds. */
const columns = [
  ['set', 'set'],
  ['number', 'number'],
  ['rarity', 'rarity'],
  ['title', 'title'],
  ['subtitle', 'subtitle'],
  ['unique', 'unique'],
  ['side', 'side'],
  ['culture', 'culture'],
  ['type', 'type'],
  ['race', 'race'],
  ['keywords', 'keywords'],
  ['twilight', 'twilight'],
  ['strength', 'strength'],
  ['vitality', 'vitality'],
  ['resistance', 'resistance'],
  ['signet', 'signet'],
  ['site_number', 'site'],
  ['shadow_number', 'shadowNumber'],
  ['site_direction', 'arrow'],
  ['class', 'class'],
  ['home_site', 'home'],
  ['text', 'text'],
  ['site_block', 'block'],
  ['gemp_id', 'gempId'],
  ['quantity', 'quantity'],
] as const

const names = columns.map(([column]) => column)
/** Columns that every such table has; others may be missing. */
const marks = ['title', 'culture', 'type', 'twilight'] as const
const ofCard = new Set<string>(['set', 'number', 'rarity', 'gempId', 'quantity', 'type'])
const SUPPORT = 'Support area'
/** The letters behind the home site of an ally, by block. */
const blocks: { readonly [letter: string]: string } = { F: 'fellowship', T: 'towers', K: 'king' }

const firstLine = (text: string): string => text.split(/\r\n|\r|\n/, 1)[0] ?? ''

function recognise(begin: string, kind: 'tsv' | 'csv'): boolean {
  const line = firstLine(begin)
  if (/^[<[{]/.test(line) || line.includes('\t') !== (kind === 'tsv')) return false
  const cells = line.split(kind === 'tsv' ? '\t' : /[,;]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  return marks.filter((name) => cells.includes(name)).length >= marks.length - 1 && cells.includes('culture')
}

function parse(text: string, kind: 'tsv' | 'csv'): CardRecords {
  const table = readTable(text, kind)
  const problems: ImportProblem[] = [...table.problems]
  const missing = marks.filter((name) => !table.columns.includes(name))
  problems.push(...missingColumns(missing))
  if (missing.includes('title') || missing.includes('type')) return { records: [], problems }
  const unknown = table.columns.filter((name) => name !== '' && !(names as readonly string[]).includes(name))
  problems.push(...unknownNames(unknown, names.join(', '), { line: 1 }))
  return { records: table.rows.map(({ line, cells }) => ({ line, flat: cells })), problems }
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const type = typeOf(flat.type ?? '')
  if ((flat.title ?? '').trim() === '')
    tell(importProblem('error', 'no-title', ['The row has no title: it was left out.', 'Write a title, or delete the row.'], { line }))
  const card: { [field: string]: string } = {}
  const side: { [field: string]: string } = {}
  for (const [column, field] of columns) {
    const value = flat[column]
    if (value !== undefined) (ofCard.has(field) ? card : side)[field] = value
  }
  const printed = (flat.keywords ?? '')
    .split(/[,;.]/)
    .map((word) => word.trim().replace(/\s*\+(\d)$/, ' +$1'))
    .filter((word) => word !== '')
  const [, home = side.home ?? '', letter = ''] = /^(\d)([FTK])$/.exec(side.home ?? '') ?? []
  const block = side.block || blocks[letter] || ''
  return {
    card: { ...card, type, ...(type === flat.type ? {} : { printedType: flat.type ?? '' }) },
    sides: [
      {
        ...side,
        unique: side.unique === '1' ? '1' : '',
        // sites and Rings have no side; tables have the word "Site" or "Ring" in that column
        side: /^(?:site|ring)$/i.test(side.side ?? '') ? '' : (side.side ?? ''),
        keywords: printedList(printed.filter((word) => word.toLowerCase() !== SUPPORT.toLowerCase())),
        support: printed.some((word) => word.toLowerCase() === SUPPORT.toLowerCase()) ? '1' : '',
        home,
        ...(block === '' ? {} : { block: block.charAt(0).toUpperCase() + block.slice(1) }),
        text: (side.text ?? '').replaceAll('\\n', '\n'),
      },
    ],
  }
}

function flatOf({ card, sides }: CardSheet): Flat {
  const side = sides[0] ?? {}
  const flat: { [column: string]: string } = {}
  for (const [column, field] of columns) flat[column] = (ofCard.has(field) ? card[field] : side[field]) ?? ''
  const keywords = listOf(side.keywords)
  return {
    ...flat,
    type: card.printedType || (card.type === 'ring' ? 'The One Ring' : capital(card.type ?? '')),
    unique: side.unique === '1' ? '1' : '0',
    keywords: [...keywords, ...(side.support === '1' ? [SUPPORT] : [])].join(', '),
    home_site: side.home ? `${side.home}${letterOf(side.block)}` : '',
    text: (side.text ?? '').replaceAll('\n', '\\n'),
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const letterOf = (block = ''): string => Object.entries(blocks).find(([, name]) => name === block.toLowerCase())?.[0] ?? ''

/** The columns of this format, followed by further columns that imported cards have. */
function allColumns(records: readonly Flat[]): readonly string[] {
  const own: readonly string[] = names
  return [...own, ...[...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => !own.includes(name))]
}

const formatOf = (kind: 'tsv' | 'csv', name: string): FormatWork => ({
  name,
  ending: `.${kind}`,
  sheets: tcgSheets,
  absent: 'unsaid',
  keptAs: 'tcg-table',
  parse: (text) => parse(text, kind),
  sheetOf,
  flatOf,
  print: (records) => {
    const all = allColumns(records)
    return kind === 'tsv' ? writeTsv(all, records) : writeCsv(all, records, all, 'marked')
  },
  recognise: (begin) => recognise(begin, kind),
  fit: (sheets) => ({ sheets, problems: [] }),
})

export const cardFormats = {
  'tcg-table': formatOf('tsv', 'card table (TSV)'),
  'tcg-csv': formatOf('csv', 'card table (CSV)'),
} as const
