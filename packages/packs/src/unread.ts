/** Warns of fields that an author wrote and that the program does not use, with the name that was probably meant. */
import { nearestName } from '@questwright/kernel/nearest'
import type { Rulebook } from '@questwright/rulebook'
import type { FactValue } from './bundle.ts'
import { type FactIssue, isRecord } from './fact-issues.ts'

/** Fields that belong to another file or part, and where. */
const elsewhere: { readonly [field: string]: string } = {
  title: 'Titles belong in text/en.json.',
  text: 'Texts belong in text/en.json.',
  flavour: 'It belongs in text/en.json.',
  flavor: 'It belongs in text/en.json, under `flavour`.',
}

/** The remedy for an unused field: the name that was meant, the place where it belongs, or the possible names. */
function remedyOfUnread(field: string, value: unknown, known: readonly string[], misplaced: Rulebook['misplaced']): string {
  const near = nearestName(field, known)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  const places = { ...elsewhere, ...misplaced }
  const place = Object.hasOwn(places, field) ? places[field] : undefined
  // the remedy repeats the author's value
  return (
    place?.replace('{value}', typeof value === 'number' || typeof value === 'string' ? String(value) : '…') ??
    'Take it out, or keep it if another program reads it.'
  )
}

/**
 * Warns of unused fields of an object.
 * @param at the path of the object in the file
 * @param noun the noun for the object in messages, without an article: "scenario", "side of a road"
 * @param misplaced the game's hints for fields that belong elsewhere
 */
export function unreadFields(
  value: unknown,
  known: readonly string[],
  at: readonly PropertyKey[],
  noun: string,
  misplaced: Rulebook['misplaced'] = {},
): FactIssue[] {
  if (!isRecord(value as FactValue | undefined)) return []
  return Object.entries(value as object)
    .filter(([field]) => !known.includes(field))
    .map(([field, written]) => ({
      severity: 'warning',
      code: 'facts/unknown-field',
      path: [...at, field],
      message: `No ${noun} has a field \`${[...at, field].map(String).join('.')}\`; it is kept, but nothing reads it.`,
      remedy: remedyOfUnread(field, written, known, misplaced),
    }))
}
