import type { CardDefinition, JsonObject } from '@questwright/kernel'
import { liesApart } from './system-types.ts'

/** The cards of an encounter deck. `dealtDeckOf` of @questwright/packs computes the same for pages; a test compares both. */

/** The mode of the game, and the fact with the number of copies of a card that this mode removes. */
interface PlayedMode {
  readonly mode: string
  readonly takesOut: string | undefined
}

type Numbers = { readonly [setOrCard: string]: number }

/**
 * The encounter cards that a scenario names, each with its copies, in order of their codes.
 * A set without a pack is the set of the scenario's own pack; if that has none, the set of any pack. A number next to a set multiplies the
 * printed copies, a number next to a card replaces them; a mode without a number of its own uses that of standard mode.
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
  // a plain name means the set if the scenario has one of that name; `card/…` and `set/…` are explicit
  const named = (kind: 'card' | 'set', one: string): string => one.replace(/[^:]+$/, `${kind}/$&`)
  const numberOf = (of: string, keys: readonly string[]): number | undefined => {
    // own properties only, because a code such as `constructor` must not find an inherited one
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
