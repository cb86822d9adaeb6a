/** The spreadsheet of ALeP: one row a card, with the back in the second half under the same names. */
import {
  type CardRecord,
  type CardRecords,
  cellOfProduct,
  type ImportProblem,
  importProblem,
  missingColumns,
  productOfCell,
  type RecordWork,
  readTable,
  type Table,
  unknownNames,
  type WriteContext,
  writeCsv,
} from '@questwright/interop/for-games'
import { alepAgain, alepColumns, alepMarks, columnsOf, printedFields, sideColumns } from './alep-columns.ts'
import { lcgSheets } from './lcg-sheets.ts'
import { type NameAndType, tellNameAndType } from './name-and-type.ts'
import type { CardSheet, Flat, SheetSide } from './sheet.ts'
import { fromAlepRules, fromAlepText, toAlepRules, toAlepText, withoutShadowWord, withShadowWord } from './text-marks.ts'
import { backOfCard, isTwoSided, readType, writtenType } from './types.ts'

const plainFields = [...printedFields, ['victory', 'Victory Points'], ['artist', 'Artist']] as const

const nameAndType: NameAndType = {
  what: 'row',
  name: { field: 'Name', remedy: 'Write one into the column "Name".' },
  type: { field: 'Type', remedy: 'Correct the column "Type".' },
}

export const alep: RecordWork = {
  name: 'ALeP spreadsheet',
  ending: '.csv',
  sheets: lcgSheets,
  absent: 'unsaid',
  parse: (text) => alepRecords(readTable(text, 'csv', alepAgain)),
  sheetOf,
  flatOf,
  print: (records) => {
    const { columns, headers } = columnsOf(records)
    return writeCsv(columns, records, headers, 'plain')
  },
}

/** The rows of the tab `Card Data`, as records. */
export function alepRecords({ columns, rows, problems }: Table): CardRecords {
  const told: ImportProblem[] = [...problems]
  const missing = alepMarks.filter((name) => !columns.includes(name))
  told.push(...missingColumns(missing, 'Export the tab "Card Data" with its first row.'))
  if (missing.length > 0 && (!columns.includes('Name') || !columns.includes('Type'))) return { records: [], problems: told }
  const unknown = columns.filter((name) => name !== '' && !alepColumns.includes(name) && !computed.includes(name))
  told.push(...unknownNames(unknown, 'the spreadsheet', { line: 1 }))
  const cards = rows.filter(({ cells }) => !isIgnored(cells))
  const ignored = rows.length - cards.length
  if (ignored > 0)
    told.push(
      importProblem(
        'warning',
        'ignored-rows',
        [
          `${ignored === 1 ? '1 row has' : `${ignored} rows have`} 0 for the set or the id: as in ALeP's own outputs, ${ignored === 1 ? 'it was' : 'they were'} left out.`,
          'Write the id of a set and of the card, if the row is a card.',
        ],
        { line: rows.find(({ cells }) => isIgnored(cells))?.line, field: 'Set' },
      ),
    )
  return { records: cards.map(({ line, cells }) => ({ line, flat: withoutComputed(cells) })), problems: told }
}

/** Columns that the spreadsheet's own script fills with the contents of a row, to detect changes. */
const computed: readonly string[] = ['Current Snapshot', 'Last Snapshot']

function withoutComputed(cells: Flat): Flat {
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !computed.includes(name)))
}

/** Whether ALeP's generator skips a row: the authors use this to remove a card and keep its row. */
function isIgnored(cells: Flat): boolean {
  return cells.Set === '0' || cells['Card GUID'] === '0'
}

function sideOf(flat: Flat, prefix: string, title: string, type: string): SheetSide {
  const cell = (name: string): string => flat[`${prefix}${name}`] ?? ''
  const side: { [field: string]: string } = { title, unique: cell('Unique') === '1' ? '1' : '' }
  for (const [field, name] of plainFields) side[field] = cell(name)
  side.text = fromAlepRules(cell('Text'), title)
  side.shadow = withoutShadowWord(fromAlepRules(cell('Shadow'), title))
  side.flavour = fromAlepText(cell('Flavour'), title)
  if (isTwoSided(type)) side.letter = cell('Engagement Cost')
  else {
    side.cost = cell('Cost')
    side.engagementCost = cell('Engagement Cost')
  }
  return side
}

