/** The phrases that are nearest to words which no phrase covers, with the changes that make the words fit. */

import type { Person } from './noun-words.ts'
import { agrees, type Element, type Pattern } from './phrase.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'

/** A change of the text: the tokens from one number to another are replaced by words; an empty range inserts them. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly words: string
}

export interface Fitting {
  readonly edits: readonly Edit[]
  /** How much must change; 0 for a phrase that fits. */
  readonly cost: number
  /** The weight of the words and blanks that fit already. */
  readonly fits: number
  /** The number of the first token behind the words that it compares. */
  readonly end: number
}

export interface Words {
  readonly tokens: readonly Token[]
  readonly chart: Reader
  readonly isKnown: (at: number) => boolean
  /** Whether a token is this word of a phrase, or an unknown word that is spelled almost like it. */
  readonly shares: (word: string) => boolean
  readonly isNear: (word: string, at: number) => boolean
  /** The weight of the tokens within a range that belong to no words for cards or players. */
  readonly bare: (from: number, to: number) => number
}

const common = new Set(
  'a an the to of each in on at is and or with for from by you your that this it its , . ( ) their them any all'.split(' '),
)
const weight = (word: string): number => (common.has(word) ? 0.3 : 1)

/** A pattern without alternatives, with the words by which it is found. */
interface Way {
  readonly elements: Pattern
  /** Its words that few other patterns have. */
  readonly telling: readonly string[]
  readonly all: readonly string[]
}

const ways = new WeakMap<Pattern, readonly Way[]>()

/** The ways through a pattern, at most twelve. */
function waysThrough(pattern: Pattern): readonly Way[] {
  const known = ways.get(pattern)
  if (known) return known
  const all = plainWays(pattern).map((elements): Way => {
    const words = elements.flatMap((one) => (one.kind === 'word' ? [one.word] : []))
    const telling = words.filter((word) => weight(word) === 1)
    return { elements, telling, all: words }
  })
  ways.set(pattern, all)
  return all
}

function plainWays(pattern: Pattern): readonly Pattern[] {
  let all: readonly (readonly Element[])[] = [[]]
  for (const one of pattern) {
    const options: readonly Pattern[] = one.kind === 'either' ? one.options.flatMap(plainWays) : [[one]]
    all = all.flatMap((before) => options.map((option) => [...before, ...option])).slice(0, 12)
  }
  return all
}

/** How a pattern fits tokens from a number on: the best of its ways, and those that are nearly as good. */
export function fittings(pattern: Pattern, words: Words, from: number, to: number): readonly Fitting[] {
  const found: Fitting[] = []
  for (const { elements, telling, all } of waysThrough(pattern)) {
    const [first] = elements
    // most phrases share no word with the text; a phrase with one such word may have it where the text has an unknown one
    const isPossible =
      telling.length === 0
        ? all.some(words.shares)
        : telling.some(words.shares) ||
          (telling.length === 1 && elements.length <= 5 && first?.kind === 'word' && first.word === telling[0] && !words.isKnown(from))
    // of a phrase that lacks so many words nothing would be left
    if (isPossible && telling.filter((word) => !words.shares(word)).length <= Math.max(1, telling.length / 2))
      found.push(aligned(elements, words, from, to))
  }
  if (found.length < 2) return found
  const least = Math.min(...found.map(scoreOf))
  return found.filter((one) => scoreOf(one) < least + 0.5)
}

/** A lower score means a nearer phrase. */
export const scoreOf = ({ cost, fits }: Pick<Fitting, 'cost' | 'fits'>): number => cost - fits / 4

interface Cell {
  readonly cost: number
  readonly fits: number
  readonly end: number
  readonly next?: Cell | undefined
  readonly edit?: Edit
}

/** The players of whom the words may speak: words such as “he controls” differ by them. */
const persons: readonly Person[] = ['you', 'that player']

const worst: Cell = { cost: 99, fits: 0, end: 0 }

