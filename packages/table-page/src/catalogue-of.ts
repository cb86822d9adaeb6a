import { type Catalogue, createCatalogue } from '@questwright/board'
import { authorWords, inLanguage, linkedPacks, rulebooksOfPacks, titleOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { type Rulebook, type Rulebooks, rulebookFor, usualRulebook } from '@questwright/rulebook'

/**
 * The words and facts of a game: titles and texts of its packs, their authors' words for names in scripts, and the look of its cards from its
 * rulebook.
 * @param rulebooks of the games at hand, that of the packs among them
 * @param messages ICU messages by code, as the realm's `catalogue` gives them
 * @param language of the viewer, as far as packs speak it
 * @throws Error when the packs' game is not at hand
 */
export function catalogueOf(
  packs: readonly PackOutline[],
  rulebooks: Rulebooks,
  messages: { readonly [code: string]: string } = {},
  language = 'en',
): Catalogue {
  const spoken = inLanguage(packs, language)
  const merged = rulebooksOfPacks(spoken, rulebooks)
  return createCatalogue({
    rulebook: rulebookOfFirst(packs, merged),
    packs: linkedPacks(packs).map((pack) => ({ ...pack, name: titleOfPack(pack) })),
    messages,
    words: authorWords(spoken, rulebooks, language),
    language,
  })
}

/** Before there are packs nothing is drawn of a game: then the usual one will do. */
function rulebookOfFirst([first]: readonly PackOutline[], rulebooks: Rulebooks): Rulebook {
  return first === undefined ? usualRulebook(rulebooks) : rulebookFor(first.game, rulebooks)
}
