/** The nouns of a game's menus: kinds of cards, words behind them, and the groups and filters that a noun with its words means. */
import { type Choice, choice, type Entry, type Menus } from '@questwright/abilities'
import type { EntryPhrase, Grammar } from './grammar.ts'
import { type Pattern, phraseOf } from './phrase.ts'
import { filtersOf } from './values.ts'

/** The player that "they control" and "their hand" refer to; the same player makes the choices. */
export type Person = 'you' | 'that player' | 'first'

/** A noun with its words, before it is known whether it means a set of cards or a condition about one. */
export interface Noun {
  /** The word for the kind of card, an entry of the menu of filters; undefined for "card". */
  readonly kind: Entry | undefined
  readonly before: readonly Choice[]
  /** Words behind the noun as filters, and as the groups to which they belong. */
  readonly after: readonly After[]
  /** A set of cards with a wording of its own, such as "active location". */
  readonly group?: Choice
}

/** Words behind a noun. */
export interface After {
  /** The words, to compare them with those of groups. */
  readonly words: string
  readonly filter: Choice | undefined
}

export interface NounWords {
  /** Words for kinds of cards, in both numbers. */
  readonly kinds: ReadonlyMap<string, Entry>
  /** The ids of the kinds of cards. */
  readonly kindIds: ReadonlySet<string>
  /** The ids of the kinds that only scripts use: they are kinds of players, who are no cards. */
  readonly playerKinds: ReadonlySet<string>
  /** Kinds of cards whose words are several: "player who controls this fox". */
  readonly longKinds: readonly EntryPhrase[]
  /** All nouns for cards, in both numbers. */
  readonly nouns: ReadonlySet<string>
  /** Words behind a noun. `of`: whether they speak of you or of another player. */
  readonly afters: readonly {
    readonly words: string
    readonly pattern: Pattern
    readonly filter: string | undefined
    readonly of: 'you' | 'other' | 'both'
  }[]
  /** Groups whose words stand behind those of another group: "$group with the most leaves". */
  readonly led: readonly EntryPhrase[]
  /** Groups with a wording of their own. */
  readonly groups: readonly EntryPhrase[]
  /** Groups by kind and words behind it. */
  readonly plain: readonly { readonly entry: Entry; readonly kind: string; readonly words: string }[]
  /** Words before a noun that name again what an effect discarded or revealed. */
  readonly again: ReadonlySet<string>
  /** What effects did to cards: "discarded", "exhausted". */
  readonly done: ReadonlySet<string>
  /** The words behind them, one by one: "this way". */
  readonly results: readonly (readonly string[])[]
  readonly after: (filter: string) => After
}

const nounWords = new WeakMap<Grammar, NounWords>()

