/** What a format of cards is: how its records are read and written, and what each record says of a card. */
import type { FactValue, PackFiles } from '@questwright/packs/browser'
import type { ScenariosOfPack } from '../game-formats.ts'
import { guidOf } from './guid.ts'
import type { KnownKeywords } from './import-keywords.ts'
import { difference, restore, sameFlat } from './lens.ts'
import type { PackSheet, PackSource } from './names-of-pack.ts'
import type { ImportProblem } from './problem.ts'
import { type PackProduct, productOfSheet } from './product.ts'
import { type CardSheet, type Flat, flatOfSheet, sheetOfFlat } from './sheet.ts'
import type { SheetNames, SheetsOfGame } from './sheets-of-game.ts'
import type { TableRow } from './table.ts'
import type { TargetPack } from './target-pack.ts'

/** The id of a format of cards, which belongs to one game. */
export type CardFormat = string

/** A card as its format writes it: one name for each cell, attribute or field. */
export interface CardRecord {
  readonly line?: number
  readonly flat: Flat
}

export interface CardRecords {
  readonly records: readonly CardRecord[]
  readonly problems: readonly ImportProblem[]
  /** What the file says of the whole set. */
  readonly set?: Flat
}

/** How the records of a format are read and written. */
export interface RecordWork {
  /** How people call it. */
  readonly name: string
  readonly ending: string
  /** How the cards of its game become facts. */
  readonly sheets: SheetsOfGame
  /** What it means that a record does not name something: that it is empty, or that nothing is said of it. */
  readonly absent: 'empty' | 'unsaid'
  readonly parse: (text: string) => CardRecords
  readonly sheetOf: (record: CardRecord, set: Flat, tell: (problem: ImportProblem) => void) => CardSheet
  readonly flatOf: (sheet: CardSheet, context: WriteContext) => Flat
  readonly print: (records: readonly Flat[], context: WriteContext) => string
}

/** A format of cards. */
export interface FormatWork extends RecordWork {
  /** Whether a text is written in it: tables with a missing column too. @param begin without the mark and blanks in front */
  readonly recognise: (begin: string) => boolean
  /** The cards that it can hold, and warnings about the facts that it cannot hold. */
  readonly fit: (sheets: readonly CardSheet[]) => ForFormat
  /** A card as it goes into a pack, where the keywords that are known there make a difference. */
  readonly placed?: (sheet: CardSheet, known: KnownKeywords) => CardSheet
  /** Whether its files list cards of a type at all; of all types where it is not said. */
  readonly lists?: (type: string) => boolean
  /** Puts into the pack what a file says besides its cards. */
  readonly placeBesides?: (read: ReadCards, pack: TargetPack, names: SheetNames) => PlacedBesides
  /** A card with the facts that systems of packs bring; where it is not said the format has no place for them. */
  readonly withFacts?: (sheet: PackSheet, facts: { readonly [fact: string]: FactValue }) => PackSheet
  /** What it says of the scenarios of a pack at their cards: the sheets with that. */
  readonly withScenarios?: (sheets: readonly PackSheet[], scenarios: ScenariosOfPack) => readonly PackSheet[]
  /** As what the pack is written, where the files from which it came say more than its name and version. */
  readonly contextFor?: (
    context: WriteContext,
    sheets: readonly CardSheet[],
    files: PackFiles,
  ) => { readonly context: WriteContext; readonly problems: readonly ImportProblem[] }
  /** As one file with several tabs (.xlsx). */
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
  /** How many cards have new or other words in a language. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
  readonly problems: readonly ImportProblem[]
}

export interface WriteContext extends PackProduct {
  readonly version: string
  /** The version of the game in another program, where a set came with one. */
  readonly gameVersion?: string
}

/** What files of a pack say of it as a product. */
export function contextOf(pack: string, title: string, version: string): WriteContext {
  return { title, setId: guidOf(pack), code: pack, version }
}

export interface ReadCards {
  readonly format: CardFormat
  readonly sheets: readonly CardSheet[]
  /** The record of each sheet. */
  readonly records: readonly CardRecord[]
  readonly set: Flat
  readonly problems: readonly ImportProblem[]
  /** What else lay in the same spreadsheet. */
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
  /** As in `text/<language>.json`. */
  readonly language: string
  readonly rows: readonly TableRow[]
}

/** Reads all cards of a file. What a record says and a sheet has no place for is kept beside it. */
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

/** A sheet with all of its record that writing it would not bring back. @param context of the file, or of the pack into which it goes */
export function keeping(work: RecordWork, format: CardFormat, sheet: CardSheet, record: CardRecord, context: WriteContext): CardSheet {
  const kept = difference(record.flat, work.flatOf(sheet, context))
  const { kept: _before, ...bare } = sheet
  return {
    ...bare,
    ...(Object.keys(kept).length === 0 ? {} : { kept: { [format]: kept } }),
    ...(record.line === undefined ? {} : { line: record.line }),
  }
}

/**
 * What a record says anew of a card that is here: a field counts as changed when the card as it is would be written otherwise. What the
 * format cannot say, and what it says in other words, stays.
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
  const others = Object.entries(before.kept ?? {}).filter(([name]) => name !== format)
  const all = [...others, ...(Object.keys(kept).length === 0 ? [] : [[format, kept] as const])]
  return {
    ...sheet,
    ...(all.length === 0 ? {} : { kept: Object.fromEntries(all) }),
    ...(record.line === undefined ? {} : { line: record.line }),
  }
}

/** Writes cards, with the values kept from an import of the same format as far as they still fit. */
export function writeSheets(work: RecordWork, format: CardFormat, sheets: readonly CardSheet[], context: WriteContext): string {
  return work.print(recordsOf(work, format, sheets, context), context)
}

/** The records of cards, as they are written. */
export function recordsOf(work: RecordWork, format: CardFormat, sheets: readonly CardSheet[], context: WriteContext): Flat[] {
  return sheets.map((sheet) => recordOf(work, format, sheet, context))
}

function recordOf(work: RecordWork, format: CardFormat, sheet: CardSheet, context: WriteContext): Flat {
  const made = work.flatOf(sheet, context)
  const kept = sheet.kept?.[format]
  if (kept === undefined) return made
  const meaning = (flat: Flat): Flat =>
    flatOfSheet(
      work.sheetOf({ flat }, setOf(sheet, context), () => undefined),
      work.sheets.fields,
    )
  const meant = meaning(made)
  return restore(made, kept, (flat) => sameFlat(meaning(flat), meant))
}

/** What a file of the pack would say of all cards, as far as one card needs it. */
function setOf(sheet: CardSheet, context: WriteContext): Flat {
  const { title, setId, code, version } = context
  return { title, id: setId, code, version, ...productOfSheet(sheet, context) }
}
