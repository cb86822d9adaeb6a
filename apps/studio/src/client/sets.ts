/** To which sets cards belong: the facts of their game that name a set. Pure. */
import type { CardFacts } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'

/** The sets that a card names, in the order of the rulebook's facts. */
export function setsOnCard(facts: CardFacts, rulebook: Rulebook): readonly string[] {
  return Object.entries(rulebook.facts).flatMap(([fact, { names }]) => {
    if (names !== 'set') return []
    const value = facts[fact]
    const named: readonly unknown[] = Array.isArray(value) ? value : [value]
    return named.filter((one) => typeof one === 'string')
  })
}

/** What a set is called above a list of them. */
export function setLabel(rulebook: Rulebook): string {
  return Object.values(rulebook.facts).find(({ names, holds }) => names === 'set' && holds === 'slug')?.label ?? 'Set'
}
