/** The interface of a card format: how its records are read and written, and how they become sheets. */
import type { FactValue, PackFiles } from '@questwright/packs/browser'
import type { ScenariosOfPack } from '../game-formats.ts'
import { guidOf } from './guid.ts'
import type { KnownKeywords } from './import-keywords.ts'
import { difference, restore, sameFlat } from './lens.ts'
import type { PackSheet, PackSource } from './names-of-pack.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { type PackProduct, productOfSheet } from './product.ts'
import { type CardSheet, type Flat, flatOfSheet, sheetOfFlat } from './sheet.ts'
import type { SheetNames, SheetsOfGame } from './sheets-of-game.ts'
import type { TableRow } from './table.ts'
import type { TargetPack } from './target-pack.ts'

/** The id of a format of cards, which belongs to one game. */
export type CardFormat = string

/** A card as its format writes it: a name and a value for each cell, attribute or field. */
export interface CardRecord {
  readonly line?: number
  readonly flat: Flat
}

export interface CardRecords {
  readonly records: readonly CardRecord[]
  readonly problems: readonly ImportProblem[]
  /** Data that the file gives once for the whole set. */
  readonly set?: Flat
}

/** How the records of a format are read and written. */
export interface RecordWork {
  /** The name of the format in messages. */
  readonly name: string
  readonly ending: string
  /** The conversion of sheets to facts of the game. */
  readonly sheets: SheetsOfGame
  /**
   * The meaning of a missing name in a record. `empty`: the value is empty; `unsaid`: the record does not contain the value, so an
   * existing value stays.
   */
  readonly absent: 'empty' | 'unsaid'
  /** The format with the same columns, under whose name values of imported cards are kept; by default the format itself. */
  readonly keptAs?: CardFormat
  readonly parse: (text: string) => CardRecords
  readonly sheetOf: (record: CardRecord, set: Flat, tell: (problem: ImportProblem) => void) => CardSheet
  readonly flatOf: (sheet: CardSheet, context: WriteContext) => Flat
  readonly print: (records: readonly Flat[], context: WriteContext) => string
}

/** A format of cards. */
export interface FormatWork extends RecordWork {
  /**
   * Whether a text is in this format; true even if a column is missing.
   * @param begin the text without byte order mark and leading blanks
   */
  readonly recognise: (begin: string) => boolean
  /** The cards that it can contain, and warnings about the facts that it cannot contain. */
  readonly fit: (sheets: readonly CardSheet[]) => ForFormat
  /** Adapts a card to the pack into which it is imported, which depends on the keywords that are known there. */
  readonly placed?: (sheet: CardSheet, known: KnownKeywords) => CardSheet
  /** Whether its files contain cards of a type at all; without this function they contain all types. */
  readonly lists?: (type: string) => boolean
  /** Adds to the pack what a file contains besides its cards. */
  readonly placeBesides?: (read: ReadCards, pack: TargetPack, names: SheetNames) => PlacedBesides
  /** Adds the facts that systems of packs declare to a card; without this function the format has no place for them. */
  readonly withFacts?: (sheet: PackSheet, facts: { readonly [fact: string]: FactValue }) => PackSheet
  /** Adds to the sheets what the format writes at each card about the scenarios of the pack. */
  readonly withScenarios?: (sheets: readonly PackSheet[], scenarios: ScenariosOfPack) => readonly PackSheet[]
  /** The name and version under which the pack is written, where the files from which it was imported have more than those. */
  readonly contextFor?: (
    context: WriteContext,
    sheets: readonly CardSheet[],
    files: PackFiles,
  ) => { readonly context: WriteContext; readonly problems: readonly ImportProblem[] }
  /** Writes the cards as a single file with several tabs (.xlsx). */
  readonly writeSpreadsheet?: (
    sheets: readonly CardSheet[],
    source: PackSource,
    context: WriteContext,
  ) => Promise<{ readonly bytes: Uint8Array; readonly problems: readonly ImportProblem[] }>
}

