/**
 * Reads a part of a sentence in every way that the phrases of a game allow: a chart whose cells are the readings of a category from a token on. A
 * reading covers all tokens between its ends; no token is skipped.
 */
import { type BuiltAbility, type Choice, choice, type Entry, isChoice, type Value, type Whose } from '@questwright/abilities'
import { beginningWith } from './first-words.ts'
import type { EntryPhrase, Grammar } from './grammar.ts'
import { type After, filtersFor, groupFor, isWithin, type Noun, type NounWords, nounWordsOf, type Person } from './noun-words.ts'
import { agrees, canBegin, type Element, type Pattern } from './phrase.ts'
import { type Token, withoutAccents } from './tokens.ts'
import { type UsablePhrases, usablePhrasesOf } from './usable-phrases.ts'
import { filtersOf, resultIn } from './values.ts'

export interface Reading<T> {
  /** The number of the first token behind it. */
  readonly end: number
  readonly value: T
}

type Blanks = { readonly [blank: string]: Value }

/** A reference to a card that was named before: "it", "that fox". Resolved when the whole ability is known. */
const reference = (noun: string, number: 'one' | 'several', again?: string): Choice =>
  choice('~reference', { noun, number, ...(again !== undefined && { again }) })

export interface ReaderOptions {
  /** Traits of the packs; without them each capitalized word before a noun is a trait. */
  readonly traits?: ReadonlySet<string>
  /** The type of the card. */
  readonly type: string
  /** Slugs of keywords by their label in small letters. */
  readonly keywords: ReadonlyMap<string, string>
  /** The word for the card to which the card is attached. */
  readonly host: string
  /** The end of an effect that the text does not name. */
  readonly until?: string
  /** The number of the stage that the card is. */
  readonly stage?: number
  /** The type of each card of which a title is known, by its code. */
  readonly typesOfTitles?: ReadonlyMap<string, string>
  /** The amount that X is, where the text does not say it, because it is chosen as the card is played. */
  readonly chosenX?: string
  /** Other words for "you" in this text. */
  readonly yous?: readonly string[]
}

const mostReadings = 60
const none: readonly never[] = []
const nothing: Blanks = {}

export class Reader {
  readonly #memo = new Map<string, readonly Reading<never>[]>()
  /** The words behind the readings of a blank. */
  readonly #behind = new WeakMap<readonly Reading<Value>[], readonly (string | undefined)[]>()
  readonly #patterns = new Map<Pattern, Map<string, readonly Reading<Blanks>[]>>()
  readonly grammar: Grammar
  readonly tokens: readonly Token[]
  readonly options: ReaderOptions
  readonly #words: NounWords
  readonly #usable: UsablePhrases
  readonly #yous: readonly (readonly string[])[]
  /** Whether the text may say what an earlier effect did. */
  readonly #mayResult: boolean
  /** The nouns for cards, in both numbers. */
  readonly nouns: ReadonlySet<string>
  /** Whether "it" in a pattern may be this card, where only this card was named before it: in sentences that are abilities as a whole. */
  mayBeIt: boolean = false
  /** Whether readings were lost because a part had too many. */
  lost: 'none' | 'some' = 'none'
  /** For each token, the longest part that began there and was read: for diagnostics. */
  readonly reached: number[] = []

  constructor(grammar: Grammar, tokens: readonly Token[], options: ReaderOptions) {
    this.grammar = grammar
    this.tokens = tokens
    this.options = options
    this.#words = nounWordsOf(grammar)
    this.#usable = usablePhrasesOf(grammar)
    this.nouns = this.#words.nouns
    const written = new Set(tokens.map(({ word }) => word))
    this.#mayResult = this.#words.results.some((words) => words.every((word) => written.has(word)))
    this.#yous = (options.yous ?? none).map((words) => words.split(' '))
  }

