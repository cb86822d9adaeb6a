/** The cards that decks are made of, as the builder searches and lists them. */

import { type DeckCatalogue, deckCatalogue, titleOfPack } from '@questwright/packs/browser'
import type { CardFacts, CardText, PackBundle } from '@questwright/packs/types'
import { rulebookFor, typeIn } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { SearchCard } from './card-search.ts'

export interface DeckPool {
  /** Heroes, allies, attachments and events of all packs. */
  readonly cards: readonly SearchCard[]
  readonly byCode: ReadonlyMap<string, SearchCard>
  /** What `checkDeck` asks. */
  readonly catalogue: DeckCatalogue
}

/** Reads all player cards of some packs. */
export function deckPool(bundles: readonly PackBundle[]): DeckPool {
  const cards = bundles.flatMap((bundle) =>
    Object.entries(bundle.cards)
      .filter(([, facts]) => (typeIn(rulebookFor(bundle.game, rulebooks), facts.type)?.inDeck ?? 'never') !== 'never')
      .map(([slug, facts]) => searchCard(bundle, slug, facts)),
  )
  return { cards, byCode: new Map(cards.map((card) => [card.code, card])), catalogue: deckCatalogue(bundles, rulebooks) }
}

function searchCard(bundle: PackBundle, slug: string, facts: CardFacts): SearchCard {
  const texts = bundle.text.en?.cards
  const words = texts && Object.hasOwn(texts, slug) ? texts[slug] : undefined
  const printed = (fact: string): number | string | undefined => {
    const value = facts[fact]
    return typeof value === 'number' || typeof value === 'string' ? value : undefined
  }
  const set = printed('encounterSet')
  return {
    code: `${bundle.id}:${slug}`,
    title: words?.title ?? slug,
    type: facts.type,
    sphere: typeof facts.sphere === 'string' ? facts.sphere : undefined,
    cost: printed('cost'),
    threatCost: printed('threatCost'),
    willpower: printed('willpower'),
    attack: printed('attack'),
    defense: printed('defense'),
    hitPoints: printed('hitPoints'),
    traits: wordsOf(facts.traits),
    keywords: wordsOf(facts.keywords),
    unique: facts.unique === true ? 'unique' : 'common',
    text: allText(words),
    pack: bundle.id,
    packTitle: titleOfPack(bundle),
    encounterSet: typeof set === 'string' ? set : undefined,
  }
}

const wordsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function allText(words: CardText | undefined): string {
  const sides = Object.values(words?.sides ?? {}).map((side) => side.text)
  return [words?.text, words?.shadow, ...sides].filter((text) => text !== undefined).join('\n')
}
