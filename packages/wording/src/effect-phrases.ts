/** The phrases of effects that texts with an ability word may have. */
import { WordIndex } from './first-words.ts'
import type { EntryPhrase, Grammar } from './grammar.ts'

/** Entries whose words are read by rules of their own. */
const inner: ReadonlySet<string> = new Set([
  'each-player',
  'may',
  'may-as',
  'if',
  'if-else',
  'choose-one',
  'choose-one-by',
  'choose-one-by-as',
  'for-each',
  'instead',
  'attack-with',
])

export const isInner = (id: string): boolean => inner.has(id)

/** The phrases of effects that texts with one ability word may have. */
export class EffectPhrases {
  readonly #instructions: WordIndex<EntryPhrase>
  readonly #statements: WordIndex<EntryPhrase>
  readonly #series: WordIndex<EntryPhrase>

  /** @param abilityWord the menus allow some effects with a few ability words only: `only` */
  constructor({ effects, menus }: Grammar, abilityWord: string) {
    const { only = {}, series = [] } = menus.texts
    const allowed = effects.filter(({ entry: { id } }) => {
      const { words, instead } = only[id] ?? {}
      return !isInner(id) && (words?.includes(abilityWord) ?? !(instead?.includes(abilityWord) ?? false))
    })
    this.#instructions = new WordIndex(
      allowed.filter(({ mood }) => mood === 'instruction'),
      ({ rest, pattern }) => rest ?? pattern,
    )
    this.#statements = new WordIndex(
      allowed.filter(({ mood, subject }) => mood !== 'instruction' || subject !== undefined),
      ({ pattern }) => pattern,
    )
    this.#series = new WordIndex(
      effects.filter(({ entry: { id } }) => series.includes(id)),
      ({ pattern }) => pattern,
    )
  }

  /** Phrases that tell a player what to do, "draw 1 card", and may begin with this word; for a phrase with a subject the word behind it. */
  instructions(first: string | undefined): readonly EntryPhrase[] {
    return this.#instructions.beginning(first)
  }

  /** Phrases of effects that may stand in a row, "+1 [speed] and +2 [size]", and may begin with this word. */
  series(first: string | undefined): readonly EntryPhrase[] {
    return this.#series.beginning(first)
  }

  /** Phrases that say who does what, "a fox sleeps", and may begin with this word. */
  statements(first: string | undefined): readonly EntryPhrase[] {
    return this.#statements.beginning(first)
  }
}

const made = new WeakMap<Grammar, Map<string, EffectPhrases>>()

/** The phrases for texts with an ability word, `''` for those without one. They are made once for each grammar. */
export function effectPhrasesOf(grammar: Grammar, abilityWord: string): EffectPhrases {
  const words = made.get(grammar) ?? new Map<string, EffectPhrases>()
  made.set(grammar, words)
  const phrases = words.get(abilityWord) ?? new EffectPhrases(grammar, abilityWord)
  words.set(abilityWord, phrases)
  return phrases
}
