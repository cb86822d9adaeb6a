/** Reads one unit of a card's text as abilities of the ability builder. */
import {
  type BuiltAbility,
  blankAbility,
  type Choice,
  type ChoiceWay,
  choice,
  type Entry,
  has,
  isChoice,
  nameOfWay,
  stands,
  type Trigger,
  type Value,
  type Whose,
  wordOf,
} from '@questwright/abilities'
import type { EntryPhrase, Grammar } from './grammar.ts'
import type { Person } from './noun-words.ts'
import type { Pattern } from './phrase.ts'
import { defaultsOf, distinct, Reader, type ReaderOptions, type Reading } from './reader.ts'
import type { TextRequest } from './text-unit.ts'
import type { Token } from './tokens.ts'
import type { Unit } from './units.ts'

/** Thrown where the parts of an ability do not fit together. */
class Unfit extends Error {}

/** Reads one unit as abilities, in every way that the phrases of a game allow. */
export class AbilityReader {
  readonly chart: Reader
  readonly #grammar: Grammar
  readonly #tokens: readonly Token[]
  readonly #unit: Unit
  readonly #request: TextRequest
  readonly #options: ReaderOptions
  readonly #memo = new Map<string, readonly Reading<readonly Choice[]>[]>()
  readonly #place: 'first' | 'later'

  constructor(
    grammar: Grammar,
    tokens: readonly Token[],
    options: ReaderOptions,
    unit: Unit,
    request: TextRequest,
    place: 'first' | 'later' = 'first',
  ) {
    this.#place = place
    this.chart = new Reader(grammar, tokens, options)
    this.#grammar = grammar
    this.#tokens = tokens
    this.#unit = unit
    this.#request = request
    this.#options = options
  }

  /** The abilities of each meaning; none where a part has so many readings that some were lost. */
  read(): readonly (readonly BuiltAbility[])[] {
    const all = this.#all().filter((abilities) => abilities.every(this.#isOffered))
    return this.chart.lost === 'some' ? [] : all
  }

  #all(): readonly (readonly BuiltAbility[])[] {
    const { word } = this.#unit
    if (word === undefined) return [...this.#attach(), ...this.#limitPer(), ...this.#constants()]
    return has(this.#grammar.menus, word, 'price') ? this.#priced(word) : this.#labelled(word)
  }

  /** Whether the builder would offer every part of an ability on this card. */
  readonly #isOffered = (ability: BuiltAbility): boolean => stands(this.#grammar.menus, ability, { kind: 'card', type: this.#request.type })

  /** The end of the text, also behind a full stop. */
  #isEnd(at: number): boolean {
    return at === this.#tokens.length || (at === this.#tokens.length - 1 && this.chart.word(at, '.'))
  }

