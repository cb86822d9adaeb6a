/** The phrases of a grammar that may stand in one place, because choosing them at each word took much of the time of reading. */
import { WordIndex } from './first-words.ts'
import type { EntryPhrase, Grammar } from './grammar.ts'
import type { Pattern } from './phrase.ts'

export interface UsablePhrases {
  /** One card, and several cards, of which the words do not name a set. */
  readonly card: readonly EntryPhrase[]
  readonly cards: readonly EntryPhrase[]
  readonly player: readonly EntryPhrase[]
  readonly players: readonly EntryPhrase[]
  /** Filters whose words stand before a noun. */
  readonly before: readonly EntryPhrase[]
  /** Amounts in words, instead of a number. */
  readonly spoken: readonly EntryPhrase[]
  /** Amounts that are explained behind the number. */
  readonly explained: readonly ExplainedAmount[]
  readonly explainedBy: WordIndex<ExplainedAmount>
  /** All conditions of the menu but "a card is of a sort", which is read as a card and its predicate. */
  readonly conditions: readonly EntryPhrase[]
}

/** `saysIt`: "it" is among the words of the explanation. */
type ExplainedAmount = EntryPhrase & { readonly tail: Pattern; readonly saysIt: boolean }

const made = new WeakMap<Grammar, UsablePhrases>()

/** The phrases by their place. They are chosen once for each grammar. */
export function usablePhrasesOf(grammar: Grammar): UsablePhrases {
  const known = made.get(grammar)
  if (known) return known
  const { menus } = grammar
  const { isSort, unread = [] } = menus.texts
  const isIn = (menu: readonly { readonly id: string }[], { entry }: EntryPhrase): boolean => menu.some(({ id }) => id === entry.id)
  const cards = grammar.cards.filter(
    ({ entry }) =>
      (entry.offer !== 'read' || entry.reads !== undefined) &&
      entry.blanks.group === undefined &&
      !entry.says.startsWith('that ') &&
      !['self', 'target', 'subject', 'named', 'named-anywhere'].includes(entry.id),
  )
  const players = grammar.players.filter(({ entry }) => entry.says !== 'that player')
  const explained = grammar.amounts.flatMap((phrase): readonly ExplainedAmount[] =>
    phrase.tail === undefined ? [] : [{ ...phrase, tail: phrase.tail, saysIt: saysIt(phrase.tail) }],
  )
  const usable: UsablePhrases = {
    card: cards.filter((phrase) => isIn(menus.of.card, phrase)),
    cards: cards.filter((phrase) => isIn(menus.of.cards, phrase)),
    player: players.filter((phrase) => isIn(menus.of.player, phrase)),
    players: players.filter((phrase) => isIn(menus.of.players, phrase)),
    before: grammar.filters.filter(
      ({ entry: { id, stands, says } }) =>
        stands === 'before' && says !== '' && id !== 'trait' && id !== 'no-trait' && !unread.includes(id),
    ),
    spoken: grammar.amounts.filter(({ tail, mood }) => tail === undefined && mood === 'spoken'),
    explained,
    explainedBy: new WordIndex(explained, ({ tail }) => tail),
    conditions: grammar.conditions.filter(({ entry }) => entry.id !== isSort),
  }
  made.set(grammar, usable)
  return usable
}

/** Whether a pattern names a card by "it". */
export const saysIt = (pattern: Pattern): boolean =>
  pattern.some((one) => (one.kind === 'word' ? /^(?:it|him|her)$/.test(one.word) : one.kind === 'either' && one.options.some(saysIt)))
