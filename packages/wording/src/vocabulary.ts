/** The words that phrases of a game's menus have: a text cannot be read beyond a word that none of them has. */
import type { EntryPhrase, Grammar } from './grammar.ts'
import { nounsOf } from './noun-words.ts'
import { agrees, type Pattern, phraseOf } from './phrase.ts'
import type { ReaderOptions } from './reader.ts'
import type { Token } from './tokens.ts'

/** Wordings that are read by rules instead of menu entries, in the notation of entries. */
const ruledWordings: readonly string[] = [
  '( limit (once|twice|three times) per (phase|round|game) . )',
  'at the (beginning|end) of the (round|game)',
  'until the end of the (phase|round)',
  'attach to (a|an) $filters',
  'each player',
  'the first player must',
  'you may',
]

/** Further words that rules read. */
const ruledWords =
  'after able all an and another any at be able chosen each either else every five for four from he her him his if in is it its limit lose many may most much must no non of on one or otherwise per player players random she than that the their them then they this those three times to twice two under unless until up was were when where while with x you your'.split(
    ' ',
  )

/** A phrase with the kind of part that it is. */
interface KnownPhrase {
  readonly pattern: Pattern
  /** `whole`: a clause, a condition, a trigger or a cost; `inner`: words within one. */
  readonly size: 'whole' | 'inner'
}

export interface Vocabulary {
  readonly phrases: readonly KnownPhrase[]
  /** The words of all phrases, in small letters, without those that are no letters. */
  readonly words: readonly string[]
  readonly isKnown: (token: Token, options: ReaderOptions) => boolean
}

const made = new WeakMap<Grammar, Vocabulary>()

export function vocabularyOf(grammar: Grammar): Vocabulary {
  const known = made.get(grammar)
  if (known) return known
  const phrases = phrasesOf(grammar)
  const words = new Set([...ruledWords, ...nounsOf(grammar), ...phrases.flatMap(({ pattern }) => wordsIn(pattern))])
  const moments = Object.keys(grammar.menus.moments).flatMap((moment) => moment.split('-'))
  for (const word of [...moments, 'phase', ...Object.keys(grammar.menus.lists.phase ?? {})]) words.add(word)
  const byLetter = new Map<string, string[]>()
  for (const word of words) byLetter.set(word[0] ?? '', [...(byLetter.get(word[0] ?? '') ?? []), word])
  const irregular = [...words].filter((word) => /^(?:is|are|be|has|have|do|does|go|goes|was|were|that|those)$/.test(word))
  const icons = new Set(Object.values(grammar.menus.lists).flatMap((list) => Object.keys(list)))
  const isWord = (written: string): boolean =>
    words.has(written) || [...(byLetter.get(written[0] ?? '') ?? []), ...irregular].some((word) => agrees(word, written))
  const vocabulary: Vocabulary = {
    phrases,
    words: [...words].filter((word) => /^[\p{L}'-]+$/u.test(word)).sort(),
    isKnown: ({ kind, word, text }, { traits, keywords }) => {
      if (kind === 'self' || kind === 'title' || kind === 'number' || kind === 'sign') return true
      if (kind === 'icon') return icons.has(word.slice(1, -1)) || words.has(word)
      if (isWord(word)) return true
      if ([...keywords.keys()].some((keyword) => keyword.split(' ').includes(word))) return true
      if (word.startsWith('non-')) return true
      if (kind !== 'name') return false
      return traits === undefined || [...traits].some((trait) => trait.split(' ').includes(text))
    },
  }
  made.set(grammar, vocabulary)
  return vocabulary
}

function phrasesOf(grammar: Grammar): readonly KnownPhrase[] {
  const of = (size: KnownPhrase['size'], menu: readonly EntryPhrase[]): readonly KnownPhrase[] =>
    menu.flatMap(({ pattern, rest, tail, entry }) =>
      entry.offer === 'read' ? [] : [rest ?? pattern, ...(tail === undefined ? [] : [tail])].map((one) => ({ pattern: one, size })),
    )
  return [
    ...of('whole', grammar.effects),
    ...of('whole', grammar.changes),
    ...of('whole', grammar.costs),
    ...of('whole', grammar.prices),
    ...grammar.events.map(({ pattern }) => ({ pattern, size: 'whole' as const })),
    ...of('inner', grammar.conditions),
    ...of('inner', grammar.cards),
    ...of('inner', grammar.players),
    ...of('inner', grammar.amounts),
    ...of('inner', grammar.groups),
    ...of('inner', grammar.filters),
    ...Object.values(grammar.lists).flatMap((list) => list.map(({ pattern }) => ({ pattern, size: 'inner' as const }))),
    ...Object.keys(grammar.menus.moments)
      .filter((moment) => moment !== 'round')
      .map((moment) => ({
        pattern: phraseOf(`at the (beginning|end) of the ${moment.split('-').join(' ')} phase`, {}).pattern,
        size: 'inner' as const,
      })),
    ...ruledWordings.map((text) => ({ pattern: phraseOf(text, { filters: 'filters' }).pattern, size: 'inner' as const })),
  ].filter(({ pattern }) => pattern.length > 0)
}

/** The words of a pattern, also those of which it has one. */
const wordsIn = (pattern: Pattern): readonly string[] =>
  pattern.flatMap((one) => (one.kind === 'word' ? [one.word] : one.kind === 'either' ? one.options.flatMap(wordsIn) : []))
