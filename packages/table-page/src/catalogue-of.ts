import { type Catalogue, createCatalogue } from '@questwright/board'
import { authorWords, inLanguage, linkedPacks, rulebooksOfPacks, titleOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { type Rulebook, type Rulebooks, rulebookFor, usualRulebook } from '@questwright/rulebook'

/**
 * The words and facts of a game: titles and texts of its packs, their authors' words for names in scripts, and how its rulebook says that cards are
 * drawn.
 * @param rulebooks the rulebooks that the page has, including that of the packs' game
 * @param messages ICU messages by code, as the realm's `catalogue` gives them
 * @param language the viewer's language, used where packs have texts in it
 * @throws Error when the page has no rulebook for the packs' game
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

/** The rulebook of the first pack. Without packs, nothing of a game is drawn, so any rulebook will do: the default one is returned. */
function rulebookOfFirst([first]: readonly PackOutline[], rulebooks: Rulebooks): Rulebook {
  return first === undefined ? usualRulebook(rulebooks) : rulebookFor(first.game, rulebooks)
}