  #cached<T>(key: string, read: () => readonly Reading<T>[]): readonly Reading<T>[] {
    const known = this.#memo.get(key)
    if (known) return known as unknown as readonly Reading<T>[]
    // a cell that asks for itself has no further readings
    this.#memo.set(key, [])
    const found = this.limited(distinct(read()))
    this.#memo.set(key, found as unknown as readonly Reading<never>[])
    return found
  }

  /** As many readings as are kept. Others may be the meaning, so an ability that lost some is not read. */
  limited<T>(readings: readonly Reading<T>[]): readonly Reading<T>[] {
    if (readings.length <= mostReadings) return readings
    this.lost = 'some'
    return readings.slice(0, mostReadings)
  }

  word(at: number, ...wanted: readonly string[]): boolean {
    return wanted.every((one, i) => this.tokens[at + i]?.word === one)
  }

  /** The token behind one of these words; where none of them stands, the same token. */
  skip(at: number, ...words: readonly string[]): number {
    return words.includes(this.tokens[at]?.word ?? '') ? at + 1 : at
  }

  /** The token behind "and", ", and", "or" or ","; undefined where none of them stands. */
  and(at: number): number | undefined {
    const from = this.skip(at, ',')
    if (this.word(from, 'and') || this.word(from, 'or')) return from + 1
    return from > at ? from : undefined
  }

  /** The token behind a closing bracket, also with a full stop before it; undefined where no bracket closes. */
  closed(at: number): number | undefined {
    const bracket = this.skip(at, '.')
    return this.word(bracket, ')') ? bracket + 1 : undefined
  }

  /** Whether the text ends at a token, also behind a full stop. */
  isEnd(at: number): boolean {
    return at === this.tokens.length || (at === this.tokens.length - 1 && this.word(at, '.'))
  }

  /** The readings of a pattern: its filled blanks. */
  pattern(pattern: Pattern, at: number, person: Person, filled: Blanks = nothing): readonly Reading<Blanks>[] {
    if (!canBegin(pattern, this.tokens[at]?.word) || !this.#goesOn(pattern, at, person)) return none
    if (filled !== nothing) return this.#matched(pattern, at, person, filled)
    const known = this.#patterns.get(pattern) ?? new Map<string, readonly Reading<Blanks>[]>()
    this.#patterns.set(pattern, known)
    const key = `${at} ${person}`
    const kept = known.get(key)
    if (kept) return kept
    const found = this.#matched(pattern, at, person, filled)
    known.set(key, found)
    return found
  }

  /** Whether the second word of a pattern that begins with a blank stands behind some reading of the blank; true for other patterns. */
  #goesOn([first, second]: Pattern, at: number, person: Person): boolean {
    if (first?.kind !== 'blank' || second?.kind !== 'word') return true
    // a cell of the chart that is still being read has other readings, and thus another list, afterwards
    const readings = this.blank(first.sort, at, person, first.also)
    const known = this.#behind.get(readings)
    const words = known ?? [...new Set(readings.map(({ end }) => this.#noteReached(at, end)))]
    if (known === undefined) this.#behind.set(readings, words)
    return words.some((word) => word === ')' || word === '.' || (word !== undefined && agrees(second.word, word)) || second.word === 'you')
  }

  /** Records that a part was read. @returns the word behind it */
  #noteReached(at: number, end: number): string | undefined {
    if (end > (this.reached[at] ?? at)) this.reached[at] = end
    return this.tokens[end]?.word
  }

  #matched(pattern: Pattern, at: number, person: Person, filled: Blanks): readonly Reading<Blanks>[] {
    let now: readonly Reading<Blanks>[] = [{ end: at, value: filled }]
    for (const element of pattern) {
      const [one] = now
      now = distinct(
        one && now.length === 1 ? this.#element(element, one, person) : now.flatMap((each) => this.#element(element, each, person)),
      )
      if (now.length === 0) return none
      for (const { end } of now) this.#noteReached(at, end)
    }
    return now
  }

  #element(element: Element, { end, value }: Reading<Blanks>, person: Person): readonly Reading<Blanks>[] {
    const token = this.tokens[end]
    switch (element.kind) {
      case 'word':
        // a full stop at the end of a sentence in brackets
        if (element.word === ')' && this.word(end, '.', ')')) return [{ end: end + 2, value }]
        if (element.word === 'you')
          for (const words of this.#yous) if (this.word(end, ...words)) return [{ end: end + words.length, value }]
        return token !== undefined && token.kind !== 'self' && token.kind !== 'title' && agrees(element.word, token.word)
          ? [{ end: end + 1, value }]
          : []
      case 'self':
        return [...this.self(end), ...(this.mayBeIt && this.#isIt(end) && this.namedBefore(end) === 'self' ? [end + 1] : [])].map(
          (one) => ({
            end: one,
            value,
          }),
        )
      case 'host':
        if (token !== undefined && this.#isHostWord(token.word)) return [{ end: end + 1, value }]
        return this.options.host === 'card' ? this.trait(end).map((one) => ({ end: one.end, value })) : []
      case 'either':
        return element.options.flatMap((option) => this.pattern(option, end, person, value))
      case 'blank': {
        const { blank, sort, also } = element
        return this.blank(sort, end, person, also).flatMap((one) => {
          const before = value[blank]
          if (before !== undefined && JSON.stringify(before) !== JSON.stringify(one.value)) return []
          return [{ end: one.end, value: { ...value, [blank]: one.value } }]
        })
      }
    }
  }

  /** The ends of words for the card itself: its title, "it" is not among them. */
  self(at: number): readonly number[] {
    if (this.tokens[at]?.kind === 'self') return [at + 1]
    const noun = this.tokens[at + 1]?.word ?? ''
    return this.word(at, 'this') && this.nouns.has(noun) && !this.#isOtherNoun(at, noun) ? [at + 2] : []
  }

  #isIt(at: number): boolean {
    return /^(?:it|he|she|they)$/.test(this.tokens[at]?.word ?? '')
  }

  /** The card that "it" means in a constant ability: the only one of this card and of that to which it is attached that was named before. */
  namedBefore(at: number): 'self' | 'host' | undefined {
    const before = this.tokens.slice(0, at)
    const isHost = before.some(({ word }, i) => word === 'attached' && this.tokens[i + 1]?.word === this.options.host)
    const isSelf = before.some((_, i) => this.self(i).length > 0)
    return isHost === isSelf ? undefined : isHost ? 'host' : 'self'
  }

  /** The code of the only card that was named by its title before a token, where neither this card nor its host was named. */
  #titleBefore(at: number): string | undefined {
    const before = this.tokens.slice(0, at)
    const codes = new Set(before.flatMap(({ kind, code }) => (kind === 'title' && code !== undefined ? [code] : [])))
    const isOther = before.some(({ word }, i) => word === 'attached' || this.self(i).length > 0)
    const [only] = codes
    return codes.size === 1 && !isOther ? only : undefined
  }

  /** Whether "this fox" is another card: one of a kind to which this card does not belong, or one that the ability calls so. */
  #isOtherNoun(at: number, noun: string): boolean {
    const kind = this.#words.kinds.get(noun)
    const { type, yous } = this.options
    if (kind !== undefined && this.#words.kindIds.has(type) && !isWithin(this.grammar.menus, kind.id, type)) return true
    // an ability that knows another player as "you" has cards of its own
    return (
      yous !== undefined &&
      this.grammar.cards.some(
        ({ entry, pattern }) =>
          entry.needs !== undefined &&
          pattern[0]?.kind === 'word' &&
          pattern[0].word === 'this' &&
          this.pattern(pattern, at, 'you').length > 0,
      )
    )
  }

  /** The readings of a blank of this kind. */
  blank(sort: string, at: number, person: Person, also?: string): readonly Reading<Value>[] {
    switch (sort) {
      case 'count':
        return this.count(at)
      case 'amount':
        return this.amount(at, person)
      case 'cards':
      case 'card':
        return this.cards(sort, at, person)
      case 'definite':
        return this.cards('card', at, person).filter(({ value }) => !/^(?:choose|random|each)/.test(value.id))
      case 'group':
        return this.group(at, person, also)
      case 'filters':
        return this.filters(at, person)
      case 'player':
      case 'players': {
        // "playing with him", of the player of whom the text speaks
        const isHim = person !== 'you' && /^(?:him|her|them)$/.test(this.tokens[at]?.word ?? '')
        return [...this.player(sort, at), ...(isHim ? [{ end: at + 1, value: choice(person === 'first' ? 'first' : 'you') }] : [])]
      }
      case 'conditions': {
        const isOfBearer = this.word(at - 1, 'while') || this.word(at - 1, 'when')
        return isOfBearer ? [...this.conditions(at, person), ...this.conditionsOfBearer(at, person)] : this.conditions(at, person)
      }
      case 'trait':
        return this.trait(at)
      case 'keyword':
        return this.keyword(at)
      case 'word': {
        const { kind = 'sign', word = '' } = this.tokens[at] ?? {}
        return kind === 'word' && !(this.grammar.menus.texts.ownTokens ?? []).includes(word) ? [{ end: at + 1, value: word }] : []
      }
      case 'your':
        return /^(?:your|their|his|her)$/.test(this.tokens[at]?.word ?? '') && this.word(at, 'your') === (person === 'you')
          ? [{ end: at + 1, value: choice(person === 'first' ? 'first' : 'you') }]
          : []
      case "each player's":
        if (person !== 'you' || !this.word(at, 'each', 'player')) return []
        return this.word(at + 2, "'s") ? [{ end: at + 3, value: choice('~each') }] : []
      case 'its': {
        const { word = '' } = this.tokens[at] ?? {}
        if (word === 'its') return [{ end: at + 1, value: reference('', 'one') }]
        return /^(?:his|her)$/.test(word) ? [{ end: at + 1, value: reference('~person', 'one') }] : []
      }
      case 'next stage':
        return this.count(at).filter(({ value }) => value - 1 === this.options.stage)
      case 'subject':
        return this.subject(at)
      case 'subject, as your':
        return this.word(at, 'your') ? [{ end: at + 1, value: 'you' }] : []
      case 'bearer':
        return this.bearers(at)
      case 'computed':
        return this.amount(at)
      case 'called':
        return this.called(at)
      case 'quantities':
        return this.quantities(at)
      case 'other trait': {
        const { word = '', text = '' } = this.tokens[at] ?? {}
        return /^non-./.test(word) && /^\p{Lu}/u.test(text.slice(4)) ? [{ end: at + 1, value: text.slice(4) }] : []
      }
      case 'code':
        return this.tokens[at]?.kind === 'title' ? [{ end: at + 1, value: this.tokens[at]?.code ?? '' }] : []
      default: {
        if (!sort.startsWith('icon ')) return this.listed(sort, at)
        const list = this.grammar.menus.lists[sort.slice(5)] ?? {}
        const name = /^\[(.+)\]$/.exec(this.tokens[at]?.word ?? '')?.[1] ?? ''
        return Object.hasOwn(list, name) ? [{ end: at + 1, value: name }] : []
      }
    }
  }

  /** A name in capital letters that need not be the title of a known card: "The Old Mill of Fen". */
  called(at: number): readonly Reading<string>[] {
    const found: Reading<string>[] = []
    const first = this.tokens[at]
    if (first === undefined || /^(?:word|sign|icon)$/.test(first.kind)) return []
    let text = ''
    for (let end = at; end < this.tokens.length && end < at + 10; end++) {
      const { kind, word, start, text: written } = this.tokens[end] as Token
      const isJoint =
        kind === 'sign' ? /^[,'’!:-]$/.test(word) : kind === 'word' && !/^(?:of|the|in|to|and|on|from|with|for|s|'s|by|a)$/.test(word)
      if (kind === 'icon' || (kind === 'sign' && !isJoint) || (kind === 'word' && isJoint)) break
      const before = this.tokens[end - 1]
      text = end === at ? written : `${text}${before && before.end === start ? '' : ' '}${written}`
      if (kind !== 'word' && (kind !== 'sign' || word === '!')) found.push({ end: end + 1, value: text })
    }
    return found
  }

  /** Cards with their numbers: "2x Old Mill 1x Fen". */
  quantities(at: number): readonly Reading<readonly Choice[]>[] {
    return this.#cached(`quantities ${at}`, () => {
      const number = this.tokens[at]
      if (number?.kind !== 'number' || !this.word(at + 1, 'x')) return []
      return this.called(at + 2).flatMap(({ end, value: title }) => {
        const one = choice('quantity', { count: Number(number.text), title })
        return [{ end, value: [one] }, ...this.quantities(end).map((rest) => ({ end: rest.end, value: [one, ...rest.value] }))]
      })
    })
  }

  count(at: number): readonly Reading<number>[] {
    const token = this.tokens[at]
    if (token === undefined) return []
    if (token.kind === 'number') return [{ end: at + 1, value: Number(token.text) }]
    const number = ['a', 'two', 'three', 'four', 'five'].indexOf(token.word === 'an' || token.word === 'one' ? 'a' : token.word)
    return number < 0 ? [] : [{ end: at + 1, value: number + 1 }]
  }

  amount(at: number, person: Person = 'you'): readonly Reading<Choice>[] {
    const fixed = this.count(at).map(({ end, value }) => ({ end, value: choice('fixed', { count: value }) }))
    if (this.word(at, 'x')) return [{ end: at + 1, value: choice('~x') }, ...this.#chosenX(at)]
    const isNumber = this.tokens[at]?.kind === 'number'
    const spoken = isNumber
      ? []
      : beginningWith(this.#usable.spoken, this.tokens[at]?.word).flatMap(({ entry, pattern }) =>
          this.pattern(pattern, at, person).map(({ end, value }) => ({ end, value: choice(entry.id, value) })),
        )
    if (spoken.length > 0) return simplest(spoken)
    if (this.word(at, 'that') && /^(?:much|many)$/.test(this.tokens[at + 1]?.word ?? ''))
      return [{ end: at + 2, value: choice('that-much') }]
    return [...fixed, ...fixed.flatMap(({ end, value }) => this.#amountsBehind(end, Number(value.with.count)))]
  }

  /** X of a card whose cost is X and whose text does not explain X: the number that the player chose for the cost. */
  #chosenX(at: number): readonly Reading<Choice>[] {
    const { chosenX } = this.options
    return chosenX !== undefined && this.word(at, 'x') ? [{ end: at + 1, value: choice(chosenX) }] : []
  }

  /** Amounts whose words for "for each" stand directly behind the number: "1 per player". */
  #amountsBehind(at: number, count: number): readonly Reading<Choice>[] {
    if (!this.word(at, 'per')) return []
    return this.grammar.amounts.flatMap(({ entry, pattern, tail }) => {
      const [head] = pattern
      if (tail?.[0]?.kind !== 'word' || tail[0].word !== 'per' || head === undefined) return []
      const filled =
        head.kind === 'blank' ? (count === 1 ? undefined : { count }) : head.kind === 'word' && head.word === String(count) ? {} : undefined
      return filled === undefined
        ? []
        : this.pattern(tail, at, 'you', filled).map(({ end, value }) => ({ end, value: choice(entry.id, value) }))
    })
  }

  listed(list: string, at: number): readonly Reading<string>[] {
    return beginningWith(this.grammar.lists[list] ?? none, this.tokens[at]?.word).flatMap(({ word, pattern }) =>
      this.pattern(pattern, at, 'you').map(({ end }) => ({ end, value: word })),
    )
  }

  trait(at: number): readonly Reading<string>[] {
    const found: Reading<string>[] = []
    for (let length = 1; length <= 3; length++) {
      const part = this.tokens.slice(at, at + length)
      if (part.length < length || part.some(({ kind }) => kind !== 'name' && (kind !== 'word' || this.options.traits === undefined))) break
      const text = part.map((one) => one.text).join(' ')
      // a noun, a keyword or another word of the game is no trait, even if a trait is spelled like it
      if (length === 1 && this.#isOwnWord(part[0] as Token)) continue
      const trait = this.options.traits ? traitOf(this.options.traits, text) : length <= 2 ? text : undefined
      if (trait !== undefined) found.push({ end: at + length, value: trait })
    }
    return found
  }

  /** Whether a word is a keyword, or in small letters a noun or the word of a filter. */
  #isOwnWord({ kind, word }: Token): boolean {
    if (this.options.keywords.has(word)) return true
    return kind === 'word' && (this.nouns.has(word) || this.grammar.filters.some(({ entry }) => entry.says === word))
  }

  keyword(at: number): readonly Reading<string>[] {
    const found: Reading<string>[] = []
    for (let length = 1; length <= 3; length++) {
      const text = this.tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ')
      const slug = this.options.keywords.get(text)
      if (slug !== undefined) found.push({ end: at + length, value: slug })
    }
    return found
  }

  player(sort: 'player' | 'players', at: number): readonly Reading<Choice>[] {
    return this.#cached(`${sort} ${at}`, () => {
      const named = beginningWith(this.#usable[sort], this.tokens[at]?.word).flatMap(({ entry, pattern }) =>
        this.pattern(pattern, at, 'you').map(({ end, value }) => ({ end, value: choice(entry.id, value) })),
      )
      const refers = this.word(at, 'that', 'player') ? [{ end: at + 2, value: choice('~player') }] : []
      return [...named, ...refers]
    })
  }

  /** The card or player to which an event happens. */
  subject(at: number): readonly Reading<Value>[] {
    return this.#cached(`subject ${at}`, () => {
      const found: Reading<Value>[] = this.self(at).map((end) => ({ end, value: 'self' }))
      found.push(...this.#host(at).map((end) => ({ end, value: 'host' })))
      if (this.tokens[at]?.kind === 'title')
        found.push({ end: at + 1, value: [choice('named-exactly', { code: this.tokens[at]?.code ?? '' })] })
      if (this.word(at, 'you')) found.push({ end: at + 1, value: 'you' })
      // "the sleeping player"
      for (const { entry, pattern } of this.#words.longKinds)
        if (entry.noun === 'player')
          for (const { end } of this.pattern(pattern, this.skip(at, 'the'), 'you')) found.push({ end, value: [choice(entry.id)] })
      if (this.word(at, 'a', 'player') || this.word(at, 'any', 'player')) found.push({ end: at + 2, value: [] })
      const from = /^(?:a|an|any|another|each)$/.test(this.tokens[at]?.word ?? '') ? at + 1 : at
      if (from > at && !this.word(from, 'player'))
        for (const { end, value } of this.filters(from, 'you').filter((one) => !this.namesPlayers(one.value)))
          found.push({ end, value: this.word(at, 'another') ? [this.#otherAs(value), ...value] : value })
      return found
    })
  }

  /** "Another" before a noun: another than this card, or where this card is of another kind, than the card to which it is attached. */
  #otherAs(filters: readonly Choice[]): Choice {
    const { other = '', otherThan = {} } = this.grammar.menus.texts
    const kind = this.kindIn(filters)
    const isHost = kind !== undefined && !isWithin(this.grammar.menus, kind, this.options.type) && this.options.host !== 'card'
    return choice(isHost ? (otherThan.host ?? other) : other)
  }

  /** Whether filters are about players, who are no cards. */
  namesPlayers(filters: readonly Choice[]): boolean {
    return filters.some(({ id }) => this.#words.playerKinds.has(id))
  }

  /** The cards that a constant ability changes: this card, its host, or all cards that pass filters. */
  bearers(at: number): readonly Reading<'self' | 'host' | readonly Choice[]>[] {
    return this.#cached(`bearers ${at}`, () => {
      const found: Reading<'self' | 'host' | readonly Choice[]>[] = this.self(at).map((end) => ({ end, value: 'self' }))
      found.push(...this.#host(at).map((end) => ({ end, value: 'host' as const })))
      const token = this.tokens[at]
      if (token?.kind === 'title') found.push({ end: at + 1, value: [choice('named-exactly', { code: token.code ?? '' })] })
      found.push(...this.#bearersNamed(at))
      const meant = this.#isIt(at) ? this.namedBefore(at) : undefined
      const titled = this.#isIt(at) ? this.#titleBefore(at) : undefined
      if (meant !== undefined) found.push({ end: at + 1, value: meant })
      else if (titled !== undefined) found.push({ end: at + 1, value: [choice('named-exactly', { code: titled })] })
      const from = /^(?:each|all|every|any)$/.test(token?.word ?? '') ? at + 1 : at
      for (const { end, value } of this.filters(from, 'you')) if (value.length > 0) found.push({ end, value })
      if (this.word(at, 'each', 'card')) found.push({ end: at + 2, value: [] })
      return found
    })
  }

  /** "Old Mill and Far Hill": cards with one of two titles. */
  #bearersNamed(at: number): readonly Reading<readonly Choice[]>[] {
    const { either } = this.grammar.menus.texts
    if (either === undefined) return []
    const named = (one: Choice): readonly Choice[] => [choice('named-exactly', { code: one.with.code ?? '' })]
    return this.#titles(this.skip(at, 'both')).flatMap(({ end, value }) => {
      const [first, second, ...more] = value.id === '~titles' ? (value.with.cards as readonly Choice[]) : []
      if (first === undefined || second === undefined || more.length > 0) return []
      return [{ end, value: [choice(either, { filters: named(first), others: named(second) })] }]
    })
  }

  /** Whether a noun means the card to which this one is attached: also "attached beast" where the text says "attached fox" elsewhere. */
  #isHostWord(word: string): boolean {
    if (agrees(this.options.host, word)) return true
    const [own, other] = [this.#words.kinds.get(this.options.host)?.id, this.#words.kinds.get(word)?.id]
    const { menus } = this.grammar
    return own !== undefined && other !== undefined && (isWithin(menus, own, other) || isWithin(menus, other, own))
  }

  /** The ends of words for the card to which this one is attached: "attached fox", or a trait, as in "attached Burrow". */
  #host(at: number): readonly number[] {
    const from = this.skip(at, 'the')
    if (!this.word(from, 'attached')) return []
    if (this.#isHostWord(this.tokens[from + 1]?.word ?? '')) return [from + 2]
    return this.options.host === 'card' ? this.trait(from + 1).map(({ end }) => end) : []
  }

  conditions(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    return this.#cached(`conditions ${at} ${person}`, () => {
      const one = (from: number): readonly Reading<readonly Choice[]>[] => [
        ...this.#condition(from, person).map(({ end, value }) => ({ end, value: [value] })),
        ...this.#ofTitles(from, person),
      ]
      let now = one(at)
      const all = [...now]
      for (let i = 0; i < 3; i++) {
        now = now.flatMap(({ end, value }) =>
          this.word(end, 'and') ? one(end + 1).map((next) => ({ end: next.end, value: [...value, ...next.value] })) : [],
        )
        all.push(...now)
      }
      return all
    })
  }

  /** "Both Old Mill and Far Hill are in play": a condition for each title. */
  #ofTitles(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    const from = this.skip(at, 'both')
    return this.#titles(from).flatMap(({ end, value: { id, with: parts } }) => {
      if (id !== '~titles' || !this.word(end, 'are')) return []
      const codes = (parts.cards as readonly Choice[]).map((one) => one.with.code ?? '')
      return this.grammar.conditions.flatMap(({ entry, pattern }) => {
        const [first, ...rest] = pattern
        if (first?.kind !== 'blank' || first.sort !== 'code') return []
        return this.pattern(rest, end, person).map((one) => ({
          end: one.end,
          value: codes.map((code) => choice(entry.id, { ...one.value, [first.blank]: code })),
        }))
      })
    })
  }

  /** What a sentence says of the card that it changes: "attacking", "attacking a fox", "on its way". */
  conditionsOfBearer(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    const { isSort } = this.grammar.menus.texts
    const bearer = choice('~bearer')
    const entries = this.grammar.ofBearer.flatMap(({ entry, pattern, blank }) =>
      this.pattern(pattern, at, person, { [blank]: bearer }).map(({ end, value }) => ({ end, value: [choice(entry.id, value)] })),
    )
    if (isSort === undefined) return entries
    const states = [
      ...this.#before(at).filter(({ value }) => !value.some(({ id }) => id === 'trait')),
      ...this.#after(at, person).flatMap(({ end, value: { filter } }) => (filter === undefined ? [] : [{ end, value: [filter] }])),
    ]
    return [...entries, ...states.map(({ end, value }) => ({ end, value: [choice(isSort, { card: bearer, filters: value })] }))]
  }

  /** One condition: an entry of the menu; else, a card with its predicate, such as "it is exhausted". */
  #condition(at: number, person: Person): readonly Reading<Choice>[] {
    const { not, isSort } = this.grammar.menus.texts
    const entries = simplest(
      this.entries(this.#usable.conditions, at, person).filter(({ end, value }) => value.id !== not || this.#deniesAll(at, end, value)),
    )
    if (isSort === undefined) return entries
    const about = this.#subjectOfCondition(at).flatMap(({ end, value: card }) =>
      this.#predicates(end, person).flatMap(({ end: last, value: { filters, holds } }): Reading<Choice>[] => {
        const is = choice(isSort, { card, filters })
        if (holds === 'yes') return [{ end: last, value: is }]
        return not === undefined ? [] : [{ end: last, value: choice(not, { conditions: [is] }) }]
      }),
    )
    about.push(
      ...this.#ownersInCondition(at).flatMap(({ end, value: card }) =>
        beginningWith(this.grammar.belongings, this.tokens[end]?.word).flatMap(({ entry, pattern }) =>
          this.pattern(pattern, end, person).map((one) => ({
            end: one.end,
            value: choice(isSort, { card, filters: [choice(entry.id, one.value)] }),
          })),
        ),
      ),
    )
    // "no foxes were discarded this way"
    const result =
      this.#mayResult && /^(?:no|a|an|any)$/.test(this.tokens[at]?.word ?? '')
        ? this.group(at + 1, person).flatMap(({ end, value }) =>
            resultIn(value) ? [{ end, value: choice(this.word(at, 'no') ? 'none' : 'any', { group: value }) }] : [],
          )
        : []
    const isReference = ({ value: { with: parts } }: Reading<Choice>): boolean => isChoice(parts.card) && parts.card.id === '~reference'
    return [
      ...entries,
      ...result,
      ...[...about, ...this.#ofEach(at, person), ...this.#ofSome(at, person)].filter(
        (one) => isReference(one) || !entries.some((entry) => entry.end === one.end),
      ),
    ]
  }

  /** Whether "it is not so that A" denies all that it says: "A and B" is one condition behind "both" only. */
  #deniesAll(from: number, to: number, { with: { conditions } }: Choice): boolean {
    const isBoth = this.tokens.slice(from, to).some(({ word }) => word === 'both')
    return (conditions as readonly Choice[]).length > 1 === isBoth
  }

  /** "Each fox you control has the Noble trait", "each of your foxes is a Hunter". */
  #ofEach(at: number, person: Person): readonly Reading<Choice>[] {
    const { every } = this.grammar.menus.texts
    if (every === undefined || !this.word(at, 'each')) return []
    const yours = this.word(at + 1, 'of', 'your') ? this.#ofOwner(at + 3, person) : this.group(at + 1, person)
    return yours.flatMap(({ end, value: group }) =>
      this.#predicates(end, person).flatMap(({ end: last, value: { filters, holds } }) =>
        holds === 'yes' ? [{ end: last, value: choice(every, { group, filters }) }] : [],
      ),
    )
  }

  /** "The dancers are tired": a condition on a set of cards, which holds if it holds for one of them. */
  #ofSome(at: number, person: Person): readonly Reading<Choice>[] {
    return this.grammar.someOf.flatMap(({ condition, group, patterns }) =>
      patterns
        .flatMap((pattern) => this.pattern(pattern, at, 'you'))
        .flatMap(({ end }) => this.#predicates(end, person))
        .flatMap(({ end, value: { filters, holds } }) => {
          const meant = holds === 'yes' ? filters : this.#opposites(filters)
          return meant === undefined ? [] : [{ end, value: choice(condition, { group: choice(group, { filters: meant }) }) }]
        }),
    )
  }

  /** The filter that means the opposite of these filters: "rested" for "not tired"; undefined where the menu has none. */
  #opposites([only, ...more]: readonly Choice[]): readonly Choice[] | undefined {
    const other = only && more.length === 0 ? this.grammar.menus.texts.opposites?.[only.id] : undefined
    return other === undefined ? undefined : [choice(other, only?.with ?? {})]
  }

  /** The card of whose numbers a condition says something: "its …", "that fox's …". */
  #ownersInCondition(at: number): readonly Reading<Choice>[] {
    const isOwner = this.#hasWord(at, /^'s$/)
    const named = isOwner
      ? this.#subjectOfCondition(at).flatMap(({ end, value }) => (this.word(end, "'s") ? [{ end: end + 1, value }] : []))
      : []
    return this.word(at, 'its') ? [...named, { end: at + 1, value: reference('', 'one') }] : named
  }

  /** The card of which a condition says something. */
  #subjectOfCondition(at: number): readonly Reading<Choice>[] {
    const found: Reading<Choice>[] = this.self(at).map((end) => ({ end, value: choice('self') }))
    found.push(...this.#host(at).map((end) => ({ end, value: choice('host') })))
    const { askedAs = {} } = this.grammar.menus.texts
    const unspoken = ['self', 'host', 'target', 'subject', ...(this.grammar.menus.texts.unspoken ?? [])]
    const token = this.tokens[at]
    if (token?.kind === 'title') found.push({ end: at + 1, value: choice('named', { code: token.code ?? '' }) })
    for (const phrase of this.grammar.cards)
      if (phrase.entry.means !== 'several' && Object.keys(phrase.entry.blanks).length === 0 && !unspoken.includes(phrase.entry.id))
        for (const from of this.word(at, 'the') && !phrase.entry.says.startsWith('the ') ? [at, at + 1] : [at])
          for (const { end } of this.pattern(phrase.pattern, from, 'you'))
            found.push({ end, value: choice(askedAs[phrase.entry.id] ?? phrase.entry.id) })
    found.push(...this.#references(at))
    return found
  }

  /** The predicate of a sentence about one card: "is a Grey beast", "has 2 or more damage", "does not have the Noble trait". */
  #predicates(at: number, person: Person): readonly Reading<{ readonly filters: readonly Choice[]; readonly holds: 'yes' | 'no' }>[] {
    const found: Reading<{ filters: readonly Choice[]; holds: 'yes' | 'no' }>[] = []
    const add = (readings: readonly Reading<readonly Choice[]>[], holds: 'yes' | 'no'): void => {
      for (const { end, value } of readings) if (value.length > 0) found.push({ end, value: { filters: value, holds } })
    }
    const word = this.tokens[at]?.word ?? ''
    if (/^(?:is|are)$/.test(word)) {
      const holds = this.word(at + 1, 'not') ? 'no' : 'yes'
      const from = holds === 'no' ? at + 2 : at + 1
      const noun = /^(?:a|an|the)$/.test(this.tokens[from]?.word ?? '') ? from + 1 : from
      add(this.filters(noun, person), holds)
      if (this.tokens[from]?.kind === 'title')
        add([{ end: from + 1, value: [choice('named-exactly', { code: this.tokens[from]?.code ?? '' })] }], holds)
      // "is ready", "is Noble", "is a Hunter"; but "it is Night" says what time it is
      const bare = this.trait(noun).map(({ end, value }) => ({ end, value: [choice('trait', { trait: value })] }))
      const isState = this.word(at - 1, 'it')
      const before = this.#before(from).filter(({ value }) => !isState || !value.some(({ id }) => id === 'trait'))
      add(noun === from ? before : bare, holds)
      add(
        this.#after(from, person).flatMap(({ end, value: { filter } }) => (filter === undefined ? [] : [{ end, value: [filter] }])),
        holds,
      )
    }
    // "that was tired this round" of a filter, without "that"
    for (const { pattern, filter } of this.#words.afters) {
      const [first, ...rest] = pattern
      if (filter === undefined || first?.kind !== 'word' || first.word !== 'that' || /^(?:is|are)$/.test(word)) continue
      add(
        this.pattern(rest, at, person).map(({ end, value }) => ({ end, value: [choice(filter, value)] })),
        'yes',
      )
    }
    const isNot = this.word(at, 'does', 'not', 'have') || this.word(at, 'do', 'not', 'have')
    if (isNot || /^(?:has|have)$/.test(word)) add(withFewest(this.#possessed(isNot ? at + 3 : at + 1, person)), isNot ? 'no' : 'yes')
    return found
  }

  /** What a card has: "the Noble trait", "2 or more damage", as filters of "with …". */
  #possessed(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = []
    for (const { entry, pattern } of beginningWith(this.grammar.predicates, this.tokens[at]?.word))
      for (const { end, value } of this.pattern(pattern, at, person)) found.push({ end, value: [choice(entry.id, value)] })
    if (this.word(at, 'the'))
      for (const { end, value } of this.trait(this.skip(at + 1, 'the')))
        if (this.word(end, 'trait')) found.push({ end: end + 1, value: [choice('trait', { trait: value })] })
    for (const { pattern, filter } of this.#words.afters) {
      const [first, ...rest] = pattern
      if (filter === undefined || first?.kind !== 'word' || first.word !== 'with') continue
      for (const { end, value } of this.pattern(rest, at, person)) found.push({ end, value: [choice(filter, value)] })
    }
    return found
  }

  /** The readings of a menu whose entries have all their words in one place. */
  entries(menu: readonly EntryPhrase[], at: number, person: Person): readonly Reading<Choice>[] {
    return beginningWith(menu, this.tokens[at]?.word).flatMap(({ entry, pattern, defaults }) =>
      this.pattern(pattern, at, entry.binds === 'player' ? 'that player' : person, defaultsOf(entry, defaults, person)).map(
        ({ end, value }) => ({
          end,
          value: choice(entry.id, value),
        }),
      ),
    )
  }

  /** Cards with their article: "a fox", "each fox you control", "it". */
  cards(sort: 'cards' | 'card', at: number, person: Person): readonly Reading<Choice>[] {
    return this.#cached(`${sort} ${at} ${person}`, () => {
      const found: Reading<Choice>[] = this.self(at).map((end) => ({ end, value: choice('self') }))
      const token = this.tokens[at]
      if (token === undefined) return []
      found.push(...this.#titles(at))
      const isThe = token.word === 'the'
      for (const { entry, pattern } of isThe ? this.#usable[sort] : beginningWith(this.#usable[sort], token.word))
        for (const from of isThe && pattern[0]?.kind === 'word' && pattern[0].word !== 'the' ? [at, at + 1] : [at])
          for (const { end, value } of this.pattern(pattern, from, person)) found.push({ end, value: choice(entry.id, value) })
      found.push(...this.#references(at))
      const chosen = (group: Choice): Choice => this.#choose(group, person)
      const isSeveral = sort === 'cards'
      const anyOne = token.word === 'any' && /^(?:1|one)$/.test(this.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
      if (/^(?:a|an|1|one|any)$/.test(token.word))
        for (const { end, value } of this.group(anyOne, person)) {
          found.push(...this.#byChoice(end, person).map((last) => ({ end: last, value: chosen(value) })), ...this.#chosenBy(end, value))
          if (this.word(end, 'at', 'random')) found.push({ end: end + 2, value: choice('random', { group: value }) })
        }
      if (token.word === 'a' && this.word(at + 1, 'random'))
        for (const { end, value } of this.group(at + 2, person)) found.push({ end, value: choice('random', { group: value }) })
      // "one of your foxes", "all of his foxes"
      const of = anyOne === at + 2 ? at + 2 : at + 1
      if (/^(?:1|one|each|all|any)$/.test(token.word) && this.word(of, 'of') && this.#isOwner(of + 1, person))
        for (const { end, value } of this.#ofOwner(of + 2, person))
          if (isSeveral || !/^(?:each|all)$/.test(token.word))
            found.push({ end, value: /^(?:each|all)$/.test(token.word) ? choice('each', { group: value }) : chosen(value) })
      // "each of those foxes"
      if (isSeveral && this.word(at, 'each', 'of') && this.word(at + 2, 'those')) found.push(...this.#references(at + 2))
      // "the fox with the most damage" is one of those that have the most
      if (token.word === 'the' && this.#hasWord(at + 1, /^(?:most|least|fewest|highest|lowest)$/))
        for (const { end, value } of this.group(at + 1, person)) if (isSelection(value)) found.push({ end, value: chosen(value) })
      // "another fox", "a different fox"
      const another = token.word === 'another' ? at + 1 : token.word === 'a' && this.word(at + 1, 'different') ? at + 2 : undefined
      if (another !== undefined)
        for (const { end, value } of this.group(another, person)) {
          const others = this.#withoutNamed(value)
          if (others !== undefined) found.push({ end, value: chosen(others) })
        }
      if (isSeveral && /^(?:each|every|all)$/.test(token.word))
        for (const { end, value } of this.group(at + 1, person)) found.push({ end, value: choice('each', { group: value }) })
      // "tired foxes get +1 [speed]"
      const isBare = isSeveral && !/^(?:a|an|the|each|every|all|any|another|one|\d+)$/.test(token.word)
      if (isBare && this.#hasWord(at + 1, /^(?:get|gain|lose|cannot)$/))
        for (const { end, value } of this.group(at, person))
          if (/^(?:get|gain|lose|cannot)$/.test(this.tokens[end]?.word ?? '') && this.#hasPlural(at, end))
            found.push({ end, value: choice('each', { group: value }) })
      if (isSeveral && token.word === 'up' && this.word(at + 1, 'to'))
        for (const number of this.count(at + 2))
          for (const { end, value } of this.group(this.skip(number.end, 'different'), person))
            found.push({ end, value: choice('choose-up-to', { group: value, amount: choice('fixed', { count: number.value }) }) })
      if (isSeveral && person !== 'first') {
        const numbers = this.count(at).flatMap(({ end, value }) => (value > 1 ? [{ end, value: choice('fixed', { count: value }) }] : []))
        for (const number of [...numbers, ...(person === 'you' ? this.#chosenX(at) : [])])
          for (const { end, value } of this.group(number.end, person))
            found.push({ end, value: choice('choose-some', { group: value, amount: number.value }) })
      }
      return found
    })
  }

  /** Whether one of the next tokens is such a word. A set of cards has no more words. */
  #hasWord(from: number, word: RegExp): boolean {
    return this.tokens.slice(from, from + 16).some((token) => word.test(token.word))
  }

  /** Whether a noun for cards is in the plural between two tokens. */
  #hasPlural(from: number, to: number): boolean {
    return this.tokens.slice(from, to).some(({ word }) => word === 'cards' || (this.#words.kinds.get(word)?.says ?? word) !== word)
  }

  /** Whether a word for the owner of cards means this person. */
  #isOwner(at: number, person: Person): boolean {
    const own = person === 'you' ? ['your', ...(this.#yous.length > 0 ? ['his', 'their'] : [])] : ['his', 'her', 'their']
    return own.includes(this.tokens[at]?.word ?? '')
  }

  /** The cards of a player, behind the word for the player: "foxes". */
  #ofOwner(at: number, person: Person): readonly Reading<Choice>[] {
    return this.#nouns(at, person).flatMap(({ end, value }) => {
      const group = groupFor(this.grammar, this.#words, { ...value, after: [...value.after, this.#words.after('yours')] }, person)
      return group === undefined || value.kind === undefined ? [] : [{ end, value: group }]
    })
  }

  /** Titles of cards, also with the word for their kind: "the Old Mill and Far Hill hills". */
  #titles(at: number): readonly Reading<Choice>[] {
    return this.#onlyTitles(at).flatMap((one) => {
      const kind = this.#words.kinds.get(this.tokens[one.end]?.word ?? '')
      const all = one.value.id === '~titles' ? (one.value.with.cards as readonly Choice[]) : [one.value]
      const types = all.map((title) => this.options.typesOfTitles?.get(String(title.with.code)))
      const isKind = kind !== undefined && types.every((type) => type !== undefined && isWithin(this.grammar.menus, kind.id, type))
      return isKind ? [one, { ...one, end: one.end + 1 }] : [one]
    })
  }

  /** "Old Mill", "1 copy of Old Mill", "Old Mill, Far Hill and the Bridge". */
  #onlyTitles(at: number): readonly Reading<Choice>[] {
    const one = (from: number): Reading<Choice> | undefined => {
      const copy = /^(?:a|1|the)$/.test(this.tokens[from]?.word ?? '') && this.word(from + 1, 'copy', 'of') ? from + 3 : from
      const start = this.skip(copy, 'the')
      const aside = this.#setAside(start)
      const token = this.tokens[aside ?? start]
      if (token?.kind !== 'title') return undefined
      const away = aside === undefined ? undefined : this.grammar.menus.texts.outOfPlay?.card
      if (aside !== undefined && away === undefined) return undefined
      return { end: (aside ?? start) + 1, value: choice(away ?? 'named', { code: token.code ?? '' }) }
    }
    const first = one(at)
    if (first === undefined) return []
    const found: Reading<Choice>[] = [first]
    let titles: readonly Choice[] = [first.value]
    for (let { end } = first; ; ) {
      const comma = this.skip(end, ',')
      const next = comma > end || this.word(comma, 'and') ? one(this.skip(comma, 'and')) : undefined
      if (next === undefined) return found
      titles = [...titles, next.value]
      end = next.end
      if (this.word(comma, 'and')) found.push({ end, value: choice('~titles', { cards: titles }) })
    }
  }

  /** The token behind words that say that a card with a title is out of play: "set-aside". */
  #setAside(at: number): number | undefined {
    return this.grammar.away.flatMap((pattern) => this.pattern(pattern, at, 'you').map(({ end }) => end))[0]
  }

  /** "that the first player chooses", "that the players choose", behind a set of cards. */
  #chosenBy(at: number, group: Choice): readonly Reading<Choice>[] {
    if (!this.word(at, 'that')) return []
    const voted = this.word(at + 1, 'the', 'players', 'choose') ? [{ end: at + 4, value: choice('choose-vote', { group }) }] : []
    const chosen = this.player('player', at + 1).flatMap(({ end, value: player }) =>
      !isChosen(player) && this.word(end, 'chooses') ? [{ end: end + 1, value: choice('choose-by', { group, player }) }] : [],
    )
    return [...voted, ...chosen]
  }

  #choose(group: Choice, person: Person): Choice {
    return person === 'first' ? choice('choose-by', { group, player: choice('first') }) : choice('choose', { group })
  }

  #references(at: number): readonly Reading<Choice>[] {
    const token = this.tokens[at]
    if (token === undefined) return []
    if (/^(?:him|her|he|she)$/.test(token.word)) return [{ end: at + 1, value: reference('~person', 'one') }]
    if (token.word === 'it') return [{ end: at + 1, value: reference('', 'one') }]
    if (token.word === 'them') return [{ end: at + 1, value: reference('', 'several') }]
    if (!/^(?:that|the|those)$/.test(token.word)) return []
    const said = this.tokens[at + 1]?.word ?? ''
    // "the discarded fox"
    const again = this.#words.again.has(said) ? said : undefined
    const from = said === 'chosen' || again !== undefined ? at + 2 : at + 1
    const noun = this.tokens[from]?.word ?? ''
    const kind = this.#words.kinds.get(noun)
    if (kind === undefined && !/^cards?$/.test(noun)) return []
    // without further words behind it, "the fox" means a fox that was named before
    if (token.word === 'the' && from === at + 1) {
      const { kind: sort = 'sign', word: behind = '' } = this.tokens[from + 1] ?? {}
      const isBare = sort === 'sign' || /^(?:is|was|has|gets|cannot|does)$/.test(behind)
      if (kind === undefined || noun !== kind.says || !isBare) return []
    }
    const isSeveral = token.word === 'those' || (again !== undefined && noun !== (kind?.says ?? 'card'))
    const end = kind === undefined ? from + 1 : this.skip(from + 1, 'card')
    return [{ end, value: reference(kind?.id ?? 'card', isSeveral ? 'several' : 'one', again) }]
  }

  /** A set of cards, without an article: "tired fox you control", also in the plural. */
  group(at: number, person: Person, also?: string): readonly Reading<Choice>[] {
    return this.#cached(`group ${at} ${person} ${also ?? ''}`, () => {
      if (also === 'again') return this.#references(at).filter(({ value }) => value.with.number === 'several')
      const plain = this.#nouns(at, person).flatMap(({ end, value: noun }) => {
        const value = this.#otherThan(noun)
        if (value === undefined) return []
        const more = also === undefined ? value : { ...value, after: [...value.after, this.#words.after(also)] }
        const group = groupFor(this.grammar, this.#words, more, person)
        return group === undefined ? [] : [{ end, value: group, isNamed: value.group !== undefined }]
      })
      // a set with words of its own is meant, where the same words are also a set and a filter
      const isWhole = ({ end, value, isNamed }: (typeof plain)[number]): boolean =>
        isNamed && Object.keys(value.with).length === 0 && plain.some((one) => one.end === end)
      const wholes = new Set(plain.filter(isWhole).map(({ end }) => end))
      // so it is with further words: "attacking fox with a leaf"
      const isSaidByName = (one: (typeof plain)[number]): boolean =>
        !one.isNamed &&
        plain.some((other) => other.isNamed && other.end === one.end && filtersOf(other.value).length < filtersOf(one.value).length)
      const found = plain
        .filter((one) => (!wholes.has(one.end) || isWhole(one)) && !isSaidByName(one))
        .map(({ end, value }): Reading<Choice> => ({ end, value }))
      const all = [...found, ...found.flatMap((one) => this.#someOf(one, person))]
      if (also !== undefined)
        for (const { end, value: before } of this.#bareTraits(at)) {
          const group = groupFor(this.grammar, this.#words, { kind: undefined, before, after: [this.#words.after(also)] }, person)
          if (group !== undefined) all.push({ end, value: group })
        }
      return also === undefined ? [...all, ...this.#groupsAgain(at, person)] : all
    })
  }

  /** "Tired fox discarded this way", "discarded tired fox": those among the cards that an earlier effect discarded, found or revealed. */
  #groupsAgain(at: number, person: Person): readonly Reading<Choice>[] {
    const said = this.tokens[at]?.word ?? ''
    const isBefore = this.#words.again.has(said)
    if (!isBefore && !this.#mayResult) return none
    return this.#nouns(isBefore ? at + 1 : at, person).flatMap(({ end, value }) => {
      const { kind, before, after, group } = value
      if (group !== undefined || after.length > 0) return []
      const again = isBefore ? said : (this.tokens[end]?.word ?? '')
      const result = this.#words.results.find((words) => this.word(end + 1, ...words))
      if (!isBefore && (!this.#words.again.has(again) || result === undefined)) return []
      const last = isBefore || result === undefined ? end : end + 1 + result.length
      const filters = [...before, ...(kind === undefined ? [] : [choice(kind.id)])]
      return [{ end: last, value: choice('~reference', { noun: 'card', number: 'several', again, filters }) }]
    })
  }

  /** Those of a set that its words behind it select: "foxes with the most damage". */
  #someOf({ end, value }: Reading<Choice>, person: Person): readonly Reading<Choice>[] {
    return this.#words.led.flatMap(({ entry, pattern }) => {
      const [first, ...rest] = pattern
      if (first?.kind !== 'blank' || first.sort !== 'group' || rest.length === 0) return []
      return this.pattern(rest, end, person, { [first.blank]: value }).map((one) => ({ end: one.end, value: choice(entry.id, one.value) }))
    })
  }

  /** The kind of the cards in a chosen set, an id of the menu of filters; undefined for cards of any kind. */
  kindOf({ id, with: { group, code } }: Choice): string | undefined {
    if (id === 'named' || id === this.grammar.menus.texts.outOfPlay?.card) return this.options.typesOfTitles?.get(String(code))
    if (!isChoice(group)) return undefined
    return (
      this.kindIn(filtersOf(group)) ?? this.#words.kinds.get(this.#words.plain.find(({ entry }) => entry.id === group.id)?.kind ?? '')?.id
    )
  }

  /** Whether this card may be in a set, as far as its type tells. */
  #mayBeThis(group: Choice): boolean {
    const kind = this.kindOf(choice('each', { group }))
    const { type } = this.options
    return kind === undefined || isWithin(this.grammar.menus, kind, type)
  }

  /** A noun with "other", which means cards other than this one only where this card could be among them, and else other than a card named before. */
  #otherThan(noun: Noun): Noun | undefined {
    const { before, kind } = noun
    const { other, otherThan } = this.grammar.menus.texts
    if (other === undefined || kind === undefined || !before.some(({ id }) => id === other)) return noun
    if (isWithin(this.grammar.menus, kind.id, this.options.type)) return noun
    if (otherThan === undefined) return undefined
    return { ...noun, before: before.map((one) => (one.id === other ? choice('~other', { kind: kind.id }) : one)) }
  }

  /** A set of cards without this one, or where this card cannot be among them, without a card that was named before. */
  #withoutNamed(group: Choice): Choice | undefined {
    const { other = '', otherThan } = this.grammar.menus.texts
    if (this.#mayBeThis(group)) return withFilter(group, choice(other))
    const kind = this.kindOf(choice('each', { group }))
    return otherThan === undefined || kind === undefined ? undefined : withFilter(group, choice('~other', { kind }))
  }

  /** The kind among filters, an id of their menu. */
  kindIn(filters: readonly Choice[]): string | undefined {
    return filters.find(({ id }) => this.#words.kindIds.has(id))?.id
  }

  /** The kind among filters, or the type of the card whose title is among them. */
  #typeIn(filters: readonly Choice[]): string | undefined {
    const named = filters.find(({ id }) => id === 'named-exactly')
    return this.kindIn(filters) ?? (named && this.options.typesOfTitles?.get(String(named.with.code)))
  }

  /** The type of the card to which an event happens, or that an ability changes; undefined for cards of any type. */
  typeOf(of: Whose | NonNullable<BuiltAbility['on']>): string | undefined {
    if (of === 'self') return this.options.type
    if (of === 'host') return this.options.host === 'card' ? undefined : this.options.host
    return Array.isArray(of) ? this.#typeIn(of as readonly Choice[]) : undefined
  }

  /** A noun as conditions about one card. */
  filters(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    const title = this.tokens[at]
    if (title?.kind === 'title') return [{ end: at + 1, value: [choice('named-exactly', { code: title.code ?? '' })] }]
    // sets of cards come first: a set such as "foxes with the highest number" begins with a set, and would be asked for inside of its own noun
    this.group(at, person)
    return this.#cached(`filters ${at} ${person}`, () =>
      this.#nouns(at, person)
        .flatMap(({ end, value: noun }): readonly Reading<readonly Choice[]>[] => {
          const value = this.#otherThan(noun)
          const filters = value && filtersFor(value)
          return filters === undefined ? [] : this.#byChoice(end, person).map((last) => ({ end: last, value: filters }))
        })
        .concat(this.#bareTraits(at)),
    )
  }

  /** "A Grey": a trait without a noun behind it, as a condition about a card of any kind. */
  #bareTraits(at: number): readonly Reading<readonly Choice[]>[] {
    if (!/^(?:a|an|another)$/.test(this.tokens[at - 1]?.word ?? '')) return none
    return this.trait(at).flatMap(({ end, value }) => {
      const { kind, word = '' } = this.tokens[end] ?? {}
      const isNoun = kind === 'name' || kind === 'icon' || this.nouns.has(word) || /^(?:or|trait)$/.test(word)
      return isNoun ? [] : [{ end, value: [choice('trait', { trait: value })] }]
    })
  }

  /** The ends of words about cards: "a fox", also "a fox of his choice", which says nothing more where he is the one who chooses. */
  #byChoice(at: number, person: Person): readonly number[] {
    const isSaid = this.word(at, 'of') && this.#isOwner(at + 1, person) && this.word(at + 2, 'choice')
    return isSaid ? [at, at + 3] : [at]
  }

  #nouns(at: number, person: Person): readonly Reading<Noun>[] {
    return this.#cached(`noun ${at} ${person}`, () => {
      let starts: readonly Reading<readonly Choice[]>[] = [{ end: at, value: [] }]
      const heads: Reading<Noun>[] = []
      for (let depth = 0; depth < 5 && starts.length > 0; depth++) {
        for (const { end, value } of starts) heads.push(...this.#head(end, value, person))
        starts = distinct(
          starts.flatMap(({ end, value }) => this.#before(end).map((one) => ({ end: one.end, value: [...value, ...one.value] }))),
        )
      }
      let all: readonly Reading<Noun>[] = heads
      let now: readonly Reading<Noun>[] = heads
      for (let depth = 0; depth < 3 && now.length > 0; depth++) {
        now = now.flatMap(({ end, value }) =>
          this.#after(end, person).map((one) => ({ end: one.end, value: { ...value, after: [...value.after, one.value] } })),
        )
        all = [...all, ...now]
      }
      return all
    })
  }

  /** Words before a noun: "tired", "non-Grey", "Grey", "Grey or Red". */
  #before(at: number): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = [...this.plainBefore(at)]
    // "Noble or [speed]", of two such words
    for (const { end, value } of [...found])
      if (this.word(end, 'or') || this.word(end, 'and'))
        for (const other of this.plainBefore(end + 1))
          found.push({ end: other.end, value: [choice('either', { filters: value, others: other.value })] })
    const not = /^non-(.+)$/.exec(this.tokens[at]?.word ?? '')
    const written = this.tokens[at]?.text.slice(4) ?? ''
    if (not && /^\p{Lu}/u.test(written)) found.push({ end: at + 1, value: [choice('no-trait', { trait: written })] })
    return found
  }

  /** One word before a noun, without "or". */
  plainBefore(at: number): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = []
    for (const { entry, pattern } of beginningWith(this.#usable.before, this.tokens[at]?.word))
      for (const { end, value } of this.pattern(pattern, at, 'you'))
        if (!this.grammar.menus.texts.unread?.includes(`${entry.id} ${String(value.keyword)}`))
          found.push({ end, value: [choice(entry.id, value)] })
    for (const { end, value } of this.trait(at)) found.push({ end, value: [choice('trait', { trait: value })] })
    return found
  }

  #head(at: number, before: readonly Choice[], person: Person): readonly Reading<Noun>[] {
    const token = this.tokens[at]
    if (token === undefined) return []
    const found: Reading<Noun>[] = []
    const kind = this.#words.kinds.get(token.word)
    // "player card" is no kind of player
    const isPlayerCard = kind !== undefined && this.#words.playerKinds.has(kind.id) && /^cards?$/.test(this.tokens[at + 1]?.word ?? '')
    if (!isPlayerCard && (kind !== undefined || /^cards?$/.test(token.word))) {
      const end = at + (kind !== undefined && /^cards?$/.test(this.tokens[at + 1]?.word ?? '') ? 2 : 1)
      found.push({ end, value: { kind, before, after: [] } })
      if (end === at + 2) found.push({ end: at + 1, value: { kind, before, after: [] } })
    }
    // "each Old Mill in play", "each copy of Old Mill"
    const title = /^(?:copy|copies)$/.test(token.word) && this.word(at + 1, 'of') ? at + 2 : at
    const { kind: sort, code = '' } = this.tokens[title] ?? {}
    if (sort === 'title' && /^(?:each|every|all|no|of|[2-9])$/.test(this.tokens[at - 1]?.word ?? ''))
      found.push({ end: title + 1, value: { kind: undefined, before: [...before, choice('named-exactly', { code })], after: [] } })
    // a kind with several words: "player who controls this fox"
    for (const { entry, pattern } of this.#words.longKinds)
      for (const { end, value } of this.pattern(pattern, at, person))
        found.push({ end, value: { kind: undefined, before: [...before, choice(entry.id, value)], after: [] } })
    const { ofType } = this.grammar.menus.texts
    if (kind === undefined && ofType !== undefined)
      for (const { end, value } of this.listed('type', at)) {
        const noun = { kind: undefined, before: [...before, choice(ofType, { type: value })], after: [] }
        found.push({ end, value: noun })
        if (/^cards?$/.test(this.tokens[end]?.word ?? '')) found.push({ end: end + 1, value: noun })
      }
    // "a fox of a player" is any player's fox, and no player is chosen
    for (const { entry, pattern } of this.#words.groups)
      for (const { end, value } of this.pattern(pattern, at, person))
        if (!isChosen(value.player) && !this.#isAbsentPlayer(value.player))
          found.push({ end, value: { kind: undefined, before, after: [], group: choice(entry.id, value) } })
    return found
  }

  /** Whether there may be no such player, who then has no cards. */
  #isAbsentPlayer(player: Value | undefined): boolean {
    return isChoice(player) && this.grammar.menus.of.player.some(({ id, absent }) => id === player.id && absent === 'possible')
  }

  /** What an earlier effect did to cards: "discarded this way", "were drawn by this effect". */
  #result(at: number): readonly Reading<After>[] {
    if (!this.#mayResult) return none
    const from = /^(?:is|are|was|were)$/.test(this.tokens[at]?.word ?? '') ? at + 1 : at
    const again = this.tokens[from]?.word ?? ''
    // "foxes discarded this way" are cards that are named again; a number has no such words
    if (!this.#words.done.has(again) || (from === at && this.#words.again.has(again))) return []
    return this.#words.results.flatMap((words) =>
      this.word(from + 1, ...words)
        ? [{ end: from + 1 + words.length, value: { words: `~${again}`, filter: choice('~result', { again }) } }]
        : [],
    )
  }

  #after(at: number, person: Person): readonly Reading<After>[] {
    const found: Reading<After>[] = [...this.#result(at)]
    for (const { words, pattern, filter, of } of this.#words.afters) {
      if (of !== 'both' && (of === 'you') !== (person === 'you')) continue
      for (const { end, value } of this.pattern(pattern, at, person))
        found.push({ end, value: { words, filter: filter === undefined ? undefined : choice(filter, value) } })
    }
    // "with at least 1 leaf" is "with a leaf"
    const blanks = ({ value: { filter } }: Reading<After>): number => Object.keys(filter?.with ?? {}).length
    return found.filter(
      (one) => !found.some((other) => other.end === one.end && other.value.filter !== undefined && blanks(other) < blanks(one)),
    )
  }
}

const traitsByPlainLetters = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>()

/** The trait that is written so, also in small letters or without accents, as authors of home-made cards write it. */
function traitOf(traits: ReadonlySet<string>, written: string): string | undefined {
  if (traits.has(written)) return written
  const known = traitsByPlainLetters.get(traits) ?? new Map([...traits].map((trait) => [withoutAccents(trait), trait]))
  traitsByPlainLetters.set(traits, known)
  return known.get(withoutAccents(written))
}

/** Whether a set of cards is a part of another one: "foxes with the most damage". */
const isSelection = ({ with: blanks }: Choice): boolean => isChoice(blanks.group)

/** Conditions without those that say with more blanks what the same words say with fewer: "there is" and "there are at least 1". */
function simplest(readings: readonly Reading<Choice>[]): readonly Reading<Choice>[] {
  const blanks = ({ value }: Reading<Choice>): number => Object.keys(value.with).length
  return readings.filter((one) => !readings.some((other) => other.end === one.end && blanks(other) < blanks(one)))
}

/** Filters without those that say with more blanks what the same words say with fewer. */
function withFewest(readings: readonly Reading<readonly Choice[]>[]): readonly Reading<readonly Choice[]>[] {
  const blanks = ({ value }: Reading<readonly Choice[]>): number => value.reduce((sum, one) => sum + Object.keys(one.with).length, 0)
  return readings.filter((one) => !readings.some((other) => other.end === one.end && blanks(other) < blanks(one)))
}

/** Whether a player is one of your choice. */
const isChosen = (player: Value | undefined): boolean => isChoice(player) && player.id === 'choose'

const withFilter = (group: Choice, filter: Choice): Choice => choice(group.id, { ...group.with, filters: [filter, ...filtersOf(group)] })

/** Readings without repetitions. */
export function distinct<T>(readings: readonly Reading<T>[]): readonly Reading<T>[] {
  if (readings.length < 2) return readings
  const known = new Set<string>()
  return readings.filter((one) => {
    const key = `${one.end} ${JSON.stringify(one.value)}`
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/** The values of blanks that a phrase does not name. */
export function defaultsOf({ blanks }: Pick<Entry, 'blanks'>, defaults: { readonly [blank: string]: string }, person: Person): Blanks {
  if (Object.keys(defaults).length === 0) return nothing
  return Object.fromEntries(
    Object.entries(defaults).map(([blank, value]) => {
      const sort = blanks[blank] ?? ''
      if (sort === 'count') return [blank, Number(value)]
      if (sort === 'amount') {
        const [id = '', count = ''] = value.split('/')
        return [
          blank,
          /^\d/.test(value) ? choice('fixed', { count: Number(value) }) : choice(id, count === '' ? {} : { count: Number(count) }),
        ]
      }
      if (sort === 'player' || sort === 'players') return [blank, choice(value === 'you' && person === 'first' ? 'first' : value)]
      return [blank, sort === 'card' || sort === 'cards' || sort === 'group' ? choice(value) : value]
    }),
  )
}