export interface ForFormat {
  readonly sheets: readonly CardSheet[]
  readonly problems: readonly ImportProblem[]
}

interface PlacedBesides {
  /** For each language, the number of cards whose words are new or changed. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
  readonly problems: readonly ImportProblem[]
}

export interface WriteContext extends PackProduct {
  readonly version: string
  /** The version of the game in another program, where the set names one. */
  readonly gameVersion?: string
}

/** The data about the product that files of a pack contain. */
export function contextOf(pack: string, title: string, version: string): WriteContext {
  return { title, setId: guidOf(pack), code: pack, version }
}

export interface ReadCards {
  readonly format: CardFormat
  readonly sheets: readonly CardSheet[]
  /** The record from which each sheet was made. */
  readonly records: readonly CardRecord[]
  readonly set: Flat
  readonly problems: readonly ImportProblem[]
  /** The other tabs of the same spreadsheet. */
  readonly tabs?: MoreTabs
}

/** The tabs of a spreadsheet beside its cards. */
interface MoreTabs {
  /** The rows of the tab "Sets". */
  readonly sets: readonly Flat[]
  readonly languages: readonly LanguageTab[]
}

/** A tab with the words of cards in another language. */
export interface LanguageTab {
  readonly tab: string
  /** The code of the language, as in `text/<language>.json`. */
  readonly language: string
  readonly rows: readonly TableRow[]
}

/** Reads all cards of a file. Values of a record for which a sheet has no place are kept with the sheet. */
export function readSheets(work: RecordWork, format: CardFormat, text: string): ReadCards {
  return sheetsOf(work, format, work.parse(text))
}

/** The sheets of records. */
export function sheetsOf(work: RecordWork, format: CardFormat, { records, problems, set = {} }: CardRecords): ReadCards {
  const told: ImportProblem[] = [...problems]
  const context = { title: set.title ?? '', setId: set.id ?? '', code: set.code ?? '', version: set.version ?? '' }
  const sheets = records.map((record): CardSheet => {
    const sheet = sheetOfFlat(
      flatOfSheet(
        work.sheetOf(record, set, (problem) => void told.push(problem)),
        work.sheets.fields,
      ),
      work.sheets.fields,
    )
    return keeping(work, format, sheet, record, context)
  })
  return { format, sheets, records, set, problems: told }
}

/**
 * The sheet together with the values of its record that would be lost by writing the sheet.
 * @param context the product data of the file, or of the pack into which it is imported
 */
export function keeping(work: RecordWork, format: CardFormat, sheet: CardSheet, record: CardRecord, context: WriteContext): CardSheet {
  const kept = difference(record.flat, work.flatOf(sheet, context))
  const { kept: _before, ...bare } = sheet
  return {
    ...bare,
    ...(Object.keys(kept).length === 0 ? {} : { kept: { [work.keptAs ?? format]: kept } }),
    ...(record.line === undefined ? {} : { line: record.line }),
  }
}

/**
 * The sheet of an existing card after a record is imported. A field counts as changed when the record differs from what an export of the existing
 * card would write. Values that the format cannot express, or that it only words differently, are not changed.
 */