export function nounWordsOf(grammar: Grammar): NounWords {
  const known = nounWords.get(grammar)
  if (known) return known
  const { menus } = grammar
  const kinds = new Map<string, Entry>()
  for (const entry of menus.of.filters) {
    if (entry.stands !== 'instead' || Object.keys(entry.blanks).length > 0 || entry.says.includes(' ')) continue
    kinds.set(entry.says, entry)
    kinds.set(menus.plurals[entry.says] ?? `${entry.says}s`, entry)
  }
  const afters: NounWords['afters'][number][] = []
  const sides: readonly (readonly [string, string])[] = [
    ['you control', '(they control|he controls|that player controls|she controls)'],
    ['your', "(their|his|that player's|her)"],
    ['with you', '(with them|with him|with that player)'],
  ]
  const add = (words: string, phrase: Pattern, filter: string | undefined, of: 'you' | 'other' | 'both' = 'both'): void => {
    afters.push({ words, pattern: phrase, filter, of })
  }
  const both = (words: string, filter: string | undefined, phraseOf: (text: string) => Pattern): void => {
    const side = sides.find(([own]) => words.includes(own))
    if (!side) {
      add(words, phraseOf(words), filter)
      return
    }
    add(words, phraseOf(spokenOf(words)), filter, 'you')
    add(words, phraseOf(words.replace(side[0], side[1])), filter, 'other')
  }
  // other words for "you" stand in its place, but not in "your"
  const { yous = [] } = menus.texts
  const spokenOf = (words: string): string => (yous.length === 0 ? words : words.replace(/\byou\b/, `(you|${yous.join('|')})`))
  const groups: EntryPhrase[] = []
  const plain: NounWords['plain'][number][] = []
  for (const phrase of grammar.groups) {
    const { entry } = phrase
    const isRead = entry.offer !== 'read' || entry.reads !== undefined
    if (entry.needs !== undefined || entry.offer === 'read') {
      if (isRead) groups.push(phrase)
      continue
    }
    const [head = '', ...rest] = entry.says.split(' ')
    if (head === 'card' || kinds.has(head)) plain.push({ entry, kind: head, words: rest.join(' ') })
    else groups.push(phrase)
  }
  for (const words of new Set(plain.map((one) => one.words)))
    if (words !== '') {
      both(words, menus.texts.behind?.[words], (text) => grammarPhrase(text))
      const { you = [], other = [] } = menus.texts.alsoBehind?.[words] ?? {}
      for (const text of you) add(words, grammarPhrase(spokenOf(text)), menus.texts.behind?.[words], 'you')
      for (const text of other) add(words, grammarPhrase(text), menus.texts.behind?.[words], 'other')
    }
  for (const phrase of grammar.filters) {
    if (phrase.entry.stands !== 'after' || phrase.entry.offer === 'read' || phrase.entry.id === 'titled') continue
    const { says } = phrase.entry
    const isPrinted = JSON.stringify(phrase.pattern) === JSON.stringify(phraseOf(says, phrase.entry.blanks).pattern)
    if (isPrinted && afters.some(({ words }) => words === says)) continue
    if (!isPrinted && afters.some(({ words }) => words === says)) {
      // whose the card is depends on the player of whom the text speaks
      if (!sides.some(([own]) => says.includes(own))) add(says, phrase.pattern, phrase.entry.id)
      else if (isOfYou(phrase.pattern)) add(says, phrase.pattern, phrase.entry.id, 'you')
      continue
    }
    const side = sides.find(([own]) => says.includes(own))
    add(says, phrase.pattern, phrase.entry.id, side ? 'you' : 'both')
    if (side) add(says, grammarPhrase(says.replace(side[0], side[1])), phrase.entry.id, 'other')
  }
  // a card leaves a pile "from" it
  for (const one of [...afters]) {
    const [first] = one.pattern
    if (first?.kind === 'word' && first.word === 'in' && /hand|pile|deck|area/.test(one.words))
      afters.push({ ...one, pattern: [{ kind: 'word', word: 'from' }, ...one.pattern.slice(1)] })
  }
  const nouns = ['card', ...(menus.texts.nouns ?? [])].flatMap((noun) => [noun, menus.plurals[noun] ?? `${noun}s`])
  const longKinds = grammar.filters.filter(
    ({ entry: { id, stands, says, blanks } }) =>
      stands === 'instead' && says.includes(' ') && Object.keys(blanks).length === 0 && menus.texts.unread?.includes(id) !== true,
  )
  const isLed = ({ pattern: [first] }: EntryPhrase): boolean => first?.kind === 'blank' && first.sort === 'group'
  const made: NounWords = {
    led: groups.filter(isLed),
    kinds,
    kindIds: new Set([...kinds.values()].map(({ id }) => id)),
    playerKinds: new Set([...kinds.values()].flatMap(({ id, offer }) => (offer === 'read' ? [id] : []))),
    longKinds,
    nouns: new Set([...kinds.keys(), ...nouns]),
    afters,
    groups: groups.filter((one) => !isLed(one)),
    plain,
    again: new Set(menus.of.effects.flatMap(({ returns, again }) => (again !== undefined && returns?.startsWith('card') ? [again] : []))),
    done: new Set(
      menus.of.effects.flatMap(({ returns, again }) =>
        again === undefined ? [] : returns === 'number' ? [again.slice(again.lastIndexOf(' ') + 1)] : [again],
      ),
    ),
    results: (menus.texts.results ?? []).map((words) => words.split(' ')),
    after: (filter) => {
      const entry = menus.of.filters.find(({ id }) => id === filter)
      return { words: entry?.says ?? '', filter: choice(filter) }
    },
  }
  nounWords.set(grammar, made)
  return made
}

