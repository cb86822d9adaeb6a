/** The parts of a deal, as the rulebook of a game names them: which stages a scenario has, and which sets of cards. Pure. */
import type { DealPart } from './chapter.ts'
import type { Rulebook } from './rulebook.ts'

const known = new WeakMap<object, readonly (DealPart & { readonly part: string })[]>()

/** The parts of scenarios of a game, each with its field, in their order; none of a game that says none. */
export function dealParts({ deal }: Pick<Rulebook, 'deal'>): readonly (DealPart & { readonly part: string })[] {
  if (deal === undefined) return []
  const before = known.get(deal)
  if (before !== undefined) return before
  const parts = Object.entries(deal.parts).map(([part, rules]) => ({ part, ...rules }))
  known.set(deal, parts)
  return parts
}

/** What a scenario has in all parts that hold such things. A scenario that does not pass the check has what can be read of it. */
export function dealtIn(scenario: object, holds: DealPart['holds'], rulebook: Pick<Rulebook, 'deal'>): readonly string[] {
  return dealParts(rulebook).flatMap(({ part, holds: held }) => {
    const list = held === holds ? (scenario as { readonly [part: string]: unknown })[part] : undefined
    return Array.isArray(list) ? (list as readonly string[]) : []
  })
}

/** The field of scenario files that holds such things; `undefined` where the game has none. */
export function partFor(holds: DealPart['holds'], rulebook: Pick<Rulebook, 'deal'>): string | undefined {
  return dealParts(rulebook).find((one) => one.holds === holds)?.part
}
