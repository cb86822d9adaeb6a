/** Stores rows of tables that are no cards of the game in a file of the pack, so that an export can write them again. */
import type { ForeignIdFacts } from '@questwright/rulebook'
import { idsIn } from '../ids-of-card.ts'
import { type CardRecord, type ReadCards, type RecordWork, updatedSheet, type WriteContext } from './format.ts'
import { jsonText } from './pack-cards.ts'
import { withoutMadeGuids } from './product.ts'
import { type CardSheet, type Flat, flatOfSheet, type KeptColumns, sheetOfFlat } from './sheet.ts'
import type { TargetPack } from './target-pack.ts'

/** The path of that file in the pack. */
export const besidePath = 'imported/rows.json'

/** A row of a file, parsed. */
export interface Row {
  readonly sheet: CardSheet
  readonly record: CardRecord
}

interface BesideRow {
  readonly format: string
  readonly flat: Flat
  readonly kept?: KeptColumns
  /** The row in the tabs for other languages, by language, as those tabs have it. */
  readonly languages?: { readonly [language: string]: Flat }
}

/** The content of the file with these rows, together with the rows that it already had. */
export function besideText(work: RecordWork, read: ReadCards, rows: readonly Row[], pack: TargetPack, context: WriteContext): string {
  const { fields, ids } = work.sheets
  const keyOf = (flat: Flat): string => idsIn(flat, ids).guid || `${flat.type ?? ''} ${flat['A.title'] ?? ''}`
  const all = new Map<string, BesideRow>()
  for (const one of rowsBeside(pack.read(besidePath))) all.set(keyOf(one.flat), one)
  const file = { set: withoutMadeGuids(read.set, context), context }
  for (const { sheet, record } of rows) {
    const before = all.get(keyOf(flatOfSheet(sheet, fields)))
    const kept = before?.kept === undefined ? {} : { kept: before.kept }
    const now =
      before === undefined ? sheet : updatedSheet(work, read.format, { ...sheetOfFlat(before.flat, fields), ...kept }, record, file)
    const flat = flatOfSheet(now, fields)
    const languages = before?.languages === undefined ? {} : { languages: before.languages }
    all.set(keyOf(flat), {
      format: before?.format ?? read.format,
      flat,
      ...(now.kept === undefined ? {} : { kept: now.kept }),
      ...languages,
    })
  }
  return jsonText([...all.values()])
}

/** The rows in that file; empty where the file is missing or broken. */
export function rowsBeside(text: string | undefined): readonly BesideRow[] {
  if (text === undefined) return []
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? (rows as BesideRow[]).filter((row) => typeof row?.flat === 'object' && row.flat !== null) : []
  } catch {
    return []
  }
}

/** The GUIDs of the rows. @param ids the fields of the rows that hold the ids of other programs */
export function idsBeside(text: string | undefined, ids: ForeignIdFacts): ReadonlySet<string> {
  return new Set(rowsBeside(text).flatMap(({ flat }) => idsIn(flat, ids).guid ?? []))
}

/**
 * The content of the file after the words of one row in another language were added; undefined where no row has the GUID.
 * @param ids the fields of the rows that hold the ids of other programs
 */
export function withLanguageBeside(
  text: string | undefined,
  guid: string,
  language: string,
  words: Flat,
  ids: ForeignIdFacts,
): string | undefined {
  const rows = rowsBeside(text)
  const isMeant = ({ flat }: BesideRow): boolean => guid !== '' && idsIn(flat, ids).guid === guid
  if (!rows.some(isMeant)) return undefined
  return jsonText(rows.map((row) => (isMeant(row) ? { ...row, languages: { ...row.languages, [language]: words } } : row)))
}

/**
 * The words of the rows in other languages, by language and GUID with a space between them.
 * @param ids the fields of the rows that hold the ids of other programs
 */
export function languagesBeside(text: string | undefined, ids: ForeignIdFacts): ReadonlyMap<string, Flat> {
  return new Map(
    rowsBeside(text).flatMap(({ flat, languages }) =>
      Object.entries(languages ?? {}).map(([language, row]) => [`${language} ${idsIn(flat, ids).guid ?? ''}`, row] as const),
    ),
  )
}
