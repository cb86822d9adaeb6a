import {
  copyIn,
  DefinitionError,
  fieldOf,
  type Json,
  type JsonObject,
  type SystemDefinition,
  table,
  unknownName,
  whatFailed,
} from '@questwright/kernel'
import { emptyOf, type RecordField, suchOf, wrongInRecord } from '@questwright/rulebook/record'

/**
 * The record: data that one game passes on to the next. A game can begin with a record, and its outcome contains the updated record. The
 * chapters of its systems declare the fields; the game itself has none.
 */

/** The fields of records in this game. */
export function recordFields(): { readonly [field: string]: RecordField } {
  const systems = table().ruleset.systems ?? []
  return Object.assign({}, ...systems.map(({ notes }) => notes.record))
}

/**
 * The field that a given record names: `name`, or `pack:name` where two packs of a game may have the name. A name with its pack is also accepted in a
 * game without the other pack, in which the field is called by its bare name.
 * @returns undefined for a field that none of the systems keeps
 */
function fieldMeant(written: string, systems: readonly SystemDefinition[]): string | undefined {
  const keeps = ({ notes }: SystemDefinition, field: string): boolean => Object.hasOwn((notes.record ?? {}) as JsonObject, field)
  if (systems.some((system) => keeps(system, written))) return written
  const colon = written.lastIndexOf(':')
  const field = written.slice(colon + 1)
  const home = `${written.slice(0, colon)}:system/`
  return colon > 0 && systems.some((system) => system.code.startsWith(home) && keeps(system, field)) ? field : undefined
}

/**
 * A given record under the names that its fields have in a game with these systems. Fields that no system keeps remain as written.
 * @returns undefined if the record names one field twice, with its pack and without
 */
export function recordOfFields(given: JsonObject, systems: readonly SystemDefinition[]): JsonObject | undefined {
  const named = Object.fromEntries(Object.entries(given).map(([field, value]) => [fieldMeant(field, systems) ?? field, value]))
  return Object.keys(named).length < Object.keys(given).length ? undefined : named
}

/** The current value of a field; its empty value if it was never written. */
export function recordNow(field: string): Json {
  const record = fieldOf(table().board, 'record') as JsonObject | undefined
  const known = recordFields()[field] as RecordField
  return record?.[field] ?? (emptyOf(known) as Json)
}

/** Writes a field without checking the value: the caller has checked it. */
export function noteRecord(field: string, value: Json): void {
  const t = table()
  const record = (fieldOf(t.board, 'record') as JsonObject | undefined) ?? {}
  t.write(t.board, 'fields', 'record', copyIn({ ...record, [field]: value }))
}

/** The record that this game would pass on now; undefined if no system keeps one. */
export function recordOfGame(): JsonObject | undefined {
  const fields = Object.keys(recordFields())
  return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, recordNow(field)]))
}

/** Loads the record before the game. @returns why it cannot be used, with a remedy; undefined if it was loaded */
export function layRecord(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return 'the record of the game is no object; it needs one such as { "field": 2 }, or none'
  const fields = recordFields()
  const named = recordOfFields(given as JsonObject, table().ruleset.systems ?? [])
  if (!named) return 'the record of the game names one field twice, with its pack and without; take one of them out'
  const [wrong] = wrongInRecord(named, fields)
  const several = Object.keys(fields).filter((field) => field.endsWith(`:${wrong?.field}`))
  if (wrong?.why === 'unknown' && several.length > 0)
    return `the record of the game has "${wrong.field}", which ${several.length} packs in it keep; write ${several.map((field) => `"${field}"`).join(' or ')}`
  if (wrong?.why === 'unknown')
    return `the record of the game has a field that no system of the game keeps: ${unknownName(wrong.field, 'field of a record', Object.keys(fields))}; begin with the rule that keeps it, or take the field out`
  if (wrong) return `"${wrong.field}" in the record of the game must be ${suchOf(fields[wrong.field] as RecordField)}`
  const t = table()
  t.write(t.board, 'fields', 'record', copyIn(named))
  return undefined
}

/** Why a system refuses the decks and the record of this game; undefined if none does. */
export function whyRefused(): string | undefined {
  for (const { code, answers } of table().ruleset.systems ?? []) {
    const why = answered(code, answers.refuses)
    if (typeof why === 'string' && why !== '') return why
  }
  return undefined
}

/** Limit of the cards that one system adds to a game: the engine looks for abilities on every card of the game after each answer. */
const MOST_BROUGHT = 500

/** Codes of cards that systems add to this game, once for each copy. */
export function cardsBrought(): readonly string[] {
  return (table().ruleset.systems ?? []).flatMap(({ code, answers }) => {
    const codes = answered(code, answers.brings)
    if (!Array.isArray(codes)) return []
    if (codes.length > MOST_BROUGHT)
      throw new DefinitionError(`${code} brings ${codes.length} cards into the game; a system can bring ${MOST_BROUGHT} at most`)
    return codes.filter((one) => typeof one === 'string')
  })
}

/**
 * Calls a function of a system's script before the game begins. If it fails, the game does not begin: without the result, such as a refusal
 * of the decks, it would be played wrongly. @throws DefinitionError with the line of the script
 */
function answered(system: string, answer: (() => Json | undefined) | undefined): Json | undefined {
  try {
    return answer?.()
  } catch (thrown) {
    const { message, at } = whatFailed(thrown)
    throw new DefinitionError(`${system} failed before the game began: ${message}`, at)
  }
}
