/** Cards from RingsDB's public API: JSON with one object for each card, player cards only. */
import {
  type CardRecord,
  type CardRecords,
  cellText,
  doubledEntry,
  type ImportProblem,
  objectsIn,
  objectsOf,
  printObjects,
  type RecordWork,
  recordOfObjects,
  unknownFields,
  type WriteContext,
  wholeOf,
} from '@questwright/interop/for-games'
import type { FactValue } from '@questwright/packs/browser'
import { suggestSlug } from '@questwright/packs/browser'
import { lcgSheets } from './lcg-sheets.ts'
import { ringsdbCsv } from './ringsdb-csv.ts'
import type { CardSheet, Flat } from './sheet.ts'

/** Fields of the JSON, each with the column of RingsDB's CSV that has the same content. */
const columns = [
  ['pack_name', 'pack'],
  ['type_name', 'type'],
  ['sphere_name', 'sphere'],
  ['position', 'position'],
  ['code', 'code'],
  ['name', 'name'],
  ['traits', 'traits'],
  ['text', 'text'],
  ['flavor', 'flavor'],
  ['cost', 'cost'],
  ['threat', 'threat'],
  ['willpower', 'willpower'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['health', 'health'],
  ['victory', 'victory'],
  ['quest', 'quest'],
  ['quantity', 'quantity'],
  ['deck_limit', 'deckLimit'],
  ['illustrator', 'illustrator'],
  ['octgnid', 'octgnid'],
] as const

/** Fields that are written as texts, even if they look like numbers. */
const words = new Set([
  'pack_name',
  'type_name',
  'sphere_name',
  'code',
  'name',
  'traits',
  'text',
  'flavor',
  'cost',
  'illustrator',
  'octgnid',
])

/** All fields that RingsDB writes. There is no warning for those of them that do not become facts of a card. */
const known = new Set([
  ...columns.map(([field]) => field as string),
  ...'pack_code type_code sphere_code is_unique has_errata url imagesrc image_code packs date_release'.split(' '),
])

export const ringsdbCards: RecordWork = {
  name: 'RingsDB card JSON',
  ending: '.json',
  sheets: lcgSheets,
  absent: 'unsaid',
  parse,
  sheetOf,
  flatOf,
  print: printObjects,
}

function parse(text: string): CardRecords {
  const problems: ImportProblem[] = []
  const met = new Set<string>()
  const cards = objectsIn(text, problems).flatMap(({ fields, line }) => {
    // identify a card by its code, because heroes that are versions of an ally share the OCTGN id of that ally
    const id = cellText(fields.code) || cellText(fields.octgnid)
    if (id !== '' && met.has(id)) {
      problems.push(doubledEntry(line, id))
      return []
    }
    met.add(id)
    return [{ sides: [fields], line }]
  })
  problems.push(...unknownFields(cards, known, 'RingsDB'))
  return { records: cards.map(({ sides, line }) => recordOfObjects(sides, line)), problems }
}

function sheetOf({ flat, line }: CardRecord, set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const [fields = {}] = objectsOf(flat)
  const cells = Object.fromEntries(columns.map(([field, column]) => [column, cellText(fields[field])]))
  const record = { flat: { ...cells, isUnique: fields.is_unique === true ? '1' : '' }, ...(line === undefined ? {} : { line }) }
  return ringsdbCsv.sheetOf(record, set, tell)
}

function flatOf(sheet: CardSheet, context: WriteContext): Flat {
  const cells = ringsdbCsv.flatOf(sheet, context)
  const fields: { [field: string]: FactValue | undefined } = {
    pack_code: context.code,
    type_code: suggestSlug(cells.type ?? ''),
    sphere_code: suggestSlug(cells.sphere ?? ''),
    ...Object.fromEntries(columns.map(([field, column]) => [field, words.has(field) ? cells[column] : wholeOf(cells[column])])),
    is_unique: cells.isUnique === '1',
    has_errata: false,
  }
  return recordOfObjects([Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))], 1).flat
}
