/** Import and export of deck files; the formats are loaded at the first import or export. */
import { writeDeckFile } from '@questwright/editing'
import type { CardIndex, Deck, DeckProblem, ReadDeckText, WrittenDeck } from '@questwright/interop'
import type { DeckFacts, PackOutline } from '@questwright/packs/types'
import { rulebooks } from '@questwright/workshop/rulebooks'

const interop = () => import('@questwright/interop')
const formats = async () => (await import('@questwright/workshop/game-formats')).gameFormats

let known: { readonly bundles: readonly PackOutline[]; readonly index: CardIndex } | undefined

async function indexOf(bundles: readonly PackOutline[]): Promise<CardIndex> {
  if (known?.bundles !== bundles) known = { bundles, index: (await interop()).cardIndex(bundles, rulebooks) }
  return known.index
}

/**
 * Parses the text of a deck file. A text that cannot be read gives problems in the result, and no exception.
 * @param name the name for a deck whose file has none
 * @param game the game of the target pack: formats of other games are refused
 */
export async function readText(text: string, bundles: readonly PackOutline[], name?: string, game?: string): Promise<ReadDeckText> {
  const [{ readDeckText }, gameFormats] = await Promise.all([interop(), formats()])
  return readDeckText(gameFormats, text, await indexOf(bundles), {
    ...(name === undefined ? {} : { name }),
    ...(game === undefined ? {} : { game }),
  })
}

/** Decodes the bytes of a deck file: UTF-8, UTF-16 or the old Windows code page. */
export async function textOfFile(file: File): Promise<{ readonly text?: string; readonly problems: readonly DeckProblem[] }> {
  const { decodeText, mostBytes } = await interop()
  // reads one byte more than allowed, which is enough to detect a file that is too large
  return decodeText(new Uint8Array(await file.slice(0, mostBytes + 1).arrayBuffer()))
}

/** The content of `decks/<slug>.json` for an imported deck. @param pack the target pack */
export async function factsOf(deck: Deck, bundles: readonly PackOutline[], pack: string): Promise<DeckFacts> {
  const [{ factsOfDeck }, gameFormats] = await Promise.all([interop(), formats()])
  return factsOfDeck(gameFormats, deck, await indexOf(bundles), pack)
}

/** A deck in every format of its game, the most requested first, each with the data that the format cannot hold. */
export async function writeAll(
  facts: DeckFacts,
  title: string,
  pack: string,
  bundles: readonly PackOutline[],
): Promise<{ readonly written: readonly WrittenDeck[]; readonly problems: readonly DeckProblem[] }> {
  const [{ deckInAllFormats }, gameFormats] = await Promise.all([interop(), formats()])
  return deckInAllFormats(gameFormats, writeDeckFile(facts), await indexOf(bundles), { title, pack, bundles })
}
