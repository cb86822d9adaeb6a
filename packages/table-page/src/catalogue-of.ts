import { type Catalogue, createCatalogue } from '@questwright/board'
import { authorWords, titleOfPack } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { Rulebooks } from '@questwright/rulebook'

/**
 * The words and facts of a game: titles and texts of its packs, and what their authors call what scripts name.
 * @param rulebooks of the games at hand, those of these packs among them
 * @param messages ICU messages by code, as the realm's `catalogue` gives them
 */
export function catalogueOf(
  packs: readonly PackBundle[],
  rulebooks: Rulebooks,
  messages: { readonly [code: string]: string } = {},
): Catalogue {
  return createCatalogue({
    packs: packs.map((pack) => ({ ...pack, name: titleOfPack(pack) })),
    messages,
    words: authorWords(packs, rulebooks),
  })
}
