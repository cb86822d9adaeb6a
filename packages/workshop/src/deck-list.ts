/** Decks in the format of the engine. */
import { type DeckFacts, fullCode, sectionsWithCodes } from '@questwright/packs'
import type { JsonObject } from '@questwright/realm'

/**
 * The list of a deck with full codes.
 * @param pack the pack to which its bare slugs refer; without it all its codes are full already
 */
export function deckList({
  name,
  deck,
  pack,
}: {
  readonly name: string
  readonly deck: DeckFacts
  readonly pack: string | undefined
}): JsonObject {
  const full = (code: string): string => fullCode(code, pack ?? '')
  return {
    name,
    kind: deck.kind,
    ...sectionsWithCodes(deck, full),
  }
}
