/** Merges an imported row into an existing card: what the import does not contain stays as its author wrote it. */
import { bare, type CardText, type FactValue } from '@questwright/packs/browser'
import { factIn, type Rulebook } from '@questwright/rulebook'
import type { importedOf } from './facts.ts'
import { type CardSheet, flatOfSheet, type SheetFields } from './sheet.ts'

/**
 * The import data to store with an existing card. If the card did not come from an import, only the values of columns for which our facts have no
 * field are stored, without a note about its text.
 */
export function ownImport(made: FactValue | undefined, before: ReturnType<typeof importedOf>): FactValue | undefined {
  if (before !== undefined) return made
  const fields = made as { readonly [field: string]: FactValue | undefined }
  if (fields.printed === undefined && fields.kept === undefined) return undefined
  return { ...fields, text: 'none' } as FactValue
}

/**
 * The facts of a card in the order of its file; facts that tables do not contain are not changed.
 * @param decided the facts that tables contain
 */
export function mergedFacts(
  before: { readonly [fact: string]: FactValue | undefined },
  now: { readonly [fact: string]: FactValue },
  withoutImport: boolean,
  decided: readonly string[],
  rulebook: Rulebook,
): { readonly [fact: string]: FactValue } {
  const facts: [string, FactValue][] = []
  for (const [fact, value] of Object.entries(before)) {
    const next = decided.includes(fact) ? now[fact] : value
    if (next !== undefined)
      facts.push([fact, isSameSet(fact, value, next, rulebook) || sameFact(value, next) ? (value as FactValue) : next])
  }
  for (const [fact, value] of Object.entries(now))
    if (!Object.hasOwn(before, fact) && !(withoutImport && fact === 'imported')) facts.push([fact, value])
  return Object.fromEntries(facts)
}

/** Whether two values are equal, ignoring the order of fields in objects. */
export function sameFact(one: FactValue | undefined, other: FactValue): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** Whether two values name the same set. The set of another pack is written with the pack in front, which tables do not do. */
function isSameSet(fact: string, one: FactValue | undefined, other: FactValue, rulebook: Rulebook): boolean {
  const bareSets = (value: FactValue | undefined): FactValue | undefined =>
    Array.isArray(value) ? (value as readonly string[]).map((set) => bare(set)) : typeof value === 'string' ? bare(value) : value
  return factIn(rulebook, fact)?.names === 'set' && sameFact(bareSets(one), bareSets(other) as FactValue)
}

function sorted(value: FactValue | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => sorted(one as FactValue))
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one as FactValue)]),
  )
}

/**
 * The words of a card; words that tables do not contain are not changed.
 * @param ownWords the parts that tables contain
 */
export function mergedText(before: CardText | undefined, now: CardText, ownWords: readonly string[]): CardText {
  const others = Object.entries(before ?? {}).filter(([part]) => !ownWords.includes(part))
  const merged = { ...now, ...Object.fromEntries(others) }
  return before !== undefined && sameFact(before as FactValue, merged as FactValue) ? before : merged
}

/** The names of the fields in which two sheets differ. */
export function changedFields(before: CardSheet, now: CardSheet, fields: SheetFields): string[] {
  const [then, own] = [flatOfSheet(before, fields), flatOfSheet(now, fields)]
  return [...new Set([...Object.keys(then), ...Object.keys(own)])].filter((name) => (then[name] ?? '') !== (own[name] ?? '')).sort()
}
