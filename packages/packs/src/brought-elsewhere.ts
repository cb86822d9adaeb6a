/**
 * Finds declarations of systems in packs on which a pack does not depend. A card that uses such a type or fact gets the advice to depend on
 * that pack, also if the type belonged to the game itself in an earlier version.
 */
import { factIn, type Rulebook, type SystemChapter, typeIn } from '@questwright/rulebook'
import type { FactValue, PackOutline } from './bundle.ts'
import { type FactIssue, isRecord, nameOfField, show } from './fact-issues.ts'
import { type PackOfSystems, withGround } from './pack-rulebook.ts'
import { compareText } from './problem.ts'

/** A loaded pack. */
export type PackAtHand = PackOfSystems & Partial<Pick<PackOutline, 'name' | 'game'>>

/** Types, facts and values of facts that other packs declare, each with the names of those packs. */
export interface BroughtElsewhere {
  readonly types: { readonly [type: string]: readonly string[] }
  readonly facts: { readonly [fact: string]: readonly string[] }
  /** By fact and value, as `fact value`. */
  readonly values: { readonly [value: string]: readonly string[] }
}

/**
 * The types, facts and values that systems declare in packs on which this pack does not depend.
 * @param others the loaded packs
 * @param game only packs of this game count, if given
 */
export function broughtElsewhere(
  pack: Pick<PackAtHand, 'id' | 'dependencies'>,
  others: readonly PackAtHand[],
  game?: string,
): BroughtElsewhere {
  const below = new Set(withGround([pack], [pack, ...others.filter(({ id }) => id !== pack.id)]).map(({ id }) => id))
  const brought: { readonly [section in keyof BroughtElsewhere]: Map<string, string[]> } = {
    types: new Map(),
    facts: new Map(),
    values: new Map(),
  }
  const note = (section: keyof BroughtElsewhere, word: string, name: string): void => {
    const names = brought[section].get(word) ?? []
    if (!names.includes(name)) brought[section].set(word, [...names, name])
  }
  for (const other of [...others].sort((one, next) => compareText(one.id, next.id))) {
    if (below.has(other.id) || (game !== undefined && other.game !== undefined && other.game !== game)) continue
    const name = other.name ?? other.id
    for (const { types = {}, facts = {}, factValues = {} } of Object.values(other.systems ?? {}) as SystemChapter[]) {
      for (const type of Object.keys(types)) note('types', type, name)
      for (const fact of Object.keys(facts)) note('facts', fact, name)
      for (const [value, { of }] of Object.entries(factValues)) note('values', `${of} ${value}`, name)
    }
  }
  const sorted = (words: ReadonlyMap<string, string[]>) => Object.fromEntries([...words].sort(([one], [other]) => compareText(one, other)))
  return { types: sorted(brought.types), facts: sorted(brought.facts), values: sorted(brought.values) }
}

/**
 * Adds to the issues of a card which pack to depend on, where that pack declares an unknown type or fact. Warns of values of facts that only such a
 * pack declares, which no other check reports.
 */
export function withBringers(
  issues: readonly FactIssue[],
  value: FactValue,
  rulebook: Rulebook,
  { types, facts, values }: BroughtElsewhere,
): FactIssue[] {
  const told = issues.map((issue) => {
    const field = String(issue.path.at(-1))
    const written = at(value, issue.path)
    if (field === 'type' && typeof written === 'string' && typeIn(rulebook, written) === undefined) {
      const names = namesOf(types, written)
      return names === undefined ? issue : { ...issue, remedy: `${standOn(names)} declares the type "${written}".`, ...onlyOf(names) }
    }
    if (issue.code !== 'facts/unknown-field') return issue
    const names = namesOf(facts, field)
    return names === undefined ? issue : { ...issue, remedy: `${standOn(names)} reads \`${field}\`.`, ...onlyOf(names) }
  })
  return [...told, ...strangeValues(value, rulebook, values)]
}

/** Warns of values that only packs declare on which this pack does not depend: without them a value has no icon and no colour. */
function strangeValues(value: FactValue, rulebook: Rulebook, values: BroughtElsewhere['values']): FactIssue[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([field, written]) => {
    const known = factIn(rulebook, field)?.known
    const names = typeof written === 'string' && !known?.includes(written) ? namesOf(values, `${field} ${written}`) : undefined
    return names === undefined
      ? []
      : [
          {
            severity: 'warning' as const,
            code: 'facts/value-of-another-pack',
            path: [field],
            message: `\`${field}\` is ${show(written as FactValue)}, and no pack on which this one depends declares ${nameOfField(field, rulebook)} of that name.`,
            remedy: `${standOn(names)} declares it.`,
          },
        ]
  })
}

const namesOf = (brought: { readonly [word: string]: readonly string[] }, word: string): readonly string[] | undefined =>
  Object.hasOwn(brought, word) ? brought[word] : undefined

const onlyOf = ([bringer, ...others]: readonly string[]): Pick<FactIssue, 'bringer'> =>
  bringer === undefined || others.length > 0 ? {} : { bringer }

const standOn = (names: readonly string[]): string =>
  `Add ${names.map((name) => `"${name}"`).join(' or ')} to \`dependencies\` in package.json: that pack`

function at(value: FactValue | undefined, path: readonly PropertyKey[]): FactValue | undefined {
  return path.reduce<FactValue | undefined>((here, key) => (isRecord(here) ? here[String(key)] : undefined), value)
}