/** Whether words speak of you. */
const isOfYou = (pattern: Pattern): boolean => pattern.some((one) => one.kind === 'word' && /^your?$/.test(one.word))

const grammarPhrase = (text: string): Pattern => phraseOf(text, {}).pattern

/** Whether a noun is a kind of card or a part of it. */
export const isWithin = ({ texts }: Menus, kind: string, noun: string): boolean =>
  noun === kind || (texts.within?.[kind]?.includes(noun) ?? false)

/** The set of cards that a noun means: the entry that says most of it, and the rest as filters. */
export function groupFor({ menus }: Grammar, words: NounWords, noun: Noun, person: Person): Choice | undefined {
  const { before, after, kind } = noun
  if (noun.group) {
    // words behind "the followers of a fox" are about the fox
    if (after.some(({ filter }) => filter === undefined) || (after.length > 0 && noun.group.with.card !== undefined)) return undefined
    // words behind a part of a set belong to the set: "the fox with the most damage in the den"
    if (noun.group.with.group !== undefined && before.length + after.length > 0) return undefined
    const filters = [...before, ...after.flatMap(({ filter, words: said }) => (filter === undefined || said === 'in play' ? [] : filter))]
    return filters.length === 0 ? noun.group : choice(noun.group.id, { ...noun.group.with, filters })
  }
  // a noun that only scripts use, such as one for players among cards, means no set of cards
  if (kind?.offer === 'read') return undefined
  // "a card" without further words is one of a hand or a deck as often as one in play
  if (kind === undefined && before.length === 0 && after.length === 0) return undefined
  let best: { readonly filters: number; readonly group: Choice; readonly said: number } | undefined
  for (const one of words.plain) {
    const isAll = one.words === '' || one.words === 'in play'
    const said = after.findIndex((each) => each.words === one.words)
    if (!isAll && said < 0) continue
    const wanted = kind?.says ?? 'card'
    const isKind = one.kind === wanted
    if (one.kind !== 'card' && !isWithin(menus, one.kind, wanted)) continue
    const rest = after.filter((each, i) => i !== said && each.words !== 'in play')
    if (rest.some(({ filter }) => filter === undefined)) continue
    const filters = [
      ...(isKind || kind === undefined ? [] : [choice(kind.id)]),
      ...before,
      ...rest.flatMap(({ filter }) => (filter === undefined ? [] : [filter])),
    ]
    const weight = filters.length * 2 - (said >= 0 ? 1 : 0)
    if (best === undefined || weight < best.filters)
      best = { filters: weight, said, group: choice(one.entry.id, filters.length === 0 ? {} : { filters }) }
  }
  if (best === undefined) return undefined
  return person === 'first' ? ofFirstPlayer(menus, best.group) : best.group
}

/** A set of your cards as that of the first player; undefined where there is no such set. */
function ofFirstPlayer({ texts }: Menus, group: Choice): Choice | undefined {
  const other = texts.ofOthers?.[group.id]
  if (other === undefined) return group
  if (other === 'none') return undefined
  const filters = [...(other.filters ?? []).map((id) => choice(id)), ...filtersOf(group)]
  return choice(other.group, { ...group.with, player: choice('first'), ...(filters.length > 0 && { filters }) })
}

/** A noun as conditions about a card; undefined where a word of it belongs to no filter. */
export function filtersFor({ kind, before, after, group }: Noun): readonly Choice[] | undefined {
  if (group || after.some(({ filter }) => filter === undefined)) return undefined
  return [
    ...before,
    ...(kind === undefined ? [] : [choice(kind.id)]),
    ...after.flatMap(({ filter, words }) => (filter === undefined || words === 'in play' ? [] : [filter])),
  ]
}

/** The nouns for cards, in both numbers. */
export const nounsOf = (grammar: Grammar): ReadonlySet<string> => nounWordsOf(grammar).nouns
