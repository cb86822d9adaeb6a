/** Reads several decks that were pasted together: texts one after the other, or a JSON list. */
import type { CardIndex } from './card-index.ts'
import { readDeck, whyCards } from './formats.ts'
import type { FormatsOfGames } from './games.ts'
import { readJson } from './json.ts'
import { type DeckProblem, deckProblem } from './problem.ts'
import type { ReadDeck, ReadOptions } from './read.ts'

export interface ReadDecks {
  readonly decks: readonly ReadDeck[]
  /** Problems that belong to no single deck, such as links, which cannot be followed here. */
  readonly problems: readonly DeckProblem[]
}

/** The greatest number of decks. A table seldom has more than four seats; the limit allows for more decks than one table uses. */
const mostDecks = 12

/** Reads one or more decks from a text. For a text with one deck the result is that of `readDeck`. */
export function readDecks(games: FormatsOfGames, text: string, index: CardIndex, options: ReadOptions = {}): ReadDecks {
  const list = jsonList(text)
  if (list !== undefined) {
    const decks = list.slice(0, mostDecks).map((one) => readDeck(games, one, index, options))
    const cards = decks.every(({ deck }) => deck === undefined) ? whyCards(games, text, { problems: [] }) : undefined
    return cards === undefined ? { decks, problems: tooMany(list.length) } : { decks: [cards], problems: [] }
  }
  const several = /^\s*[[{<]/.test(text)
    ? undefined
    : games.map(({ piecesOfText }) => piecesOfText?.(text)).find((one) => one !== undefined)
  if (several === undefined) return { decks: [readDeck(games, text, index, options)], problems: [] }
  const { pieces, problems } = several
  const decks = pieces.slice(0, mostDecks).flatMap((piece) => {
    if (piece.text.trim() === '') return []
    const read = readDeck(games, piece.text, index, options)
    return [{ ...read, problems: read.problems.map((one) => (one.line === undefined ? one : { ...one, line: one.line + piece.above })) }]
  })
  return { decks, problems: [...problems, ...tooMany(pieces.length)] }
}

function tooMany(found: number): DeckProblem[] {
  if (found <= mostDecks) return []
  return [
    deckProblem('error', 'too-many-decks', {
      message: `There are ${found} decks; only the first ${mostDecks} were read.`,
      remedy: 'Paste them in parts.',
    }),
  ]
}

function jsonList(text: string): readonly string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined
  const read = readJson(text.replace(/^\ufeff/, ''))
  if (!('value' in read) || !Array.isArray(read.value) || read.value.length < 2) return undefined
  return read.value.map((one) => JSON.stringify(one))
}