export function updatedSheet(
  work: RecordWork,
  format: CardFormat,
  before: CardSheet,
  record: CardRecord,
  file: { readonly set: Flat; readonly context: WriteContext },
): CardSheet {
  const silent = (): void => undefined
  const { fields } = work.sheets
  const { set, context } = file
  const made = recordOf(work, format, before, context)
  const now = flatOfSheet(
    work.sheetOf(
      { flat: work.absent === 'unsaid' ? { ...made, ...record.flat } : record.flat },
      { ...productOfSheet(before, context), ...set },
      silent,
    ),
    fields,
  )
  const then = flatOfSheet(work.sheetOf({ flat: made }, setOf(before, context), silent), fields)
  const flat: { [name: string]: string } = { ...flatOfSheet(before, fields) }
  for (const name of new Set([...Object.keys(now), ...Object.keys(then)])) {
    const [value, old] = [now[name] ?? '', then[name] ?? '']
    if (value !== old) flat[name] = value
  }
  const sheet = sheetOfFlat(flat, fields)
  const kept = difference(record.flat, work.flatOf(sheet, context))
  const key = work.keptAs ?? format
  const others = Object.entries(before.kept ?? {}).filter(([name]) => name !== format && name !== key)
  const all = [...others, ...(Object.keys(kept).length === 0 ? [] : [[key, kept] as const])]
  return {
    ...sheet,
    ...(all.length === 0 ? {} : { kept: Object.fromEntries(all) }),
    ...(record.line === undefined ? {} : { line: record.line }),
  }
}

/** Writes cards. Values kept from an import of a format with the same columns are written back where they still match the card. */
export function writeSheets(work: RecordWork, format: CardFormat, sheets: readonly CardSheet[], context: WriteContext): string {
  return work.print(recordsOf(work, format, sheets, context), context)
}

/** The records of cards, in the form in which they are written. */
export function recordsOf(work: RecordWork, format: CardFormat, sheets: readonly CardSheet[], context: WriteContext): Flat[] {
  return sheets.map((sheet) => recordOf(work, format, sheet, context))
}

function recordOf(work: RecordWork, format: CardFormat, sheet: CardSheet, context: WriteContext): Flat {
  const made = work.flatOf(sheet, context)
  // earlier versions kept the values of each format apart
  const kept = { ...sheet.kept?.[format], ...sheet.kept?.[work.keptAs ?? format] }
  if (Object.keys(kept).length === 0) return made
  const meaning = (flat: Flat): Flat =>
    flatOfSheet(
      work.sheetOf({ flat }, setOf(sheet, context), () => undefined),
      work.sheets.fields,
    )
  const meant = meaning(made)
  return restore(made, kept, (flat) => sameFlat(meaning(flat), meant))
}

/**
 * One problem for each format from which cards were imported with values that neither our facts nor the written format have; an empty list where
 * nothing is left out.
 * @param works the formats of the game
 */
export function columnsLeftOut(
  works: { readonly [format: string]: RecordWork },
  format: CardFormat,
  sheets: readonly CardSheet[],
  context: WriteContext,
): ImportProblem[] {
  const work = works[format] as RecordWork
  const own = [format, work.keptAs ?? format]
  const left = new Map<string, { readonly names: Set<string>; cards: number }>()
  for (const sheet of sheets) {
    const made = work.flatOf(sheet, context)
    for (const [other, kept] of Object.entries(sheet.kept ?? {})) {
      if (own.includes(other)) continue
      const told = works[other]?.flatOf(sheet, context) ?? {}
      const names = Object.keys(kept).filter((name) => kept[name]?.trim() !== '' && (told[name] ?? '') === '' && (made[name] ?? '') === '')
      if (names.length === 0) continue
      const all = left.get(other) ?? { names: new Set<string>(), cards: 0 }
      for (const name of names) all.names.add(name)
      all.cards++
      left.set(other, all)
    }
  }
  return [...left].map(([other, { names, cards }]) => {
    const few = [...names].slice(0, 8).map((name) => `"${name.slice(0, 40)}"`)
    return importProblem('warning', 'export/columns-of-another-format', [
      `The format has no place for what ${cards} ${cards === 1 ? 'card has' : 'cards have'} from ${other}: ${few.join(', ')}${names.size > few.length ? ` and ${names.size - few.length} more` : ''}.`,
      `These values stay in the pack, and are written into ${other}.`,
    ])
  })
}

/** The data that a file of the pack would give for all cards together, as far as this card needs it. */
function setOf(sheet: CardSheet, context: WriteContext): Flat {
  const { title, setId, code, version } = context
  return { title, id: setId, code, version, ...productOfSheet(sheet, context) }
}