function sheetOf({ flat, line }: CardRecord, set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const name = flat.Name ?? ''
  const words = flat.Type ?? ''
  const { type, printedType } = readType(
    words,
    flat.Sphere ?? '',
    (flat['Card Back'] ?? '').toLowerCase() === 'player' || (flat['Encounter Set'] ?? '') === '' ? 'player' : 'encounter',
  )
  tellNameAndType({ name, words, type, line }, nameAndType, tell)
  const top = sideOf(flat, '', name, type)
  const hasBack = (flat['Side B'] ?? '') !== '' || sideColumns.some((column) => (flat[`Back ${column}`] ?? '') !== '')
  const backWords = flat['Back Type'] ?? ''
  const back = hasBack ? sideOf(flat, 'Back ', flat['Side B'] || name, type) : undefined
  const backType = backWords === '' || backWords === words ? '' : readType(backWords, flat['Back Sphere'] ?? '', 'encounter').type
  const sides: SheetSide[] = [isTwoSided(type) ? { ...top, letter: top.letter || 'A' } : top]
  if (back !== undefined)
    sides.push({
      ...back,
      type: backType === type ? '' : backType,
      ...(isTwoSided(type) ? { letter: back.letter || nextLetter(sides[0]?.letter) } : {}),
    })
  return {
    card: {
      octgnId: (flat['Card GUID'] ?? '').toLowerCase(),
      ...productOfCell(flat.Set ?? '', set),
      number: flat['Card Number'] ?? '',
      quantity: flat.Quantity || standardQuantity(type),
      encounterSet: flat['Encounter Set'] ?? '',
      type,
      printedType: printedType ?? '',
      stage: isTwoSided(type) ? (flat.Cost ?? '') : '',
      easyModeRemoves: flat['Removed for Easy Mode'] ?? '',
      moreSets: (flat['Additional Encounter Sets'] ?? '')
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .join('; '),
      deckRules: flat['Deck Rules'] ?? '',
    },
    sides,
  }
}

/** The quantity that an empty cell means. */
function standardQuantity(type: string): string {
  if (['ally', 'attachment', 'event', 'player-side-quest'].includes(type)) return '3'
  return ['hero', 'quest', 'campaign', 'contract', 'nightmare'].includes(type) ? '1' : ''
}

function nextLetter(letter: string | undefined): string {
  return letter !== undefined && /^[A-Y]$/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : 'B'
}

function flatOf({ card, sides }: CardSheet, context: WriteContext): Flat {
  const flat: { [column: string]: string } = {
    Set: cellOfProduct(card, context),
    'Card GUID': card.octgnId ?? '',
    'Card Number': card.number ?? '',
    Quantity: card.quantity ?? '',
    'Encounter Set': card.encounterSet ?? '',
    Name: sides[0]?.title ?? '',
    'Removed for Easy Mode': card.easyModeRemoves ?? '',
    'Additional Encounter Sets': card.moreSets ?? '',
    'Deck Rules': card.deckRules ?? '',
    'Side B': sides.length > 1 && sides[1]?.title !== undefined ? sides[1].title : '',
  }
  for (const [at, side] of sides.slice(0, 2).entries()) {
    const prefix = at === 0 ? '' : 'Back '
    const put = (name: string, value: string | undefined): void => {
      flat[`${prefix}${name}`] = value ?? ''
    }
    put('Unique', side.unique)
    put(
      'Type',
      at === 0
        ? writtenType(card.type, card.printedType)
        : side.type
          ? writtenType(side.type, undefined)
          : writtenType(card.type, card.printedType),
    )
    for (const [field, name] of plainFields) put(name, side[field])
    const title = side.title || sides[0]?.title || ''
    put('Text', toAlepRules(side.text ?? '', title))
    put('Shadow', withShadowWord(toAlepRules(side.shadow ?? '', title)))
    put('Flavour', toAlepText(side.flavour ?? '', ''))
    put('Cost', isTwoSided(card.type) ? (at === 0 ? card.stage : '') : side.cost)
    put(
      'Engagement Cost',
      isTwoSided(card.type) ? (at > 0 && side.letter === nextLetter(sides[0]?.letter) ? '' : side.letter) : side.engagementCost,
    )
  }
  if (backOfCard(card) === 'player' && card.encounterSet) flat['Card Back'] = 'Player'
  return flat
}