  #attach(): readonly (readonly BuiltAbility[])[] {
    if (!this.chart.word(0, 'attach', 'to')) return []
    const from = /^(?:a|an)$/.test(this.#tokens[2]?.word ?? '') ? 3 : 2
    return this.chart
      .filters(from, 'you')
      .flatMap(({ end, value }) => (this.#isEnd(end) ? [[{ ...blankAbility('attaches-to'), hosts: value }]] : []))
  }

  #limitPer(): readonly (readonly BuiltAbility[])[] {
    if (!this.chart.word(0, 'limit', '1', 'per')) return []
    const per = this.#tokens[3]?.word === 'player' ? 'player' : this.chart.nouns.has(this.#tokens[3]?.word ?? '') ? 'host' : undefined
    return per !== undefined && this.#isEnd(4) ? [[{ ...blankAbility('limit-per'), change: choice('limit-per', { what: per }) }]] : []
  }

  #priced(word: string): readonly (readonly BuiltAbility[])[] {
    return this.chart
      .entries(
        this.#grammar.prices.filter(({ entry }) => entry.id !== 'effects' && entry.offer !== 'read'),
        0,
        'you',
      )
      .flatMap(({ end, value }) => (this.#isEnd(end) ? [[{ ...blankAbility(word), price: value }]] : []))
  }

  // constant abilities

  #constants(): readonly (readonly BuiltAbility[])[] {
    const starts: readonly Reading<readonly Choice[]>[] = [
      { end: 0, value: [] },
      ...(this.chart.word(0, 'while') || this.chart.word(0, 'if')
        ? this.chart.conditions(1, 'you').flatMap(({ end, value }) => (this.chart.word(end, ',') ? [{ end: end + 1, value }] : []))
        : []),
    ]
    return starts.flatMap(({ end, value: conditions }) =>
      this.#bearers(end).flatMap(({ end: after, value: on }) =>
        this.#changes(after, on === 'self' ? 'this' : 'other').flatMap(({ end: last, value: changes }) => {
          const behind = this.chart.word(last, 'while')
            ? this.chart.conditions(last + 1, 'you')
            : [{ end: last, value: [] as readonly Choice[] }]
          return behind.flatMap(({ end: close, value: more }) =>
            this.#isEnd(close)
              ? [
                  changes.flatMap(({ word, change }): readonly BuiltAbility[] => {
                    const list = wordOf(this.#grammar.menus, word)?.changes
                    const blanks = this.#ofType(change.with, typeof list === 'object' ? { what: list.list } : {}, this.#typeOf(on))
                    return blanks === undefined
                      ? []
                      : [{ ...blankAbility(word), on, change: choice(change.id, blanks), conditions: [...conditions, ...more] }]
                  }),
                ]
              : [],
          )
        }),
      ),
    )
  }

  /**
   * The values of blanks, in which words of lists that mean another word for cards of this type are replaced.
   * @returns undefined where that depends on the type and it is not known
   */
  #ofType(blanks: Choice['with'], sorts: Entry['blanks'], type: string | undefined): Choice['with'] | undefined {
    const { ofTypes = {} } = this.#grammar.menus.texts
    const done: { [blank: string]: Value } = { ...blanks }
    for (const [blank, sort] of Object.entries(sorts)) {
      const other = ofTypes[sort]?.[String(blanks[blank])]
      if (other === undefined) continue
      if (type === undefined) return undefined
      if (other.types.includes(type)) done[blank] = other.word
    }
    return done
  }

  #bearers(at: number): readonly Reading<NonNullable<BuiltAbility['on']>>[] {
    const found: Reading<NonNullable<BuiltAbility['on']>>[] = this.chart.self(at).map((end) => ({ end, value: 'self' }))
    if (at > 0 && this.chart.word(at, 'it')) found.push({ end: at + 1, value: 'self' })
    if (at === 0 && /^(?:cannot|gets|gains|does|may|immune)$/.test(this.#tokens[0]?.word ?? '')) found.push({ end: 0, value: 'self' })
    if (this.chart.word(at, 'attached') && this.#tokens[at + 1]?.word === this.#options.host) found.push({ end: at + 2, value: 'host' })
    const from = /^(?:each|all|every)$/.test(this.#tokens[at]?.word ?? '') ? at + 1 : at
    for (const { end, value } of this.chart.filters(from, 'you')) if (value.length > 0) found.push({ end, value })
    return found
  }

  /** @param subject whether the changed card is this one: whether "it" can mean it */
  #changes(at: number, subject: 'this' | 'other'): readonly Reading<readonly Change[]>[] {
    const one = (from: number, bare: 'bare' | 'whole'): readonly Reading<Change>[] => {
      const found: Reading<Change>[] = []
      for (const phrase of this.#grammar.changes) {
        if (phrase.entry.offer === 'read' || phrase.entry.joins === 'never') continue
        const pattern = bare === 'bare' ? phrase.pattern.slice(1) : phrase.pattern
        for (const { end, value } of this.chart.pattern(pattern, from, 'you'))
          for (const tailed of this.#amounts({ end, value }, subject))
            found.push({ end: tailed.end, value: { word: 'modifier', change: choice(phrase.entry.id, tailed.value) } })
      }
      if (this.chart.word(from, 'cannot'))
        for (const { end, value } of this.chart.listed('forbidden', from + 1))
          found.push({ end, value: { word: 'cannot', change: choice('cannot', { what: value }) } })
      for (const { end, value } of this.chart.listed('permission', from))
        found.push({ end, value: { word: 'permits', change: choice('permits', { what: value }) } })
      return found
    }
    let now: readonly Reading<readonly Change[]>[] = one(at, 'whole').map(({ end, value }) => ({ end, value: [value] }))
    const all = [...now]
    for (let i = 0; i < 3; i++) {
      now = now.flatMap(({ end, value }) => {
        const from = this.#and(end)
        if (from === undefined) return []
        const isSame = value.at(-1)?.word === 'modifier' && /^[+-]$/.test(this.#tokens[from]?.word ?? '')
        const or =
          value.at(-1)?.word === 'cannot'
            ? this.chart
                .listed('forbidden', from)
                .map((each) => ({ end: each.end, value: { word: 'cannot', change: choice('cannot', { what: each.value }) } }))
            : []
        return [...one(from, isSame ? 'bare' : 'whole'), ...or].map((next) => ({ end: next.end, value: [...value, next.value] }))
      })
      all.push(...now, ...now.flatMap(({ end, value }) => sharedAmounts(value).map((shared) => ({ end, value: shared }))))
    }
    return all
  }

  /** The token behind "and", ", and", "or" or ",". */
  #and(at: number): number | undefined {
    const from = this.chart.word(at, ',') ? at + 1 : at
    if (this.chart.word(from, 'and') || this.chart.word(from, 'or')) return from + 1
    return from > at ? from : undefined
  }

  // abilities with a label

  #labelled(word: string): readonly (readonly BuiltAbility[])[] {
    const { menus } = this.#grammar
    const { phase, keyword } = this.#unit
    const base: BuiltAbility = { ...blankAbility(word), ...(phase && { phase }), ...(keyword && { keyword }) }
    const triggers: readonly Reading<Trigger | undefined>[] =
      this.#place === 'first' && has(menus, word, 'trigger') ? this.#triggers() : [{ end: 0, value: undefined }]
    const found: BuiltAbility[] = []
    for (const { end, value: trigger } of triggers)
      for (const asked of this.#ifs(end))
        for (const paid of has(menus, word, 'costs') ? this.#costs(asked.end) : [{ end: asked.end, value: [] }])
          for (const done of this.#effects(paid.end, 'you', 'open'))
            for (const limited of this.#limits(done.end)) {
              if (!this.#isEnd(limited.end) || done.value.length === 0) continue
              try {
                found.push(
                  this.#resolved({
                    ...base,
                    ...(trigger && { trigger }),
                    ...(limited.value && { limit: limited.value }),
                    conditions: asked.value,
                    costs: paid.value,
                    effects: done.value,
                  }),
                )
              } catch (error) {
                if (!(error instanceof Unfit)) throw error
              }
            }
    return found.map((one) => [one])
  }

  #ifs(at: number): readonly Reading<readonly Choice[]>[] {
    const plain = { end: at, value: [] as readonly Choice[] }
    if (!this.chart.word(at, 'if')) return [plain]
    return [
      plain,
      ...this.chart.conditions(at + 1, 'you').flatMap(({ end, value }) => (this.chart.word(end, ',') ? [{ end: end + 1, value }] : [])),
    ]
  }

  #triggers(): readonly Reading<Trigger>[] {
    const { menus } = this.#grammar
    const [first] = this.#tokens
    const found: Reading<Trigger>[] = []
    const comma = (end: number, value: Trigger): void => {
      if (this.chart.word(end, ',')) found.push({ end: end + 1, value })
    }
    if (first?.word === 'at' && this.chart.word(1, 'the') && (this.chart.word(2, 'beginning', 'of') || this.chart.word(2, 'end', 'of'))) {
      const timing = this.chart.word(2, 'end') ? 'at-end-of' : 'at-beginning-of'
      for (const [kind] of Object.entries(menus.moments)) {
        const words = kind === 'round' ? ['round'] : [...kind.split('-'), 'phase']
        for (const lead of ['the', 'each', 'every'])
          if (this.chart.word(4, lead, ...words)) comma(5 + words.length, { timing, kind, of: [] })
      }
    }
    if (first?.word !== 'after' && first?.word !== 'when') return found
    const events: { readonly end: number; readonly timing: 'after' | 'when'; readonly kind: string; readonly of: Whose }[] = []
    for (const { kind, timing, pattern, types } of this.#grammar.events) {
      if (timing === 'when' && first.word === 'after') continue
      for (const { end, value } of this.chart.pattern(pattern, 1, 'you')) {
        const of = 'subject' in value ? (value.subject as unknown as Whose) : []
        if (types === undefined || types.includes(this.#typeOf(of) ?? '')) events.push({ end, timing, kind, of })
      }
    }
    // "when" is what happens after the event only where no event has a moment before it
    const isBefore = first.word === 'when' && events.some(({ timing }) => timing === 'when')
    for (const { end, timing, kind, of } of events)
      if (!isBefore || timing === 'when') comma(end, { timing: isBefore ? 'when' : 'after', kind, of })
    return found
  }

  /** The type of the card to which an event happens, or that an ability changes; undefined for cards of any type. */
  #typeOf(of: Whose | NonNullable<BuiltAbility['on']>): string | undefined {
    if (of === 'self') return this.#request.type
    if (of === 'host') return this.#options.host === 'card' ? undefined : this.#options.host
    return Array.isArray(of) ? this.chart.kindIn(of as readonly Choice[]) : undefined
  }

  /** The type of the cards that an effect changes, as far as its words tell. */
  #kindOf(cards: Value | undefined): string | undefined {
    if (cards === undefined || !isChoice(cards)) return undefined
    if (cards.id === 'self') return this.#request.type
    if (cards.id === '~reference') return String(cards.with.noun) || undefined
    return this.chart.kindOf(cards)
  }

  #costs(at: number): readonly Reading<readonly Choice[]>[] {
    const one = (from: number) => this.chart.entries(this.#grammar.costs, from, 'you')
    let now: readonly Reading<readonly Choice[]>[] = one(at).map(({ end, value }) => ({ end, value: [value] }))
    const all: Reading<readonly Choice[]>[] = [{ end: at, value: [] }]
    for (let i = 0; i < 3; i++) {
      for (const { end, value } of now) if (this.chart.word(end, 'to')) all.push({ end: end + 1, value })
      now = now.flatMap(({ end, value }) => {
        const from = this.#and(end)
        return from === undefined ? [] : one(from).map((next) => ({ end: next.end, value: [...value, next.value] }))
      })
    }
    return all
  }

  #limits(at: number): readonly Reading<BuiltAbility['limit']>[] {
    const start = this.chart.word(at, '.') ? at + 1 : at
    const open = this.chart.word(start, '(') ? start + 1 : start
    if (!this.chart.word(open, 'limit')) return [{ end: at, value: undefined }]
    const times =
      ['once', 'twice'].indexOf(this.#tokens[open + 1]?.word ?? '') + 1 ||
      (this.chart.word(open + 2, 'times') ? (this.chart.count(open + 1)[0]?.value ?? 0) : 0)
    const from = open + (this.chart.word(open + 2, 'times') ? 3 : 2)
    const period = this.#tokens[from + 1]?.word
    if (times === 0 || !this.chart.word(from, 'per') || (period !== 'phase' && period !== 'round' && period !== 'game')) return []
    let end = from + 2
    if (this.chart.word(end, '.')) end++
    if (open > start) {
      if (!this.chart.word(end, ')')) return []
      end++
    }
    return [{ end, value: { times, period, counts: 'card' } }]
  }

  // effects

  /**
   * A list of effects.
   * @param how `open`: also effects of the sentences that follow; `one`: one clause, and clauses that "and" joins to it
   */
  #effects(at: number, person: Person, how: 'open' | 'one', until?: string): readonly Reading<readonly Choice[]>[] {
    const key = `${at} ${person} ${how} ${until ?? ''}`
    const known = this.#memo.get(key)
    if (known) return known
    this.#memo.set(key, [])
    let now = this.#clause(at, person, until)
    const all = [...now]
    for (let i = 0; i < 8 && now.length > 0; i++) {
      now = this.chart.limited(
        distinct(
          now.flatMap(({ end, value }) =>
            this.#next(end, how).flatMap((from) =>
              this.#clause(from, person, until).map((next) => ({ end: next.end, value: [...value, ...next.value] })),
            ),
          ),
        ),
      )
      all.push(...now)
    }
    const found = distinct(all)
    this.#memo.set(key, found)
    return found
  }

  /** Where the next clause begins behind a joint: "and", ", then", a new sentence. */
  #next(at: number, how: 'open' | 'one'): readonly number[] {
    const found: number[] = []
    const and = this.#and(at)
    if (and !== undefined && !this.chart.word(and - 1, 'or')) found.push(this.chart.word(and, 'then') ? and + 1 : and)
    if (how === 'open' && this.chart.word(at, '.') && at + 1 < this.#tokens.length) {
      const from = this.chart.word(at + 1, 'then') ? at + 2 : at + 1
      found.push(this.chart.word(from, ',') ? from + 1 : from)
    }
    return found
  }

  #clause(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const { menus } = this.#grammar
    const found: Reading<readonly Choice[]>[] = []
    const wrap = (readings: readonly Reading<readonly Choice[]>[], make: (done: readonly Choice[]) => Choice | undefined): void => {
      for (const { end, value } of readings) {
        const one = make(value)
        if (one) found.push({ end, value: [one] })
      }
    }
    // "until the end of the phase, …"
    if (until === undefined)
      for (const { end, value } of this.chart.listed('until', at))
        if (this.chart.word(end, ',')) found.push(...this.#clause(end + 1, person, value))
    if (this.chart.word(at, 'if'))
      for (const { end, value: conditions } of this.chart.conditions(at + 1, person))
        if (this.chart.word(end, ','))
          for (const done of this.#effects(end + 1, person, 'one', until)) {
            found.push({ end: done.end, value: [choice('if', { conditions, effects: done.value })] })
            const other = this.chart.word(done.end, '.') && this.chart.word(done.end + 1, 'otherwise') ? done.end + 2 : undefined
            if (other !== undefined)
              for (const others of this.#effects(this.chart.word(other, ',') ? other + 1 : other, person, 'one', until))
                found.push({ end: others.end, value: [choice('if-else', { conditions, effects: done.value, others: others.value })] })
          }
    const may = (from: number) => wrap(this.#effects(from, person, 'one', until), (effects) => choice('may', { effects }))
    if (person === 'you' && this.chart.word(at, 'you', 'may')) may(at + 2)
    if (person === 'that player' && this.chart.word(at, 'may')) may(at + 1)
    if (person === 'you' && this.chart.word(at, 'each', 'player')) {
      const must = this.chart.word(at + 2, 'must') ? at + 3 : at + 2
      const from = this.chart.word(must, 'choose', ':') ? must + 2 : must
      wrap(this.#effects(from, 'that player', 'one', until), (effects) => choice('each-player', { effects }))
    }
    if (person === 'you' && this.chart.word(at, 'the', 'first', 'player'))
      found.push(...this.#effects(this.chart.word(at + 3, 'must') ? at + 4 : at + 3, 'first', 'one', until))
    const you = wordOf(menus, this.#unit.word ?? '')?.you?.split(' ') ?? []
    if (person === 'you' && you.length > 0) {
      const from = this.chart.word(at, 'the') ? at + 1 : at
      const behind = from + you.length
      if (this.chart.word(from, ...you))
        found.push(...this.#effects(this.chart.word(behind, 'must') ? behind + 1 : behind, 'that player', 'one', until))
    }
    if (person === 'you' && this.chart.word(at, 'you'))
      found.push(...this.#instruction(this.chart.word(at + 1, 'must') ? at + 2 : at + 1, person, until))
    if (this.chart.word(at, 'either') || (this.chart.word(at, 'choose') && this.chart.word(at + 1, 'either'))) {
      const from = this.chart.word(at, 'either') ? at + 1 : at + 2
      for (const first of this.#effects(from, person, 'one', until)) {
        const or = this.chart.word(first.end, ',') ? first.end + 1 : first.end
        if (!this.chart.word(or, 'or')) continue
        for (const second of this.#effects(or + 1, person, 'one', until))
          found.push({ end: second.end, value: [oneOf([first.value, second.value], person)] })
      }
    }
    if (this.chart.word(at, 'choose') && person === 'you')
      for (const { end, value } of this.chart.cards('card', at + 1, person))
        if (value.id === 'choose') {
          found.push({ end, value: [choice('~choose', { card: value })] })
        }
    if (this.chart.word(at, 'choose', 'a', 'player') && person === 'you')
      found.push({ end: at + 3, value: [choice('~choose', { card: choice('choose-player') })] })
    found.push(...this.#instruction(at, person, until), ...this.#statement(at, person, until))
    return found
  }

  #instruction(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    return this.#grammar.effects.flatMap((phrase) => {
      const { entry, mood, subject, rest, pattern } = phrase
      if (mood !== 'instruction' || isInner(entry.id)) return []
      // "draws" is what another player does, also behind "and"
      const [verb] = rest ?? pattern
      if (person === 'you' && verb?.kind === 'word' && verb.word !== this.#tokens[at]?.word) return []
      const filled = subject === undefined ? {} : { [subject]: choice(person === 'first' ? 'first' : 'you') }
      return this.#whole(phrase, rest ?? pattern, at, person, filled, until)
    })
  }

  #statement(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    return this.#grammar.effects.flatMap((phrase) => {
      if (isInner(phrase.entry.id)) return []
      if (phrase.mood === 'instruction' && phrase.subject === undefined) return []
      if (phrase.subject !== undefined && person !== 'you') return []
      return this.#whole(phrase, phrase.pattern, at, person, {}, until)
    })
  }

  /** A whole phrase of an effect, with its amount explained at the end, and with or without the end of a lasting effect. */
  #whole(phrase: EntryPhrase, pattern: Pattern, at: number, person: Person, filled: { readonly [blank: string]: Value }, until?: string) {
    const { entry } = phrase
    const given = defaultsOf(entry, phrase.defaults, person)
    const all = Object.keys(filled).length === 0 ? given : { ...given, ...filled }
    const lasts = 'until' in entry.blanks
    const ended = this.chart.pattern(pattern, at, person, all)
    const end = until ?? this.#options.until
    const open =
      lasts && end !== undefined
        ? this.chart.pattern(
            pattern.filter((one) => one.kind !== 'blank' || one.blank !== 'until'),
            at,
            person,
            { ...all, until: end },
          )
        : []
    return (
      [...(until === undefined || !lasts ? ended : []), ...open]
        .flatMap((one) => this.#amounts(one, isAboutThis(entry, one.value) ? 'this' : 'other'))
        // an effect is carried out if it can be, with these words or without
        .flatMap((one) => {
          const from = this.chart.word(one.end, ',') ? one.end + 1 : one.end
          return this.chart.word(from, 'if', 'able') ? [{ ...one, end: from + 2 }] : [one]
        })
        // "another" beside a chosen card is another than that one, for which there is no entry
        .filter(
          (one) => !(JSON.stringify(one.value).includes('"id":"other"') && JSON.stringify(one.value).split('"id":"choose').length > 2),
        )
        .flatMap((one) => {
          const [changed] = Object.entries(entry.blanks).find(([, sort]) => sort === 'cards' || sort === 'card') ?? []
          const value = this.#ofType(one.value, entry.blanks, this.#kindOf(changed === undefined ? undefined : one.value[changed]))
          return value === undefined ? [] : [{ end: one.end, value: [choice(entry.id, value)] as readonly Choice[] }]
        })
    )
  }

  /** The amount of a phrase together with its explanation: "1 … for each fox", "X …, where X is …". */
  #amounts(
    { end, value }: Reading<{ readonly [blank: string]: Value }>,
    subject: 'this' | 'other',
  ): readonly Reading<{ readonly [blank: string]: Value }>[] {
    const { amount } = value
    if (!isChoice(amount)) return [{ end, value }]
    const fixed = amount.id === 'fixed' ? Number(amount.with.count) : undefined
    const found: Reading<{ readonly [blank: string]: Value }>[] = amount.id === '~x' ? [] : [{ end, value }]
    for (const { entry, pattern, tail } of this.#grammar.amounts) {
      // "for each damage on it" counts on this card only where "it" means this card
      if (tail === undefined || (subject === 'other' && tail.some((one) => one.kind === 'word' && one.word === 'it'))) continue
      const [head] = pattern
      const filled =
        head?.kind === 'blank'
          ? fixed === undefined || (fixed === 1 && entry.id.startsWith('times'))
            ? undefined
            : { count: fixed }
          : head?.kind === 'word' && (head.word === 'x' ? amount.id === '~x' : head.word === String(fixed))
            ? {}
            : undefined
      if (filled === undefined) continue
      for (const one of this.chart.pattern(tail, end, 'you', filled))
        found.push({ end: one.end, value: { ...value, amount: choice(entry.id, one.value) } })
    }
    return found
  }

  // references

  /** The ability with each "it" replaced by the card that it means. @throws Unfit where none fits */
  #resolved(ability: BuiltAbility): BuiltAbility {
    const { menus } = this.#grammar
    const { trigger, word } = ability
    let target: Choice | undefined
    const effects: Choice[] = []
    // a card that is chosen in its own sentence becomes the target
    for (const one of ability.effects) {
      if (one.id !== '~choose') {
        effects.push(one)
        continue
      }
      if (target !== undefined || effects.length > 0) throw new Unfit()
      target = one.with.card as Choice
    }
    const refers = JSON.stringify(effects).includes('"~reference"')
    if (refers && target === undefined) {
      // the first card that an earlier effect chooses
      const at = effects.findIndex((one) => Object.values(one.with).some((value) => isChoice(value) && value.id === 'choose'))
      const later = effects.findIndex((one) => JSON.stringify(one).includes('"~reference"'))
      if (at >= 0 && at <= later) {
        const one = effects[at] as Choice
        const [blank, value] = Object.entries(one.with).find(([, each]) => isChoice(each) && each.id === 'choose') as [string, Choice]
        target = value
        effects[at] = choice(one.id, { ...one.with, [blank]: choice('target') })
      }
    }
    const event = trigger && menus.events.find(({ kind }) => kind === trigger.kind)
    const subjectIsOther = event?.subject === 'card' && trigger?.of !== 'self' && trigger?.of !== 'host'
    const put = (value: Value): Value => {
      if (Array.isArray(value))
        return (value as readonly (Choice | ChoiceWay)[]).map((one) =>
          'id' in one ? put(one) : { ...one, effects: put(one.effects) },
        ) as unknown as Value
      if (!isChoice(value)) return value
      if (value.id === '~reference') return this.#meant(String(value.with.noun), target, trigger, subjectIsOther, word)
      if (value.id === '~player') {
        if (target?.id === 'choose-player') return choice('target')
        if (event?.subject === 'player') return choice('subject')
        if (event?.parts?.includes('player')) return choice('part')
        throw new Unfit()
      }
      if (value.id === '~x' || value.id === '~choose') throw new Unfit()
      if (value.id === 'that-much' && !event?.parts?.includes('amount')) throw new Unfit()
      return choice(value.id, Object.fromEntries(Object.entries(value.with).map(([blank, inner]) => [blank, put(inner)])))
    }
    const done = effects.map((one) => put(one) as Choice)
    if (done.length === 0) throw new Unfit()
    if (target !== undefined && !JSON.stringify(done).includes('"id":"target"')) throw new Unfit()
    return { ...ability, effects: done, ...(target && { target }) }
  }

  #meant(noun: string, target: Choice | undefined, trigger: Trigger | undefined, subjectIsOther: boolean, word: string): Choice {
    const { menus } = this.#grammar
    const targetKind = target && this.chart.kindOf(target)
    if (
      target !== undefined &&
      target.id !== 'choose-player' &&
      (noun === '' ||
        noun === 'card' ||
        noun === targetKind ||
        targetKind === undefined ||
        menus.texts.within?.[noun]?.includes(targetKind))
    )
      return choice('target')
    if (subjectIsOther && trigger) return choice('subject')
    if (noun === '' && trigger?.of === 'self') return choice('self')
    const usual = wordOf(menus, word)?.first?.card
    if (noun === '' && isChoice(usual)) return usual
    throw new Unfit()
  }
}

