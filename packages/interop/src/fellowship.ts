/** Several decks in one paste: a fellowship of RingsDB, as its text exports one behind the other, or as a list of JSON. */
import type { CardIndex } from './card-index.ts'
import { readDeck } from './formats.ts'
import { readJson } from './json.ts'
import { type DeckProblem, deckProblem } from './problem.ts'
import type { ReadDeck, ReadOptions } from './read.ts'

export interface ReadDecks {
  readonly decks: readonly ReadDeck[]
  /** What belongs to no deck: links, which cannot be followed here. */
  readonly problems: readonly DeckProblem[]
}

/** A fellowship has four decks; a campaign keeps some more. */
const mostDecks = 12
const link = /https?:\/\/(?:www\.)?ringsdb\.com\/\S*/i
const heroes = /^Heroes?\s*(?:\(\s*\d+\s*\))?\s*:?$/i
const packs = /^Packs?:/i

/** Reads one or more decks of a text. A text with one deck gives what `readDeck` gives. */
export function readDecks(text: string, index: CardIndex, options: ReadOptions = {}): ReadDecks {
  const list = jsonList(text)
  if (list !== undefined)
    return { decks: list.slice(0, mostDecks).map((one) => readDeck(one, index, options)), problems: tooMany(list.length) }
  if (/^\s*[[{<]/.test(text)) return { decks: [readDeck(text, index, options)], problems: [] }
  const problems: DeckProblem[] = []
  const lines = text.split(/\r\n|\r|\n/)
  const plain = lines.map((line, at) => {
    if (!link.test(line)) return line
    problems.push(
      deckProblem(
        'warning',
        'link',
        {
          message: `"${line.trim().slice(0, 120)}" is a link: there is no network here to follow it.`,
          remedy: 'Open it in a browser, export each deck as text (or as JSON), and paste all of them here, one behind the other.',
        },
        { line: at + 1 },
      ),
    )
    return line.replace(link, '').trim()
  })
  const starts = startsOf(plain)
  problems.push(...tooMany(starts.length))
  const decks = starts.slice(0, mostDecks).flatMap((start, at) => {
    const piece = plain.slice(start, starts[at + 1]).join('\n')
    if (piece.trim() === '') return []
    const read = readDeck(piece, index, options)
    return [{ ...read, problems: read.problems.map((one) => (one.line === undefined ? one : { ...one, line: one.line + start })) }]
  })
  return { decks, problems }
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

/** A deck begins with its name, before the line of its packs and the heading of its heroes. */
function startsOf(lines: readonly string[]): number[] {
  const starts = [0]
  for (const [at, line] of lines.entries()) {
    if (!heroes.test(line.trim())) continue
    let start = at
    for (let back = at - 1; back > (starts.at(-1) ?? 0); back--) {
      const before = (lines[back] ?? '').trim()
      if (before === '') continue
      start = back
      if (!packs.test(before)) break
    }
    const hasHeroes = lines.slice(starts.at(-1), at).some((one) => heroes.test(one.trim()))
    if (hasHeroes) starts.push(start)
  }
  return starts
}
