/** Form changes of a scenario's starting card: a card with which decks begin and that has rules of its own (`startingCards` of a chapter). */
import { type FullScenarioFacts, limitedSorts, startingSorts } from '@questwright/packs/browser'
import type { Names } from './names.ts'

type Begins = NonNullable<FullScenarioFacts['begins']>

/** The starting cards of a kind, those of the scenario's own pack first. */
export function cardsOfSort(sort: string, { cards, rulebook }: Names): Names['cards'] {
  return cards.filter(({ facts }) => startingSorts(facts, rulebook).includes(sort))
}

/** The traits that can be required of a deck's own starting card: those of the cards of the kind. */
export function traitsOfSort(sort: string, names: Names): readonly string[] {
  return [...new Set(cardsOfSort(sort, names).flatMap(({ facts }) => facts.traits ?? []))].sort()
}

/** The scenario with a starting card of that kind: the first one until another is chosen; without a kind, without a starting card. */
export function withSort(facts: FullScenarioFacts, sort: string, names: Names): FullScenarioFacts {
  const { begins: _, ...rest } = facts
  return sort === '' ? rest : { ...rest, begins: { with: sort, card: cardsOfSort(sort, names)[0]?.code ?? '' } }
}

/** Changes the starting card or the required trait; an empty trait is omitted. */
export function withBeginning(facts: FullScenarioFacts, change: Partial<Omit<Begins, 'with'>>): FullScenarioFacts {
  if (facts.begins === undefined) return facts
  const { trait, instead, ...begins } = { ...facts.begins, ...change }
  return { ...facts, begins: { ...begins, ...(trait ? { trait } : {}), ...(instead === 'none' ? { instead } : {}) } }
}

/** The scenario with its starting card and no other, or with one from a deck in its place. */
export function withOthers(facts: FullScenarioFacts, others: 'may' | 'none'): FullScenarioFacts {
  if (facts.begins === undefined) return facts
  const { instead: _, ...begins } = facts.begins
  return { ...facts, begins: others === 'none' ? { ...begins, instead: 'none' } : begins }
}

/**
 * The values of the fact that distinguishes deck cards of that kind: a scenario is played with none of them, with all, or with those of one value.
 */
export function choicesOfDeckCards(sort: string, { cards, rulebook }: Names): readonly string[] {
  const by = rulebook.deckCards[sort]?.by
  if (by === undefined) return []
  const values = cards.flatMap(({ facts }) => {
    const value: unknown = facts[by]
    return limitedSorts(facts, rulebook)?.[sort] !== undefined && typeof value === 'string' ? [value] : []
  })
  return [...new Set(values)].sort()
}

/** Sets the deck cards of that kind with which a scenario is played; undefined means none. */
export function withDeckCards(facts: FullScenarioFacts, sort: string, which: 'all' | readonly string[] | undefined): FullScenarioFacts {
  const { [sort]: _, ...others } = facts.deckCards ?? {}
  const said = which === undefined ? others : { ...others, [sort]: which }
  const { deckCards: __, ...rest } = facts
  return Object.keys(said).length === 0 ? rest : { ...rest, deckCards: said }
}