/** Whether an effect changes this card. */
const isAboutThis = ({ blanks }: Entry, values: Choice['with']): boolean =>
  Object.entries(blanks).some(([blank, sort]) => {
    const value = values[blank]
    return (sort === 'card' || sort === 'cards') && value !== undefined && isChoice(value) && value.id === 'self'
  })

interface Change {
  readonly word: string
  readonly change: Choice
}

/**
 * The other meaning of "+1 A and +1 B for each C", in which the words at the end belong to both numbers; none where they can belong to the last only.
 */
function sharedAmounts(changes: readonly Change[]): readonly (readonly Change[])[] {
  const last = changes.at(-1)?.change.with.amount
  if (last === undefined || !isChoice(last) || last.id === 'fixed') return []
  const isSame = ({ with: { amount } }: Choice): boolean =>
    amount !== undefined && isChoice(amount) && amount.id === 'fixed' && amount.with.count === (last.with.count ?? 1)
  if (!changes.slice(0, -1).every(({ change }) => isSame(change))) return []
  return [changes.map(({ word, change }) => ({ word, change: choice(change.id, { ...change.with, amount: last }) }))]
}

/** Entries whose words are read by rules of their own. */
const isInner = (id: string): boolean =>
  [
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
  ].includes(id)

function oneOf(ways: readonly (readonly Choice[])[], person: Person): Choice {
  const taken: string[] = []
  const named = ways.map((effects): ChoiceWay => {
    const name = nameOfWay(effects, taken)
    taken.push(name)
    return { name, effects }
  })
  return person === 'first' ? choice('choose-one-by', { player: choice('first'), ways: named }) : choice('choose-one', { ways: named })
}
