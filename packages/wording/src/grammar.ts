/** The phrases of all entries of a game's menus, ready for reading. */
import type { Entry, Menus } from '@questwright/abilities'
import { type Pattern, type Phrase, phraseOf } from './phrase.ts'

export interface EntryPhrase extends Phrase {
  readonly entry: Entry
  /** The blank that is the subject of the sentence, of a phrase that begins with a player. */
  readonly subject?: string
  /** Of a phrase that begins with a player: the words after the player, for "you" and for players that are named before. */
  readonly rest?: Pattern
  /** Whether the phrase begins with a verb: it is an instruction to "you". */
  readonly mood: 'instruction' | 'statement'
}

export interface Grammar {
  readonly menus: Menus
  readonly effects: readonly EntryPhrase[]
  readonly conditions: readonly EntryPhrase[]
  readonly costs: readonly EntryPhrase[]
  readonly changes: readonly EntryPhrase[]
  readonly prices: readonly EntryPhrase[]
  readonly cards: readonly EntryPhrase[]
  readonly players: readonly EntryPhrase[]
  readonly amounts: readonly EntryPhrase[]
  readonly groups: readonly EntryPhrase[]
  readonly filters: readonly EntryPhrase[]
  /** Phrases of each kind of event, with the card or player to which it happens as the blank `subject`. */
  readonly events: readonly {
    readonly kind: string
    readonly timing: 'after' | 'when'
    readonly pattern: Pattern
    readonly subject: string
    /** The types of cards to which it happens, where its words may mean another event. */
    readonly types: readonly string[] | undefined
  }[]
  /** Wordings of the words of a list, by list. */
  readonly lists: { readonly [list: string]: readonly { readonly word: string; readonly pattern: Pattern }[] }
}

const made = new WeakMap<Menus, Grammar>()

export function grammarOf(menus: Menus): Grammar {
  const known = made.get(menus)
  if (known) return known
  const grammar: Grammar = {
    menus,
    effects: phrases(menus.of.effects),
    conditions: phrases(menus.of.conditions),
    costs: phrases(menus.costs),
    changes: phrases(menus.changes),
    prices: phrases(menus.prices),
    cards: phrases(menus.of.cards),
    players: phrases(menus.of.players),
    amounts: phrases(menus.of.amount),
    groups: phrases(menus.of.group),
    filters: phrases(menus.of.filters),
    events: menus.events.flatMap(({ kind, says, before, subject, reads = [], readAs, types }) =>
      [readAs === undefined ? says : `${readAs}: ${says}`, ...(before === undefined ? [] : [before]), ...reads].map((text) => {
        const [, timing, words = text] = /^(after|when): (.+)$/.exec(text) ?? []
        return {
          kind,
          timing: timing === 'when' ? ('when' as const) : ('after' as const),
          pattern: phraseOf(words, { subject: subject === 'none' ? 'nobody' : 'subject', player: 'player' }).pattern,
          subject,
          types,
        }
      }),
    ),
    lists: Object.fromEntries(
      Object.entries(menus.lists).map(([list, words]) => [
        list,
        Object.entries(words).flatMap(([word, says]) =>
          [says, ...(menus.listReads[list]?.[word] ?? [])].map((text) => ({ word, pattern: phraseOf(text, {}).pattern })),
        ),
      ]),
    ),
  }
  made.set(menus, grammar)
  return grammar
}

function phrases(menu: readonly Entry[]): readonly EntryPhrase[] {
  return menu.flatMap((entry) =>
    [entry.says, ...(entry.reads ?? [])].map((text): EntryPhrase => {
      const phrase = phraseOf(text.replace(/^(?:before|after): /, ''), entry.blanks)
      const [first, ...rest] = phrase.pattern
      if (first?.kind === 'blank' && (first.sort === 'player' || first.sort === 'players') && rest.length > 0)
        return { ...phrase, entry, subject: first.blank, rest, mood: 'instruction' as const }
      if (/^\{you\|that player\} /.test(text)) return { ...phrase, pattern: rest, entry, mood: 'instruction' as const }
      // words of a filter that stand elsewhere than the printed ones
      const [, side, moved] = /^(before|after): (.+)$/.exec(text) ?? []
      if (side === 'before' || side === 'after')
        return { ...phraseOf(moved ?? '', entry.blanks), entry: { ...entry, stands: side }, mood: 'statement' as const }
      const isStatement =
        first?.kind === 'blank' ||
        first?.kind === 'self' ||
        first?.kind === 'host' ||
        /^(?:the|this|each|attacking|it|there|attached)\b/.test(text)
      return { ...phrase, entry, mood: isStatement ? ('statement' as const) : ('instruction' as const) }
    }),
  )
}
