import { copyIn, fail, unknownName } from '@questwright/kernel'
import { fitsRecord, type RecordField, suchOf } from '@questwright/rulebook/record'
import { noteRecord, recordFields, recordNow } from '../record.ts'
import type { SystemRecord } from '../system-names.ts'

/** The record that a game passes on to later games. */

/**
 * The value of a field of the record: from the record with which the game began, or as written since.
 * @throws ScriptFault for a field that no system in this game keeps
 */
export function recorded<F extends keyof SystemRecord & string>(field: F): SystemRecord[F] {
  fieldNamed(field)
  return recordNow(field) as SystemRecord[F]
}

/**
 * Replaces the value of a field of the record. The outcome of the game contains it.
 * @throws ScriptFault for a field that no system in this game keeps, and for a value that the field cannot hold
 */
export function record<F extends keyof SystemRecord & string>(field: F, value: SystemRecord[F]): void {
  const known = fieldNamed(field)
  const written = copyIn(value)
  if (!fitsRecord(known, written)) fail('wrong-value', `"${field}" of the record must be ${suchOf(known)}`)
  noteRecord(field, written)
}

function fieldNamed(field: string): RecordField {
  const fields = recordFields()
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!known) fail('wrong-name', unknownName(field, 'field of the record', Object.keys(fields)))
  return known as RecordField
}
