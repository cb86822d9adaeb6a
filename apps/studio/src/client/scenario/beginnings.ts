/** With which card the one who begins has to do, as a form changes it. */
import { type FullScenarioFacts, limitedSorts, startingSorts } from '@questwright/packs/browser'
import type { Names } from './names.ts'

type Begins = NonNullable<FullScenarioFacts['begins']>

/** The cards of a sort that a scenario can bring, those of its own pack first. */
export function cardsOfSort(sort: string, { cards, rulebook }: Names): Names['cards'] {
  return cards.filter(({ facts }) => startingSorts(facts, rulebook).includes(sort))
}

/** The traits that one of a deck can be asked to have: those of the cards of the sort. */
export function traitsOfSort(sort: string, names: Names): readonly string[] {
  return [...new Set(cardsOfSort(sort, names).flatMap(({ facts }) => facts.traits ?? []))].sort()
}

/** The scenario played with that sort, and with its first card until another is chosen; without a sort with nobody besides. */
export function withSort(facts: FullScenarioFacts, sort: string, names: Names): FullScenarioFacts {
  const { begins: _, ...rest } = facts
  return sort === '' ? rest : { ...rest, begins: { with: sort, card: cardsOfSort(sort, names)[0]?.code ?? '' } }
}

/** Its card, or the trait, changed; an empty trait is left out. */
export function withBeginning(facts: FullScenarioFacts, change: Partial<Omit<Begins, 'with'>>): FullScenarioFacts {
  if (facts.begins === undefined) return facts
  const { trait, instead, ...begins } = { ...facts.begins, ...change }
  return { ...facts, begins: { ...begins, ...(trait ? { trait } : {}), ...(instead === 'none' ? { instead } : {}) } }
}

/** The scenario with the first card of the sort and no other, or with one of a deck in its place. */
export function withOthers(facts: FullScenarioFacts, others: 'may' | 'none'): FullScenarioFacts {
  if (facts.begins === undefined) return facts
  const { instead: _, ...begins } = facts.begins
  return { ...facts, begins: others === 'none' ? { ...begins, instead: 'none' } : begins }
}

/** What a scenario can say of the cards of decks of a sort: with none of them, with all, or with those of one value of the fact by which they are told apart. */
export function choicesOfDeckCards(sort: string, { cards, rulebook }: Names): readonly string[] {
  const by = rulebook.deckCards[sort]?.by
  if (by === undefined) return []
  const values = cards.flatMap(({ facts }) => {
    const value: unknown = facts[by]
    return limitedSorts(facts, rulebook)?.[sort] !== undefined && typeof value === 'string' ? [value] : []
  })
  return [...new Set(values)].sort()
}

/** The scenario played with cards of decks of a sort; with none where nothing is said. */
export function withDeckCards(facts: FullScenarioFacts, sort: string, which: 'all' | readonly string[] | undefined): FullScenarioFacts {
  const { [sort]: _, ...others } = facts.deckCards ?? {}
  const said = which === undefined ? others : { ...others, [sort]: which }
  const { deckCards: __, ...rest } = facts
  return Object.keys(said).length === 0 ? rest : { ...rest, deckCards: said }
}
