/** A card of a pack with what an import says anew: everything else stays as its author wrote it. */
import { bare, type CardText, type FactValue } from '@questwright/packs/browser'
import { factIn, type Rulebook } from '@questwright/rulebook'
import type { importedOf } from './facts.ts'
import { type CardSheet, flatOfSheet, type SheetFields } from './sheet.ts'

/** A card of our own stays ours: only what the format has besides is noted on it. */
export function ownImport(made: FactValue | undefined, before: ReturnType<typeof importedOf>): FactValue | undefined {
  if (before !== undefined) return made
  const fields = made as { readonly [field: string]: FactValue | undefined }
  if (fields.printed === undefined && fields.kept === undefined) return undefined
  return { ...fields, text: 'none' } as FactValue
}

/** The facts of a card in the order of its file; those that no table decides stay. @param decided the facts that tables decide */
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

/** Whether two values are equal, apart from the order of their fields. */
export function sameFact(one: FactValue | undefined, other: FactValue): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** A set of another pack has that pack in front, which no table says. */
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

/** The words of a card; what no table says stays. @param ownWords the parts that tables say */
export function mergedText(before: CardText | undefined, now: CardText, ownWords: readonly string[]): CardText {
  const others = Object.entries(before ?? {}).filter(([part]) => !ownWords.includes(part))
  const merged = { ...now, ...Object.fromEntries(others) }
  return before !== undefined && sameFact(before as FactValue, merged as FactValue) ? before : merged
}

/** The fields in which two sheets differ. */
export function changedFields(before: CardSheet, now: CardSheet, fields: SheetFields): string[] {
  const [then, own] = [flatOfSheet(before, fields), flatOfSheet(now, fields)]
  return [...new Set([...Object.keys(then), ...Object.keys(own)])].filter((name) => (then[name] ?? '') !== (own[name] ?? '')).sort()
}
