/** The cards that decks can contain, for searches and lists of the deck builder. */

import { type SearchCard, setsOf } from '@questwright/editing'
import { type DeckCatalogue, deckCatalogue, rulebookOfPack, titleOfPack } from '@questwright/packs/browser'
import type { CardFacts, CardText, PackOutline } from '@questwright/packs/types'
import { type CardType, factTexts, inDeckAs, type Rulebook, type Rulebooks, sectionFor, sectionsFor } from '@questwright/rulebook'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'

export interface DeckPool {
  /** All player cards, including those that decks may contain in addition. */
  readonly cards: readonly SearchCard[]
  readonly byCode: ReadonlyMap<string, SearchCard>
  /** The catalogue for `checkDeck`. */
  readonly catalogue: DeckCatalogue
}

/**
 * Reads all player cards of some packs.
 * @param games the rulebooks of the games of these packs; by default of the installed games
 */
export function deckPool(bundles: readonly PackOutline[], games: Rulebooks = rulebooks): DeckPool {
  const cards = bundles.flatMap((bundle) => {
    const rulebook = Object.hasOwn(games, bundle.game) ? rulebookOfPack(bundle, bundles, games) : rulebookAt(bundle.game)
    return Object.entries(bundle.cards).flatMap(([slug, facts]) => {
      const inDeck = inDeckAs(rulebook, facts)
      return inDeck === 'never' ? [] : [searchCard(bundle, slug, facts, inDeck, rulebook)]
    })
  })
  return { cards, byCode: new Map(cards.map((card) => [card.code, card])), catalogue: deckCatalogue(bundles, games) }
}

function searchCard(bundle: PackOutline, slug: string, facts: CardFacts, inDeck: CardType['inDeck'], rulebook: Rulebook): SearchCard {
  const texts = bundle.text.en?.cards
  const asked = { ...facts, inDeck }
  const section = sectionFor(asked, rulebook)
  const words = texts && Object.hasOwn(texts, slug) ? texts[slug] : undefined
  return {
    code: `${bundle.id}:${slug}`,
    title: words?.title ?? slug,
    ...(words?.subtitle === undefined ? {} : { subtitle: words.subtitle }),
    type: facts.type,
    inDeck,
    ...(section === undefined ? {} : { section: section.name }),
    sections: sectionsFor(asked, rulebook).map(({ name }) => name),
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
  const own = factTexts(rulebook).map(({ field }) => words?.[field])
  return [words?.text, ...own, ...sides].filter((text) => typeof text === 'string').join('\n')
}
