/** With which card the one who begins has to do, as a form changes it. */
import { type FullScenarioFacts, startingSorts } from '@questwright/packs/browser'
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
  const { trait, ...begins } = { ...facts.begins, ...change }
  return { ...facts, begins: trait ? { ...begins, trait } : begins }
}
