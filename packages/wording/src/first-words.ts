/** Phrases by the word with which they begin, because trying each phrase at each word took most of the time of reading. */
import { agrees, canBegin, type Pattern } from './phrase.ts'

/** After so many different words the index begins anew: users may type any number of words that no phrase has. */
const MOST_WORDS = 10_000

/** An index of phrases by their first word. */
export class WordIndex<P> {
  readonly #phrases: readonly P[]
  readonly #patternOf: (phrase: P) => Pattern
  readonly #byWord = new Map<string | undefined, readonly P[]>()

  constructor(phrases: readonly P[], patternOf: (phrase: P) => Pattern) {
    this.#phrases = phrases
    this.#patternOf = patternOf
  }

  /** The phrases that may begin with this word, in their order. */
  beginning(word: string | undefined): readonly P[] {
    const known = this.#byWord.get(word)
    if (known) return known
    // many phrases begin with the same word
    const agreeing = new Map<string, boolean>()
    const isBegun = (pattern: Pattern): boolean => {
      const [first] = pattern
      if (first?.kind !== 'word') return canBegin(pattern, word)
      const before = agreeing.get(first.word)
      const now = before ?? (word !== undefined && agrees(first.word, word))
      if (before === undefined) agreeing.set(first.word, now)
      return now
    }
    const found = this.#phrases.filter((phrase) => isBegun(this.#patternOf(phrase)))
    if (this.#byWord.size >= MOST_WORDS) this.#byWord.clear()
    this.#byWord.set(word, found)
    return found
  }
}

const made = new WeakMap<readonly unknown[], WordIndex<never>>()

/** The phrases of a list that may begin with this word, in their order. The index is made once for each list, so the list must be one of the grammar. */
export function beginningWith<P extends { readonly pattern: Pattern }>(phrases: readonly P[], word: string | undefined): readonly P[] {
  const known = made.get(phrases) as WordIndex<P> | undefined
  const index = known ?? new WordIndex(phrases, ({ pattern }: P) => pattern)
  if (known === undefined) made.set(phrases, index as unknown as WordIndex<never>)
  return index.beginning(word)
}
