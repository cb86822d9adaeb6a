/** Checks the cards of decks that may be used only in some scenarios, as systems declare under `deckCards`. */
import { beginningSections, isBeginningType, prints, type Rulebook } from '@questwright/rulebook'
import type { CardFacts } from './bundle.ts'
import { type DeckCatalogue, type DeckFinding, finding, type NamedDeck, rulebookOfDeck } from './deck-finding.ts'
import { codesOfSection, sectionsIn } from './deck-sections.ts'
import type { FullScenarioFacts } from './scenario-facts.ts'
import { fullCode } from './slug.ts'

/** The parts of a scenario that these checks use. */
interface Scenario extends Pick<FullScenarioFacts, 'deckCards'> {
  readonly title: string
  /** The pack whose names the scenario uses. */
  readonly pack: string
}

/**
 * The kinds in `deckCards` to which a card belongs, each with the value of the fact by which cards of that kind are distinguished; undefined where
 * it belongs to none.
 */
export function limitedSorts(facts: CardFacts, rulebook: Rulebook): { readonly [sort: string]: string } | undefined {
  if (isBeginningType(rulebook, facts.type)) return undefined
  const sorts = Object.entries(rulebook.deckCards).flatMap(([sort, { print, by }]) => {
    if (!prints(facts, print)) return []
    return [[sort, by === undefined ? '' : String(facts[by] ?? '')] as const]
  })
  return sorts.length === 0 ? undefined : Object.fromEntries(sorts)
}

/**
 * Reports cards of decks that the scenario does not allow.
 * @param scenario undefined where decks are checked without a scenario: then nothing is found
 */
export function checkDeckCards(decks: readonly NamedDeck[], cards: DeckCatalogue, scenario?: Scenario): DeckFinding[] {
  if (scenario === undefined) return []
  const allowedOf = new Map(
    Object.entries(scenario.deckCards ?? {}).map(([sort, which]) => [cards.named?.(scenario.pack, 'deckCards', sort) ?? sort, which]),
  )
  return decks.flatMap(({ name, deck, pack = '' }) => {
    const find = Object.assign((code: string) => cards(fullCode(code, pack)), { rulebooks: cards.rulebooks })
    const rulebook = rulebookOfDeck(deck, find)
    const kinds = rulebook.deckCards
    const begins = beginningSections(rulebook).flatMap(({ name: section, formerly = [] }) => [section, ...formerly])
    const others = Object.entries(sectionsIn(deck)).flatMap(([section, held]) => (begins.includes(section) ? [] : codesOfSection(held)))
    return others.flatMap((code) => {
      const card = find(code)
      const strange = Object.entries(card?.limited ?? {}).find(([sort, value]) => {
        const allowed = allowedOf.get(sort)
        return allowed !== 'all' && allowed?.includes(value) !== true
      })
      const kind = strange && kinds[strange[0]]
      if (card === undefined || kind === undefined) return []
      const allowed = allowedOf.get(strange?.[0] ?? '')
      const { title } = card
      const message =
        allowed === undefined
          ? `${name} has ${title}, and ${scenario.title} is not played with ${kind.several}.`
          : `${name} has ${title}, and ${scenario.title} is played with other ${kind.several} only.`
      const remedy =
        allowed === undefined
          ? `Take ${title} out, or play a scenario that is played with ${kind.several}.`
          : `Take ${title} out, or play a scenario that lists it.`
      const parts = { title, deck: name, scenario: scenario.title }
      return [{ ...finding('error', 'deck/not-in-scenario', parts, message, { remedy }), deck: name }]
    })
  })
}
