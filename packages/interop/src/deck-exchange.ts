/**
 * Deck files for a user: reads a text with its format, problems and unknown cards, makes the facts of an imported deck, and writes a deck in every
 * format of its game.
 */
import type { DeckFacts, FactValue, PackOutline } from '@questwright/packs/types'
import type { CardIndex } from './card-index.ts'
import { type Deck, type DeckFormat, gameOfDeck, placeholdersOf } from './deck.ts'
import { deckFormatsOf, deckFormatWords, endingOf, readDeck, whatIsLost, writeDeck } from './formats.ts'
import { type FormatsOfGames, whoseFormat } from './games.ts'
import type { DeckProblem } from './problem.ts'
import type { ReadDeck, ReadOptions } from './read.ts'

export interface ReadDeckText extends ReadDeck {
  /** The name of its format in menus, if one was recognised. */
  readonly formatLabel?: string
  /** The game of the deck: that of its format or, in our own format, that of its cards. */
  readonly game?: string
  /** Cards that are in no loaded pack. */
  readonly unknown: Deck['rows']
}

/** Parses the text of a deck file. A text that cannot be read gives problems in the result, and no exception. @param options as of `readDeck` */
export function readDeckText(games: FormatsOfGames, text: string, index: CardIndex, options: ReadOptions = {}): ReadDeckText {
  const read = readDeck(games, text, index, options)
  const called = read.format === undefined ? {} : { formatLabel: deckFormatWords(games, read.format).label }
  const game = whoseFormat(games, read.format ?? '') ?? (read.deck && gameOfDeck(read.deck, index))
  return { ...read, ...called, ...(game === undefined ? {} : { game }), unknown: read.deck ? placeholdersOf(read.deck) : [] }
}

/**
 * The content of `decks/<slug>.json` for an imported deck: everything except the title, which goes into the texts, and data that the pack already
 * has.
 * @param pack the target pack
 */
export function factsOfDeck(games: FormatsOfGames, deck: Deck, index: CardIndex, pack: string): DeckFacts {
  const {
    name: _,
    packs,
    stubs: __,
    ...facts
  } = JSON.parse(writeDeck(games, deck, 'questwright', index)) as { readonly [fact: string]: FactValue }
  // the deck keeps the versions of packs that its file names until it is changed; its own pack needs no version
  const { [pack]: _own, ...pins } = (packs ?? {}) as NonNullable<DeckFacts['packs']>
  return { ...facts, ...(Object.keys(pins).length > 0 ? { packs: pins } : {}) } as unknown as DeckFacts
}

export interface WrittenDeck {
  readonly format: DeckFormat
  /** The name of the format in menus. */
  readonly label: string
  readonly text: string
  readonly ending: string
  /** The data of the deck that the format cannot contain. */
  readonly lost: readonly DeckProblem[]
}

/**
 * A deck in every format of its game, the most requested first.
 * @param text the deck in our own format, as in a pack
 * @param title used as the name of the deck if the deck itself has none
 * @param pack the id of the pack that has the deck
 * @returns `problems`: the parts of the deck that cannot be read
 */
export function deckInAllFormats(
  games: FormatsOfGames,
  text: string,
  index: CardIndex,
  { title, pack, bundles }: { readonly title: string; readonly pack: string; readonly bundles: readonly PackOutline[] },
): { readonly written: readonly WrittenDeck[]; readonly problems: readonly DeckProblem[] } {
  const { deck, problems } = readDeck(games, text, index, { name: title, pack })
  if (deck === undefined) return { written: [], problems }
  const named = deck.name === '' ? { ...deck, name: title } : deck
  return {
    problems: problems.filter(({ severity }) => severity === 'error'),
    written: deckFormatsOf(games, bundles.find(({ id }) => id === pack)?.game ?? '').map((format) => ({
      format,
      label: deckFormatWords(games, format).label,
      text: writeDeck(games, named, format, index),
      ending: endingOf(games, format),
      lost: whatIsLost(games, named, format, index),
    })),
  }
}
