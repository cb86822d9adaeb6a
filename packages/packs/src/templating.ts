/**
 * The game's templating (the wording of card texts), as a list of phrases with their standard wording. The editor marks deviations while typing,
 * and the check reports them.
 */

import type { Wording } from '@questwright/rulebook'
import { escaped } from './escaped.ts'

/** A place in a text whose wording differs from the game's. */
export interface WordingFinding {
  /** The kind of deviation, such as `wording/bold-trigger`. Codes do not change between versions. */
  readonly code: string
  /** The words in the text, and their replacement. */
  readonly from: string
  readonly to: string
  /** The offset in the text, in UTF-16 units. */
  readonly at: number
  readonly message: string
}

interface Phrase {
  readonly code: string
  readonly pattern: RegExp
  readonly to: (match: RegExpMatchArray, text: string) => string | undefined
  readonly why: (match: RegExpMatchArray) => string
}

const digits: { readonly [word: string]: string } = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

/** A pattern that matches nothing: an empty list of alternatives would match everywhere. */
const nothing = '(?!)'

/** A pattern that matches one of these words; the longest first, so that a shorter one does not match in its place. */
const anyOf = (words: readonly string[]): string =>
  words.length === 0
    ? nothing
    : [...words]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|')

/** The word with a capital first letter where the model has one. */
const like = (model: string, word: string): string => (/^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word)

const made = new WeakMap<Wording, readonly Phrase[]>()

function phrasesOf(wording: Wording): readonly Phrase[] {
  const before = made.get(wording)
  if (before !== undefined) return before
  const phrases = phrasesFor(wording)
  made.set(wording, phrases)
  return phrases
}

function phrasesFor(wording: Wording): readonly Phrase[] {
  // a keyword may be printed before the ability word
  const triggers = wording.triggers.length === 0 ? nothing : `(?:\\p{L}+ )?(?:${anyOf(wording.triggers)})`
  const counted = anyOf(wording.counted)
  const symbols = anyOf(wording.symbols)
  const terms = anyOf(wording.terms.map((term) => term.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())))
  const { foreign } = wording
  return [
    {
      code: 'wording/bold-trigger',
      pattern: new RegExp(`(?<!\\*)(?<=^|\\n)(${triggers}) ?:(?!\\*)`, 'giu'),
      to: (match) => `**${titled(match[1] as string)}:**`,
      why: (match) => `The word before an ability is bold: **${titled(match[1] as string)}:**.`,
    },
    {
      code: 'wording/trigger-capitals',
      pattern: new RegExp(`\\*\\*(${triggers}) ?:\\*\\*|\\*\\*(${triggers})\\*\\* ?:`, 'giu'),
      to: (match) => {
        const right = `**${titled((match[1] ?? match[2]) as string)}:**`
        return match[0] === right ? undefined : right
      },
      why: (match) => `Cards print it as **${titled((match[1] ?? match[2]) as string)}:**.`,
    },
    {
      code: 'wording/number-as-digit',
      pattern: new RegExp(`\\b(${Object.keys(digits).join('|')}) (additional |random |other |more |extra )?(${counted})\\b`, 'gi'),
      to: (match) => `${digits[(match[1] as string).toLowerCase()]} ${match[2] ?? ''}${match[3]}`,
      why: () => 'Cards print amounts as digits.',
    },
    {
      code: 'wording/symbol',
      pattern: new RegExp(`([+-]\\d+|[+-]X) (${symbols})\\b`, 'gi'),
      to: (match) => `${match[1]} [${(match[2] as string).toLowerCase()}]`,
      why: (match) => `After a bonus cards print the symbol: [${(match[2] as string).toLowerCase()}].`,
    },
    {
      code: 'wording/limit',
      pattern: /(?<!\()\b(Limit (?:once|twice|\d+ times) per (?:player per )?(?:round|phase|game))\.?(?!\))/gi,
      to: (match) => `(${match[1]}.)`,
      why: () => 'Cards print a limit in parentheses at the end of its ability.',
    },
    {
      code: 'wording/foreign-term',
      pattern: new RegExp(`\\b(${anyOf(Object.keys(foreign))})\\b`, 'gi'),
      to: (match) => like(match[1] as string, foreign[(match[1] as string).toLowerCase()] as string),
      why: (match) => `This game says "${foreign[(match[1] as string).toLowerCase()]}".`,
    },
    {
      code: 'wording/lower-case',
      pattern: new RegExp(`(?<=[a-z,] )(${terms})\\b`, 'g'),
      to: (match) => (match[1] as string).toLowerCase(),
      why: () => 'Terms of the game are written in lower case within a sentence.',
    },
    {
      code: 'wording/full-stop',
      pattern: /[\p{L}\p{N}\]](?=\s*$|\n)/gu,
      // headings, lines of keywords and single words are no sentences and get no full stop
      to: (match, text) => (lineAt(text, match.index ?? 0).split(' ').length > 3 ? `${match[0]}.` : undefined),
      why: () => 'A sentence ends with a full stop.',
    },
    {
      code: 'wording/spaces',
      pattern: / {2,}| +(?=[.,;:!?])/g,
      to: (match) => (match[0].length > 1 && !/[.,;:!?]/.test(match[0]) ? ' ' : ''),
      why: () => 'One space between words, none before a mark.',
    },
  ]
}

/**
 * Compares a text with the game's templating.
 * @param text one text of a card from text/<language>.json (English)
 * @param wording the wording of the game
 * @returns findings by their place; each is repaired by replacing `from` with `to`
 */
export function wordingFindings(text: string, wording: Wording): WordingFinding[] {
  const found: WordingFinding[] = []
  for (const { code, pattern, to, why } of phrasesOf(wording))
    for (const match of text.matchAll(pattern)) {
      const better = to(match, text)
      if (better === undefined || better === match[0]) continue
      const at = match.index ?? 0
      if (found.some((one) => at < one.at + one.from.length && one.at < at + match[0].length)) continue
      found.push({ code, from: match[0], to: better, at, message: why(match) })
    }
  return found.sort((a, b) => a.at - b.at)
}

/** The text with a finding repaired. */
export function withWording(text: string, { at, from, to }: WordingFinding): string {
  return text.startsWith(from, at) ? text.slice(0, at) + to + text.slice(at + from.length) : text
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return text.slice(start, end === -1 ? undefined : end)
}

function titled(words: string): string {
  return words.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
