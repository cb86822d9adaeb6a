/** The cards that decks can contain, for searches and lists of the deck builder. */

import { type SearchCard, setsOf } from '@questwright/editing'
import { type DeckCatalogue, deckCatalogue, titleOfPack } from '@questwright/packs/browser'
import type { CardFacts, CardText, PackOutline } from '@questwright/packs/types'
import { type CardType, inDeckAs, type Rulebook, sectionFor } from '@questwright/rulebook'
import { rulebookIn, rulebooks } from '@questwright/workshop/rulebooks'

export interface DeckPool {
  /** All player cards, including those that decks may contain in addition. */
  readonly cards: readonly SearchCard[]
  readonly byCode: ReadonlyMap<string, SearchCard>
  /** The catalogue for `checkDeck`. */
  readonly catalogue: DeckCatalogue
}

/** Reads all player cards of some packs. */
export function deckPool(bundles: readonly PackOutline[]): DeckPool {
  const cards = bundles.flatMap((bundle) => {
    const rulebook = rulebookIn(bundle, bundles)
    return Object.entries(bundle.cards).flatMap(([slug, facts]) => {
      const inDeck = inDeckAs(rulebook, facts)
      return inDeck === 'never' ? [] : [searchCard(bundle, slug, facts, inDeck, rulebook)]
    })
  })
  return { cards, byCode: new Map(cards.map((card) => [card.code, card])), catalogue: deckCatalogue(bundles, rulebooks) }
}

function searchCard(bundle: PackOutline, slug: string, facts: CardFacts, inDeck: CardType['inDeck'], rulebook: Rulebook): SearchCard {
  const texts = bundle.text.en?.cards
  const section = sectionFor({ ...facts, inDeck }, rulebook)
  const words = texts && Object.hasOwn(texts, slug) ? texts[slug] : undefined
  return {
    code: `${bundle.id}:${slug}`,
    title: words?.title ?? slug,
    type: facts.type,
    inDeck,
    ...(section === undefined ? {} : { section: section.name }),
    facts,
    traits: wordsOf(facts.traits),
    keywords: wordsOf(facts.keywords),
    text: allText(words, rulebook),
    pack: bundle.id,
    packTitle: titleOfPack(bundle),
    sets: setsOf(rulebook, facts),
  }
}

const wordsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** The rules text of all sides, including the texts of facts. */
function allText(words: CardText | undefined, rulebook: Rulebook): string {
  const sides = Object.values(words?.sides ?? {}).map((side) => side.text)
  const own = Object.values(rulebook.facts).flatMap(({ text }) => (text === undefined ? [] : [words?.[text.field as 'text']]))
  return [words?.text, ...own, ...sides].filter((text) => text !== undefined).join('\n')
}
