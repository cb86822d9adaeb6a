/** Reads and writes cards as a list of JSON objects, one for each card or side. Values keep their JSON type, so that numbers stay numbers. */
import type { FactValue } from '@questwright/packs/browser'
import { readJson } from '../json.ts'
import type { CardRecord } from './format.ts'
import { mostCardRows } from './limits.ts'
import { type ImportProblem, importProblem, unknownNames } from './problem.ts'
import { type Flat, sideLetters } from './sheet.ts'

export type Fields = { readonly [field: string]: FactValue | undefined }

/** An object of the list, with its position, from 1. */
export interface ListedObject {
  readonly fields: Fields
  readonly line: number
}

/**
 * The objects in a list of cards, in `{ "cards": [ … ] }`, or in a file that is a single card.
 * @param problems the errors are added here: broken JSON, entries that are no objects, too many cards
 */
export function objectsIn(text: string, problems: ImportProblem[]): ListedObject[] {
  const read = readJson(text)
  if ('fault' in read) {
    const words = [`The JSON is broken here: ${read.fault.what}.`, 'Export the file again, or correct it in an editor.'] as const
    problems.push(importProblem('error', 'broken-json', words, read.fault))
    return []
  }
  const { value } = read
  const list = Array.isArray(value)
    ? value
    : isFields(value)
      ? Array.isArray(value.cards)
        ? (value.cards as FactValue[])
        : cellText(value.name) === ''
          ? undefined
          : [value]
      : undefined
  if (list === undefined) {
    problems.push(importProblem('error', 'wrong-format', ['The file is JSON, but no list of cards.', 'Write [ { "name": … } ].']))
    return []
  }
  if (list.length > mostCardRows)
    problems.push(
      importProblem('error', 'too-many-rows', [
        `The list has more than ${mostCardRows} entries; what follows was not read.`,
        'Split it into several files.',
      ]),
    )
  return list.slice(0, mostCardRows).flatMap((one, at): ListedObject[] => {
    if (isFields(one)) return [{ fields: one, line: at + 1 }]
    problems.push(
      importProblem('error', 'wrong-format', [`Entry ${at + 1} of the list is no object: it was left out.`, 'Write { "name": … }.'], {
        line: at + 1,
      }),
    )
    return []
  })
}

/** The problem that an entry has the same id as another card. */
export function doubledEntry(line: number, id: string): ImportProblem {
  const words = [
    `Entry ${line} has the id ${id.slice(0, 60)} of another card: it was left out.`,
    'Give each card an id of its own.',
  ] as const
  return importProblem('error', 'doubled-id', words, { line })
}

/**
 * One problem for all names that the format does not have.
 * @param of the format, named in the remedy
 */
export function unknownFields(
  all: readonly { readonly sides: readonly Fields[]; readonly line: number }[],
  known: ReadonlySet<string>,
  of: string,
) {
  const unknown = new Map<string, number>()
  for (const { sides, line } of all)
    for (const name of sides.flatMap((side) => Object.keys(side))) if (!known.has(name) && !unknown.has(name)) unknown.set(name, line)
  return unknownNames([...unknown.keys()], of, { line: [...unknown.values()][0] })
}

/** The record for the objects of a card; a field without a value is left out. */
export function recordOfObjects(sides: readonly Fields[], line: number): CardRecord {
  const flat = sides.flatMap((side, at) =>
    Object.entries(side).flatMap(([field, value]) =>
      value === null || value === undefined || field === '__proto__' ? [] : [[`${sideLetters[at]}.${field}`, JSON.stringify(value)]],
    ),
  )
  return { line, flat: Object.fromEntries(flat) as Flat }
}

/** The objects of a record. */
export function objectsOf(flat: Flat): Fields[] {
  return sideLetters.flatMap((letter) => {
    const fields = Object.entries(flat).flatMap(([name, value]) =>
      name.startsWith(`${letter}.`) && value !== '' ? [[name.slice(2), JSON.parse(value) as FactValue] as const] : [],
    )
    return fields.length === 0 ? [] : [Object.fromEntries(fields)]
  })
}

/** The content of a file with these records. */
export function printObjects(records: readonly Flat[]): string {
  return `${JSON.stringify(records.flatMap(objectsOf), null, 2)}\n`
}

function isFields(value: FactValue | undefined): value is Fields & FactValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text or number as text; empty for any other value. */
export function cellText(value: FactValue | undefined): string {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim()
  return typeof value === 'number' ? String(value) : ''
}

/** A printed value as a number where it is a whole number, else as text. */
export function wholeOf(printed: string | undefined): FactValue | undefined {
  if (printed === undefined || printed === '') return undefined
  return /^\d{1,6}$/.test(printed) && String(Number(printed)) === printed ? Number(printed) : printed
}
