/** Functions that work with the deck formats of all games, so that callers need not know which game has which format. */
import { type SectionCards, sectionsIn } from '@questwright/packs/browser'
import { entryIn } from '@questwright/rulebook'
import type { CardIndex } from './card-index.ts'
import { cardsInstead } from './cards-instead.ts'
import { type Deck, type DeckFormat, deckFacts, gameOfDeck } from './deck.ts'
import type { DeckFormatWork } from './deck-format.ts'
import { type FormatsOfGames, formatsOfGame, gameCalled, whoseFormat, wordsOfGames } from './games.ts'
import { readObject } from './json-deck.ts'
import { mostLetters } from './limits.ts'
import { type DeckProblem, deckProblem } from './problem.ts'
import { readQuestwright, writeQuestwright } from './questwright.ts'
import { type ReadDeck, type ReadOptions, unreadable } from './read.ts'

/** Our own format, which works for every game. */
const questwright = (games: FormatsOfGames): DeckFormatWork => ({
  name: 'our own format',
  label: 'Questwright',
  told: 'our own JSON',
  ending: '.json',
  recognise: (begin) => /^[{[]/.test(begin) && /"format"\s*:\s*"questwright-/.test(begin),
  read: (text, index, options) => readQuestwright(text, index, wordsOfGames(games), options),
  write: writeQuestwright,
  lost: () => [],
  starters: 'said',
})

/** The names of all deck formats of all games. */
export function deckFormats(games: FormatsOfGames): readonly DeckFormat[] {
  return ['questwright', ...games.flatMap(({ decks }) => Object.keys(decks))]
}

/** The formats in which a deck of a game can be written, the most used first. Our own format is among them for every game. */
export function deckFormatsOf(games: FormatsOfGames, game: string): readonly DeckFormat[] {
  return [...(formatsOfGame(games, game)?.deckMenu ?? []), 'questwright']
}

function workOf(games: FormatsOfGames, format: DeckFormat): DeckFormatWork {
  const work =
    format === 'questwright' ? questwright(games) : entryIn(formatsOfGame(games, whoseFormat(games, format) ?? '')?.decks ?? {}, format)
  if (work === undefined) throw new Error(`There is no format of decks "${format}"; there is ${deckFormats(games).join(', ')}.`)
  return work
}

/** The usual ending of files of a format, with the dot. */
export function endingOf(games: FormatsOfGames, format: DeckFormat): string {
  return workOf(games, format).ending
}

/** The name of a format in sentences (`name`) and in menus (`label`). */
export function deckFormatWords(games: FormatsOfGames, format: DeckFormat): { readonly name: string; readonly label: string } {
  const { name, label = name } = workOf(games, format)
  return { name, label }
}

/**
 * The format of a text, as far as its beginning and its words show; `undefined` where no format fits. Broken files are recognised too.
 * @param game of the deck, where the caller knows it: its formats come first
 */
export function detectDeckFormat(games: FormatsOfGames, text: string, game?: string): DeckFormat | undefined {
  const begin = text.replace(/^\ufeff/, '').trimStart()
  const own = Object.entries(formatsOfGame(games, game ?? '')?.decks ?? {})
  const [sure] = own.find(([, work]) => work.recognise(begin)) ?? []
  const [likely] = own.find(([, work]) => work.mayBe?.(begin)) ?? []
  const isOurs = workOf(games, 'questwright').recognise(begin)
  if (!isOurs && (sure ?? likely) !== undefined) return sure ?? likely
  return deckFormats(games).find((format) => workOf(games, format).recognise(begin))
}

/** The formats that can be read, as a list in words: our own JSON and the formats of the game, or of all games. */
function listedFormats(games: FormatsOfGames, game?: string): string {
  const own = deckFormats(games).filter((format) => game === undefined || [undefined, game].includes(whoseFormat(games, format)))
  const told = own.map((format) => workOf(games, format).told ?? workOf(games, format).name)
  return told.length === 1 ? (told[0] as string) : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`
}

/**
 * Reads a deck file of any format.
 * Cards are found by the ids and codes of other programs, then `Name (Pack)`, then name; a card that no installed pack has becomes a placeholder,
 * with a warning. An error means that a part of the file is not in the deck: do not write it back. Never throws, whatever the file contains.
 */
export function readDeck(games: FormatsOfGames, text: string, index: CardIndex, options: ReadOptions = {}): ReadDeck {
  const read = readAny(games, text, options.pack === undefined ? index : { ...index, home: options.pack }, options)
  return read.deck === undefined ? (whyCards(games, text, read) ?? read) : read
}

/** The result for a text that was read as a deck but is a list of cards; undefined where the text contains no cards or is broken. */
export function whyCards(games: FormatsOfGames, text: string, { problems }: ReadDeck): ReadDeck | undefined {
  const cards = problems.some(({ code }) => code === 'deck-file/broken-json') ? undefined : cardsInstead(games, text, 'deck')
  return cards === undefined ? undefined : unreadable(undefined, 'cards', cards)
}

function readAny(games: FormatsOfGames, text: string, index: CardIndex, options: ReadOptions): ReadDeck {
  if (text.length > mostLetters)
    return unreadable(undefined, 'too-large', {
      message: `The file has ${text.length} letters; a deck has a few thousand, and more than ${mostLetters} are not read.`,
      remedy: 'Choose the file of one deck.',
    })
  if (text.includes('\0'))
    return unreadable(undefined, 'encoding', {
      message: 'The text has zeros between its letters: it is UTF-16 that was read as something else, or no text at all.',
      remedy: 'Save the file as UTF-8.',
    })
  const plain = text.replace(/^\ufeff/, '')
  if (plain.trim() === '') return unreadable(undefined, 'empty', { message: 'The file is empty.', remedy: 'Export the deck again.' })
  const format = detectDeckFormat(games, plain, options.game)
  const broken = format === undefined && /^\s*[[{]/.test(plain) ? readObject(plain, 'questwright') : undefined
  if (broken !== undefined && 'problems' in broken) return { problems: broken.problems }
  if (format === undefined)
    return unreadable(undefined, 'unknown-format', {
      message: 'This is no deck file in a known format.',
      remedy: `Decks are read from ${listedFormats(games, options.game)}.`,
    })
  const stranger = options.game === undefined ? undefined : whyNotOfGame(games, format, options.game, index)
  if (stranger !== undefined) return { format, problems: [deckProblem('error', 'other-game', stranger)] }
  const read = workOf(games, format).read(plain, index, options)
  return read.deck === undefined ? read : { ...read, deck: asStarter(read.deck, index) }
}

/** Why a format cannot contain decks of a game: it belongs to another game. */
function whyNotOfGame(
  games: FormatsOfGames,
  format: DeckFormat,
  game: string,
  index: CardIndex,
): { readonly message: string; readonly remedy: string } | undefined {
  const whose = whoseFormat(games, format)
  if (whose === undefined || whose === game) return undefined
  const called = entryIn(index.rulebooks, game)?.title ?? gameCalled(games, game)
  return {
    message: `${workOf(games, format).name} is a format of ${gameCalled(games, whose)}, and not of ${called}.`,
    remedy: `Decks of ${called} are read from and written as ${listedFormats(games, game)}.`,
  }
}

/** A deck that is equal to a starter deck of a pack, card for card, becomes that starter deck: other formats cannot mark starter decks. */
function asStarter(deck: Deck, index: CardIndex): Deck {
  if (deck.kind === 'starter' || deck.rows.some((row) => row.kind === 'placeholder' && row.part !== 'sideboard')) return deck
  const own = fingerprint(sectionsIn(deckFacts(deck, index)))
  return index.starters.some((starter) => fingerprint(starter) === own) ? { ...deck, kind: 'starter' } : deck
}

/** A key that is equal for decks with equal cards, in whatever order they are listed. */
function fingerprint(sections: { readonly [section: string]: SectionCards }): string {
  const sorted = (held: SectionCards) =>
    Array.isArray(held) ? [...(held as readonly string[])].sort() : Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(
    Object.keys(sections)
      .sort()
      .map((name) => [name, sorted(sections[name] ?? [])]),
  )
}

/** Why a deck cannot be written in a format; undefined where it can. */
export function whyNotWritten(
  games: FormatsOfGames,
  deck: Deck,
  format: DeckFormat,
  index: CardIndex,
): { readonly message: string; readonly remedy: string } | undefined {
  const game = gameOfDeck(deck, index)
  return game === undefined ? undefined : whyNotOfGame(games, format, game, index)
}

/**
 * Writes a deck in a format. `whatIsLost` lists what the format cannot contain.
 * @throws Error for a format of another game: call `whyNotWritten` first
 */
export function writeDeck(games: FormatsOfGames, deck: Deck, format: DeckFormat, index: CardIndex): string {
  const stranger = whyNotWritten(games, deck, format, index)
  if (stranger !== undefined) throw new Error(`${stranger.message} ${stranger.remedy}`)
  return workOf(games, format).write(deck, index)
}

/**
 * Warnings about the data of a deck that the format cannot contain, to show before the export: the exported file may become the user's only
 * copy.
 */
export function whatIsLost(games: FormatsOfGames, deck: Deck, format: DeckFormat, index: CardIndex): readonly DeckProblem[] {
  const { lost, starters } = workOf(games, format)
  const isUnsaid =
    deck.kind === 'starter' && starters === 'by their cards' && asStarter({ ...deck, kind: 'custom' }, index).kind !== 'starter'
  if (!isUnsaid) return lost(deck, index)
  const words = {
    message: 'The file cannot mark this as a starter deck: it will be read as a custom one.',
    remedy: 'Keep the deck in our own format, questwright, too.',
  }
  return [...lost(deck, index), deckProblem('warning', 'kind', words)]
}
