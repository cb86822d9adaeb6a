/**
 * Finds the changes of a new pack version that concern a deck. It is separate from `deck-packs.ts`, since pages that only list decks need
 * no comparison of versions.
 */
import type { Rulebooks } from '@questwright/rulebook'
import type { DeckFacts, PackBundle } from './bundle.ts'
import { codesOfDeck } from './deck-sections.ts'
import { diffPacks, type PackChange } from './diff-packs.ts'
import { removedCard } from './removed-cards.ts'
import { fullCode } from './slug.ts'

/**
 * The changes between two versions of a pack that concern cards of a deck.
 * @param pack as in `withPins`
 */
export function changesInDeck(
  deck: DeckFacts,
  before: PackBundle,
  after: PackBundle,
  rulebooks: Rulebooks,
  pack = '',
): readonly PackChange[] {
  const codes = new Set(codesOfDeck(deck, 'with').map((code) => fullCode(code, pack)))
  // the deck may contain the replacement of a removed card
  const isOfDeck = (code: string): boolean => codes.has(code) || codes.has(removedCard(code, [after])?.now ?? '')
  return diffPacks(before, after, rulebooks).changes.filter(({ kind, slug }) => kind === 'card' && isOfDeck(`${after.id}:${slug}`))
}
