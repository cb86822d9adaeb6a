import type { CardDefinition, JsonObject } from '@questwright/kernel'
import { liesApart } from './system-types.ts'

/** Which cards an encounter deck holds. `encounterDeckOf` of @questwright/packs counts the same for pages; a test holds both together. */

/** The mode in which the game is played, and the fact that says how many copies of a card this mode takes out. */
interface PlayedMode {
  readonly mode: string
  readonly takesOut: string | undefined
}

type Numbers = { readonly [setOrCard: string]: number }

/**
 * The encounter cards that a scenario names, each with its copies, in order of their codes.
 * A bare set is the set of the scenario's own pack; where that has none, of any pack. A number beside a set multiplies what its cards print,
 * one beside a card replaces it; a mode without a number of its own takes that of standard.
 * @param home the id of the scenario's pack
 */
export function encounterCopies(
  facts: JsonObject,
  mode: PlayedMode,
  home: string,
  definitions: readonly CardDefinition[],
): (readonly [CardDefinition, number])[] {
  const sets = facts.encounterSets as readonly string[]
  const encounter = definitions.filter(({ front: { facts: own } }) => own.encounterSet !== undefined && !liesApart(own))
  const setOf = new Map<CardDefinition, string>()
  for (const set of sets) {
    const [pack, slug] = set.includes(':') ? (set.split(':') as [string, string]) : [undefined, set]
    const all = encounter.filter(({ front }) => front.facts.encounterSet === slug)
    const own = all.filter((definition) => packOf(definition) === (pack ?? home))
    for (const definition of pack !== undefined || own.length > 0 ? own : all) if (!setOf.has(definition)) setOf.set(definition, set)
  }
  const quantities = facts.quantities as { readonly [mode: string]: Numbers } | undefined
  return [...setOf]
    .map(([definition, set]) => [definition, copiesOf(definition, set, sets, quantities, mode, home)] as const)
    .sort(([a], [b]) => (a.code < b.code ? -1 : 1))
}

function packOf({ code }: CardDefinition): string {
  return code.slice(0, code.indexOf(':'))
}

function copiesOf(
  { code, slug, front }: CardDefinition,
  set: string,
  sets: readonly string[],
  quantities: { readonly [mode: string]: Numbers } | undefined,
  { mode, takesOut }: PlayedMode,
  home: string,
): number {
  const { quantity } = front.facts as { quantity?: number }
  const out = takesOut === undefined ? 0 : front.facts[takesOut]
  const removes = typeof out === 'number' ? out : 0
  const printed = Math.max(0, (quantity ?? 1) - removes)
  if (!quantities) return printed
  // a name alone is the set where the scenario has one of that name; `card/…` and `set/…` say which
  const named = (kind: 'card' | 'set', one: string): string => one.replace(/[^:]+$/, `${kind}/$&`)
  const numberOf = (of: string, keys: readonly string[]): number | undefined => {
    // own properties only: `constructor` is no number of the file
    const numbers = Object.hasOwn(quantities, of) ? (quantities[of] as Numbers) : {}
    const key = keys.find((one) => Object.hasOwn(numbers, one))
    return key === undefined ? undefined : numbers[key]
  }
  const forms = code === `${home}:${slug}` ? [slug, code] : [code]
  const ofCard = [...forms.map((one) => named('card', one)), ...forms.filter((one) => !sets.includes(one))]
  const own = numberOf(mode, ofCard)
  if (own !== undefined) return own
  const standard = numberOf('standard', ofCard)
  if (standard !== undefined) return Math.max(0, standard - removes)
  const ofSet = [named('set', set), set]
  return printed * (numberOf(mode, ofSet) ?? numberOf('standard', ofSet) ?? 1)
}
