/** Import and export of deck files; the formats are loaded at the first import or export. */
import { writeDeckFile } from '@questwright/editing'
import type { CardIndex, Deck, DeckFormat, DeckProblem, ReadDeck } from '@questwright/interop'
import type { DeckFacts, FactValue, PackOutline } from '@questwright/packs/types'
import { rulebooks } from '@questwright/workshop/rulebooks'

export type { Deck, DeckFormat, DeckProblem }

const interop = () => import('@questwright/interop')
const formats = async () => (await import('@questwright/workshop/game-formats')).gameFormats

let known: { readonly bundles: readonly PackOutline[]; readonly index: CardIndex } | undefined

async function indexOf(bundles: readonly PackOutline[]): Promise<CardIndex> {
  if (known?.bundles !== bundles) known = { bundles, index: (await interop()).cardIndex(bundles, rulebooks) }
  return known.index
}

export interface ReadText extends ReadDeck {
  /** The name of its format, if one was recognised. */
  readonly formatLabel?: string
  /** Cards that are in no loaded pack. */
  readonly unknown: Deck['rows']
}

/**
 * Parses the text of a deck file. Never throws, whatever the text contains.
 * @param name the name for a deck whose file has none
 * @param game the game of the target pack: formats of other games are refused
 */
export async function readText(text: string, bundles: readonly PackOutline[], name?: string, game?: string): Promise<ReadText> {
  const [{ deckFormatWords, placeholdersOf, readDeck }, gameFormats] = await Promise.all([interop(), formats()])
  const read = readDeck(gameFormats, text, await indexOf(bundles), {
    ...(name === undefined ? {} : { name }),
    ...(game === undefined ? {} : { game }),
  })
  const called = read.format === undefined ? {} : { formatLabel: deckFormatWords(gameFormats, read.format).label }
  return { ...read, ...called, unknown: read.deck ? placeholdersOf(read.deck) : [] }
}

/** Decodes the bytes of a deck file: UTF-8, UTF-16 or the old Windows code page. */
export async function textOfFile(file: File): Promise<{ readonly text?: string; readonly problems: readonly DeckProblem[] }> {
  const { decodeText, mostBytes } = await interop()
  // reads one byte more than allowed, which is enough to detect a file that is too large
  return decodeText(new Uint8Array(await file.slice(0, mostBytes + 1).arrayBuffer()))
}

/**
 * The content of `decks/<slug>.json` for an imported deck: everything except the title, which goes into the texts, and data that the pack already
 * has.
 * @param pack the target pack
 */
export async function factsOf(deck: Deck, bundles: readonly PackOutline[], pack: string): Promise<DeckFacts> {
  const [{ writeDeck }, gameFormats] = await Promise.all([interop(), formats()])
  const {
    name: _,
    packs,
    stubs: __,
    ...facts
  } = JSON.parse(writeDeck(gameFormats, deck, 'questwright', await indexOf(bundles))) as {
    readonly [fact: string]: FactValue
  }
  // the deck keeps the versions of packs that its file names until it is changed; its own pack needs no version
  const { [pack]: _own, ...pins } = (packs ?? {}) as NonNullable<DeckFacts['packs']>
  return { ...facts, ...(Object.keys(pins).length > 0 ? { packs: pins } : {}) } as unknown as DeckFacts
}

export interface Written {
  readonly format: DeckFormat
  /** The name of the format in menus. */
  readonly label: string
  readonly text: string
  readonly ending: string
  readonly lost: readonly DeckProblem[]
}

/** A deck in every format of its game, the most requested first, each with the data that the format cannot hold. */
export async function writeAll(
  facts: DeckFacts,
  title: string,
  pack: string,
  bundles: readonly PackOutline[],
): Promise<{ readonly written: readonly Written[]; readonly problems: readonly DeckProblem[] }> {
  const [{ deckFormatsOf, deckFormatWords, endingOf, readDeck, whatIsLost, writeDeck }, gameFormats] = await Promise.all([
    interop(),
    formats(),
  ])
  const index = await indexOf(bundles)
  const { deck, problems } = readDeck(gameFormats, writeDeckFile(facts), index, { name: title, pack })
  if (deck === undefined) return { written: [], problems }
  const named = deck.name === '' ? { ...deck, name: title } : deck
  return {
    problems: problems.filter(({ severity }) => severity === 'error'),
    written: deckFormatsOf(gameFormats, bundles.find(({ id }) => id === pack)?.game ?? '').map((format) => ({
      format,
      label: deckFormatWords(gameFormats, format).label,
      text: writeDeck(gameFormats, named, format, index),
      ending: endingOf(gameFormats, format),
      lost: whatIsLost(gameFormats, named, format, index),
    })),
  }
}