function aligned(way: Pattern, words: Words, from: number, to: number): Fitting {
  const { tokens, chart } = words
  const cells = new Map<number, Cell>()
  const better = (one: Cell, other: Cell): Cell => (scoreOf(other) < scoreOf(one) ? other : one)
  const cell = (k: number, at: number): Cell => {
    const key = k * 1000 + at
    const known = cells.get(key)
    if (known) return known
    const found = made(k, at)
    cells.set(key, found)
    return found
  }
  const behind = (next: Cell, cost: number, fits: number, edit?: Edit): Cell => ({
    cost: next.cost + cost,
    fits: next.fits + fits,
    end: next.end,
    next,
    ...(edit && { edit }),
  })
  const tooMuch = (at: number): number => (tokens[at]?.kind === 'self' || tokens[at]?.kind === 'title' ? 2 : words.isKnown(at) ? 1 : 0.6)
  const made = (k: number, at: number): Cell => {
    const element = way[k]
    const token = at < to ? tokens[at] : undefined
    if (element === undefined) {
      if (token === undefined || isJoint(tokens, at)) return { cost: 0, fits: 0, end: at }
      // further words that another phrase may cover
      return { cost: 0.8, fits: 0, end: at }
    }
    let best = worst
    // a word of the text too much
    if (token !== undefined && k > 0) best = better(best, behind(cell(k, at + 1), tooMuch(at), 0, { from: at, to: at + 1, words: '' }))
    if (element.kind === 'word') {
      if (token !== undefined && token.kind !== 'self' && token.kind !== 'title') {
        if (agrees(element.word, token.word)) return better(best, behind(cell(k + 1, at + 1), 0, weight(element.word)))
        const isAlike = words.isNear(element.word, at)
        best = better(
          best,
          behind(cell(k + 1, at + 1), isAlike ? 0.3 : 1, isAlike ? 0.7 : 0, {
            from: at,
            to: at + 1,
            words: element.word,
          }),
        )
      }
      return better(best, behind(cell(k + 1, at), 0.3 + weight(element.word), 0, { from: at, to: at, words: element.word }))
    }
    if (token === undefined) return worst
    if (element.kind === 'self' || element.kind === 'host') {
      for (const { end } of chart.pattern([element], at, 'you')) best = better(best, behind(cell(k + 1, end), 0, 0.7))
      return best
    }
    if (element.kind === 'either') return worst
    const ends = new Set(persons.flatMap((person) => chart.blank(element.sort, at, person, element.also).map(({ end }) => end)))
    for (const end of ends) if (end <= to && end > at) best = better(best, behind(cell(k + 1, end), 0, 0.5 + 0.1 * Math.min(3, end - at)))
    // words that do not fit the blank are within it
    if (/^(?:cards?|group|filters|players?|conditions|amount)$/.test(element.sort))
      for (let end = at + 1; end <= Math.min(to, at + 6); end++) {
        if (ends.has(end) || isJoint(tokens, end - 1)) continue
        const bare = words.bare(at, end)
        if (bare > 0 && bare < end - at + 1) best = better(best, behind(cell(k + 1, end), 0.6 + bare, 0))
      }
    return best
  }
  const first = cell(0, from)
  const edits: Edit[] = []
  for (let one: Cell | undefined = first; one; one = one.next) if (one.edit) edits.push(one.edit)
  return { edits: joined(edits), cost: first.cost, fits: first.fits, end: first.end }
}

/** Where a clause may end. */
export function isJoint(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '.'
  return /^(?:\.|,|\(|and|then|or|to)$/.test(word) && !(word === 'to' && at === 0)
}

/** Changes of neighbouring tokens as one. */
function joined(edits: readonly Edit[]): readonly Edit[] {
  const done: Edit[] = []
  for (const one of edits) {
    const last = done.at(-1)
    if (last !== undefined && last.to === one.from)
      done[done.length - 1] = { from: last.from, to: one.to, words: [last.words, one.words].filter((words) => words !== '').join(' ') }
    else done.push(one)
  }
  return done
}

/** Whether two words are spelled almost alike: one or two letters differ, or are exchanged. */
export function isNear(one: string, other: string): boolean {
  if (one === other || one.length < 4 || other.length < 3) return false
  return distance(one, other) <= (one.length > 5 ? 2 : 1)
}

/** The number of letters to change, with an exchange of neighbours as one; 3 where it is more than 2. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 9) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(3, row[other.length] ?? 3)
}
