/**
 * Finds for the abilities of a script the sentences of the card's text that describe them. The match is approximate: by ability words, then by
 * shared words.
 */
import { type Menus, wordOf } from './menus.ts'
import type { ReadAbility } from './read.ts'
import { sayAbility } from './sentence.ts'

/** The text of a card, or of one of its sides. */
export interface PrintedText {
  readonly text?: unknown
  /** The texts of the sides. */
  readonly sides?: unknown
  /** Further parts of the text, such as the text for when the card is turned up beside another card. */
  readonly [part: string]: unknown
}

/** A sentence, or a paragraph after an ability word. */
interface Piece {
  /** The ability word printed before it: "Action". */
  readonly label: string | undefined
  readonly text: string
}

/**
 * For each ability the sentence of the text for it.
 * @param script the parsed script: abilities written by hand are matched by the words of their code
 * @returns as many as there are abilities; undefined where the text has nothing similar
 */
export function printedSentences(
  menus: Menus,
  printed: PrintedText,
  abilities: readonly ReadAbility[],
  script: string,
  title: string,
): readonly (string | undefined)[] {
  return abilities.map((one) => {
    const word = one.word === undefined ? undefined : wordOf(menus, one.word)
    const own = (printed.sides as { readonly [side: string]: PrintedText | undefined } | undefined)?.[one.side ?? '']
    const part = word?.saysIn
    if (part !== undefined) {
      const said = own?.[part] ?? printed[part]
      return typeof said === 'string' && said !== '' ? `**${word?.label}:** ${said}` : undefined
    }
    const pieces = piecesOf(menus, [own?.text, printed.text].filter((text) => typeof text === 'string').join('\n'))
    const labelled = pieces.filter(({ label }) => label !== undefined && label === word?.label)
    const peers = abilities.filter((other) => other.word === one.word && other.side === one.side)
    // the text and the script have the same number of abilities with this ability word: match them in order
    if (labelled.length > 0 && labelled.length === peers.length) return labelled[peers.indexOf(one)]?.text
    const known = speaksOf(`${script.slice(one.start, one.end)} ${one.ability ? sayAbility(menus, one.ability, title) : ''}`)
    const free = pieces.filter(({ label }) => label === undefined)
    const named = free.filter(({ text }) => word !== undefined && text.startsWith(word.label))
    for (const some of [labelled, named, free, pieces]) {
      const best = nearest(some, known, title)
      if (best !== undefined && (some !== pieces || labelled.length === 0)) return best
    }
    return undefined
  })
}

/** The paragraphs after ability words, and the sentences of the other text. A sentence that is only a keyword is left out. */
function piecesOf({ words }: Menus, text: string): readonly Piece[] {
  const labels = Object.values(words).map(({ label }) => label)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // the items of a list belong to the paragraph above it
  const paragraphs = lines.flatMap((line, i) => {
    if (line.startsWith('•') && i > 0) return []
    const end = lines.findIndex((other, nth) => nth > i && !other.startsWith('•'))
    return [lines.slice(i, end < 0 ? undefined : end).join('\n')]
  })
  return paragraphs.flatMap((paragraph): readonly Piece[] => {
    const bold = /^\*\*([^*]+):\*\*/.exec(paragraph)?.[1]
    // home-made texts have ability words that are not bold, and in small letters; other words with a colon are no ability words there
    const lead = bold ?? /^([^*:]+):/.exec(paragraph)?.[1]
    // a word such as a phase may be printed before the ability word: use the last one
    const label = labels.find((one) => ` ${lead?.toLowerCase()}`.endsWith(` ${one.toLowerCase()}`))
    if (label !== undefined || bold !== undefined) return [{ label: label ?? bold, text: paragraph }]
    return paragraph
      .split(/(?<=[.!?)])\s+(?=[\p{Lu}(“"+])/u)
      .filter((sentence) => sentence.split(' ').length > 2)
      .map((sentence) => ({ label: undefined, text: sentence }))
  })
}

/** The piece that shares most words with the given ones; if there is only one piece, it need not share a word. */
function nearest(pieces: readonly Piece[], known: ReadonlySet<string>, title: string): string | undefined {
  const [only] = pieces
  const scored = pieces.map(({ text }) => {
    const words = [...speaksOf(text.replaceAll(title, ''))]
    return { text, score: words.filter((word) => known.has(word)).length / Math.max(4, words.length) }
  })
  const best = scored.reduce<(typeof scored)[number] | undefined>((most, one) => (most && most.score >= one.score ? most : one), undefined)
  if (best !== undefined && best.score > 0) return best.text
  return pieces.length === 1 ? only?.text : undefined
}

/** Words that do not help to match sentences. */
const common = new Set([
  'this',
  'that',
  'with',
  'from',
  'each',
  'they',
  'them',
  'their',
  'your',
  'into',
  'when',
  'after',
  'card',
  'cards',
  'self',
  'const',
  'return',
  'while',
  'which',
  'have',
  'been',
  'there',
  'then',
])

/** The longer words of a text or a script, cut to their first letters so that "attacks" equals "attack". */
function speaksOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.slice(0, 6)))
}
