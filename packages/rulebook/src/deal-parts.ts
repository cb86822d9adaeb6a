/** The parts of a deal, as the rulebook of a game defines them: the stages of a scenario, and its sets of cards. Pure. */
import type { DealPart } from './chapter.ts'
import type { Rulebook } from './rulebook.ts'

const known = new WeakMap<object, readonly (DealPart & { readonly part: string })[]>()

/** The parts of the scenarios of a game, each with its field, in order; an empty list for a game that defines none. */
export function dealParts({ deal }: Pick<Rulebook, 'deal'>): readonly (DealPart & { readonly part: string })[] {
  if (deal === undefined) return []
  const before = known.get(deal)
  if (before !== undefined) return before
  const parts = Object.entries(deal.parts).map(([part, rules]) => ({ part, ...rules }))
  known.set(deal, parts)
  return parts
}

/** The contents of all parts of a scenario that hold this kind of thing. From a scenario with errors, it returns what can be read. */
export function dealtIn(scenario: object, holds: DealPart['holds'], rulebook: Pick<Rulebook, 'deal'>): readonly string[] {
  return dealParts(rulebook).flatMap(({ part, holds: held }) => {
    const list = held === holds ? (scenario as { readonly [part: string]: unknown })[part] : undefined
    return Array.isArray(list) ? (list as readonly string[]) : []
  })
}

/** The field of scenario files that holds this kind of thing; undefined if the game has none. */
export function partFor(holds: DealPart['holds'], rulebook: Pick<Rulebook, 'deal'>): string | undefined {
  return dealParts(rulebook).find((one) => one.holds === holds)?.part
}
