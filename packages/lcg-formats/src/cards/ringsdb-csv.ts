/** The CSV in which RingsDB accepts the player cards of a product. */
import {
  type CardRecord,
  type CardRecords,
  type ImportProblem,
  missingColumns,
  type RecordWork,
  readTable,
  unknownNames,
  writeCsv,
} from '@questwright/interop/for-games'
import { withKeywordLine } from './keyword-line.ts'
import { lcgSheets } from './lcg-sheets.ts'
import { tableColumns, tellNameAndType } from './name-and-type.ts'
import type { CardSheet, Flat, SheetSide } from './sheet.ts'
import { fromHtml, toHtml } from './text-marks.ts'
import { readType, writtenType } from './types.ts'

const columns = [
  'pack',
  'type',
  'sphere',
  'position',
  'code',
  'name',
  'traits',
  'text',
  'flavor',
  'isUnique',
  'cost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'health',
  'victory',
  'quest',
  'quantity',
  'deckLimit',
  'illustrator',
  'octgnid',
  'hasErrata',
] as const

/** Columns that every such CSV has: a table without them is another format. */
export const ringsdbMarks = ['pack', 'type', 'sphere', 'code', 'name', 'octgnid'] as const

const plainFields = [
  ['traits', 'traits'],
  ['willpower', 'willpower'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['hitPoints', 'health'],
  ['victory', 'victory'],
  ['questPoints', 'quest'],
  ['artist', 'illustrator'],
] as const

/** Card types that RingsDB has. */
export const ringsdbTypes: readonly string[] = [
  'hero',
  'ally',
  'attachment',
  'event',
  'player-side-quest',
  'contract',
  'treasure',
  'boon',
  'burden',
  'campaign',
]

export const ringsdbCsv: RecordWork = {
  name: 'RingsDB card CSV',
  ending: '.csv',
  sheets: lcgSheets,
  absent: 'unsaid',
  parse,
  sheetOf,
  flatOf,
  print: (records) => {
    const more = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
      (name) => !(columns as readonly string[]).includes(name),
    )
    const all = [...columns, ...more]
    return writeCsv(all, records, all, 'marked')
  },
}

function parse(text: string): CardRecords {
  const table = readTable(text, 'csv')
  const problems: ImportProblem[] = [...table.problems]
  const missing = ringsdbMarks.filter((name) => !table.columns.includes(name))
  problems.push(...missingColumns(missing))
  if (missing.includes('name') || missing.includes('type')) return { records: [], problems }
  const unknown = table.columns.filter((name) => name !== '' && !(columns as readonly string[]).includes(name))
  problems.push(...unknownNames(unknown, 'RingsDB', { line: 1 }))
  return { records: table.rows.map(({ line, cells }) => ({ line, flat: cells })), problems }
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const name = flat.name ?? ''
  const read = readType(flat.type ?? '', '', 'player')
  // RingsDB gives boons, burdens and treasures that belong to decks this type, and a sphere
  const { type, printedType } = read.type === 'campaign' && flat.sphere ? { type: 'boon', printedType: flat.type } : read
  tellNameAndType({ name, words: flat.type ?? '', type, line }, tableColumns, tell)
  const side: { [field: string]: string } = {
    title: name,
    unique: flat.isUnique === '1' ? '1' : '',
    sphere: flat.sphere ?? '',
    cost: (type === 'hero' ? flat.threat : flat.cost) ?? '',
    text: fromHtml(flat.text ?? ''),
    flavour: fromHtml(flat.flavor ?? ''),
  }
  for (const [field, column] of plainFields) side[field] = flat[column] ?? ''
  return {
    card: {
      octgnId: (flat.octgnid ?? '').toLowerCase(),
      ringsdbCode: flat.code ?? '',
      set: flat.pack ?? '',
      number: flat.position ?? '',
      quantity: flat.quantity ?? '',
      deckLimit: flat.deckLimit ?? '',
      type,
      printedType: printedType ?? '',
    },
    sides: [side as SheetSide],
  }
}

function flatOf({ card, sides }: CardSheet): Flat {
  const side = sides[0] ?? {}
  const special = card.type === 'boon' || card.type === 'burden' || card.type === 'treasure'
  const flat: { [column: string]: string } = {
    pack: card.set ?? '',
    type: special ? 'Campaign' : writtenType(card.type, card.printedType),
    sphere: special ? 'Neutral' : (side.sphere ?? ''),
    position: card.number ?? '',
    code: card.ringsdbCode ?? '',
    name: side.title ?? '',
    // RingsDB has no field for keywords: they begin the text
    text: toHtml(withKeywordLine(side)),
    flavor: toHtml(side.flavour ?? ''),
    isUnique: side.unique === '1' ? '1' : '0',
    cost: card.type === 'hero' ? '' : (side.cost ?? ''),
    threat: card.type === 'hero' ? (side.cost ?? '') : '',
    quantity: card.quantity ?? '',
    deckLimit: card.deckLimit || (card.type === 'hero' || card.type === 'contract' ? '1' : card.type === 'campaign' ? '' : '3'),
    octgnid: card.octgnId ?? '',
    hasErrata: '0',
  }
  for (const [field, column] of plainFields) flat[column] = side[field] ?? ''
  return flat
}
