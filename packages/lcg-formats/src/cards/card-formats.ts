/** The formats in which designers and web sites store cards of the cooperative game. */
import { contextOf, type FormatWork, type RecordWork } from '@questwright/interop/for-games'
import { typeIn } from '@questwright/rulebook'
import Papa from 'papaparse'
import { alep } from './alep.ts'
import { alepMarks } from './alep-columns.ts'
import { dragncards, withFactsInTags } from './dragncards.ts'
import { dragncardsMarks } from './dragncards-table.ts'
import { hallOfBeorn } from './hall-of-beorn.ts'
import { withKeywordsOfLine } from './keyword-line.ts'
import { tableRulebook } from './known-types.ts'
import { importLanguages } from './languages-of-pack.ts'
import { type LcgCardFormat, sheetsFor } from './lost.ts'
import { octgnSet } from './octgn-set.ts'
import { octgnContext, octgnSetsPath, octgnSetsText } from './octgn-sets.ts'
import { ringsdbCards } from './ringsdb-cards.ts'
import { ringsdbCsv, ringsdbMarks } from './ringsdb-csv.ts'
import { withDeckRules } from './rules-of-deck.ts'
import { setsPath, setsText, tellSets, withoutMadeSets } from './sets.ts'
import { writeSpreadsheet } from './spreadsheet.ts'

/** RingsDB has only player cards, and no field for keywords. */
const ofPlayers = {
  placed: withKeywordsOfLine,
  lists: (type: string) => typeIn(tableRulebook, type)?.back === 'player',
} satisfies Partial<FormatWork>

export const cardFormats = {
  alep: {
    ...fitting('alep', alep),
    recognise: (begin) => isTable(begin) && firstRows(begin).some((columns) => fits(columns, alepMarks)),
    placeBesides: (read, pack, names) => {
      const rows = withoutMadeSets(read.tabs?.sets ?? [], contextOf(pack.id, names.product, ''))
      if (rows.length > 0) pack.write(setsPath, setsText(rows, pack.read(setsPath)))
      const { translated, problems } = importLanguages(read.tabs?.languages ?? [], pack, names)
      return { translated, problems: [...tellSets(rows, read.sheets), ...problems] }
    },
    withScenarios: withDeckRules,
    writeSpreadsheet,
  },
  dragncards: {
    ...fitting('dragncards', dragncards),
    withFacts: withFactsInTags,
    recognise: (begin) => isTable(begin) && firstLine(begin).includes('\t') && fits(firstLine(begin).split('\t'), dragncardsMarks),
  },
  'octgn-set': {
    ...fitting('octgn-set', octgnSet),
    recognise: (begin) => begin.startsWith('<') && /<set[\s>]/.test(begin),
    placeBesides: (read, pack, names) => {
      const text = octgnSetsText(read.set, contextOf(pack.id, names.product, ''), pack.read(octgnSetsPath))
      if (text !== undefined) pack.write(octgnSetsPath, text)
      return { translated: [], problems: [] }
    },
    contextFor: octgnContext,
  },
  'ringsdb-csv': {
    ...fitting('ringsdb-csv', ringsdbCsv),
    ...ofPlayers,
    recognise: (begin) => isTable(begin) && firstRows(begin).some((columns) => fits(columns, ringsdbMarks)),
  },
  'ringsdb-cards': {
    ...fitting('ringsdb-cards', ringsdbCards),
    ...ofPlayers,
    recognise: (begin) => siteOf(begin) === 'ringsdb-cards',
  },
  'hall-of-beorn': { ...fitting('hall-of-beorn', hallOfBeorn), recognise: (begin) => siteOf(begin) === 'hall-of-beorn' },
} as const satisfies { readonly [format in LcgCardFormat]: FormatWork }

function fitting(format: LcgCardFormat, work: RecordWork): RecordWork & Pick<FormatWork, 'fit'> {
  return { ...work, fit: (sheets) => sheetsFor(format, sheets) }
}

/** Whether a text is a table: neither XML nor JSON. */
function isTable(begin: string): boolean {
  return !/^[<[{]/.test(begin)
}

function firstLine(begin: string): string {
  return begin.split(/\r\n|\r|\n/, 1)[0] ?? ''
}

/** The first row of a table, split at each possible separator in turn. */
function firstRows(begin: string): string[][] {
  const line = firstLine(begin)
  return [',', ';', '\t'].map((delimiter) => (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []).map((cell) => cell.trim()))
}

/**
 * Tells the two sites apart. They use the same names for most fields, but Hall of Beorn writes traits and keywords as lists, and has
 * encounter cards.
 */
function siteOf(begin: string): 'ringsdb-cards' | 'hall-of-beorn' | undefined {
  if (!/^[[{]/.test(begin)) return undefined
  const has = (names: string): boolean => new RegExp(`"(?:${names})"\\s*:`).test(begin)
  if (!has('type_code|type_name|octgnid') || !has('encounter_set|threat_strength|is_unique|pack_name') || has('slots')) return undefined
  const isHall = has('keywords|encounter_set|threat_strength|card_side|is_official') || /"traits"\s*:\s*\[/.test(begin)
  return !isHall && has('pack_code') && has('type_code') ? 'ringsdb-cards' : 'hall-of-beorn'
}

/** Whether a table has most of the columns that identify a format. */
function fits(columns: readonly string[], marks: readonly string[]): boolean {
  const names = columns.map((column) => column.trim())
  return marks.filter((mark) => names.includes(mark)).length >= Math.ceil(marks.length * 0.6)
}
