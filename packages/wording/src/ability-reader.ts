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
import { type EffectPhrases, effectPhrasesOf, isInner } from './effect-phrases.ts'
import { beginningWith } from './first-words.ts'
import type { EntryPhrase, Grammar } from './grammar.ts'
import { laterChoice, withLaterEffects } from './later.ts'
import { isWithin, nounsOf, type Person } from './noun-words.ts'
import type { Pattern } from './phrase.ts'
import { defaultsOf, distinct, Reader, type ReaderOptions, type Reading } from './reader.ts'
import { ifFits, References } from './references.ts'
import { abilitiesOf, put as putBlanks } from './sentences.ts'
import type { TextRequest } from './text-unit.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Unit, unitsOf } from './units.ts'
import { saysIt, usablePhrasesOf } from './usable-phrases.ts'
import { cardBlankOf, choicesIn, contains, filtersOf, hasId, withInner } from './values.ts'

/** Reads one unit as abilities, in every way that the phrases of a game allow. */
export class AbilityReader {
  readonly chart: Reader
  readonly #grammar: Grammar
  readonly #effectPhrases: EffectPhrases
  readonly #tokens: readonly Token[]
  readonly #unit: Unit
  readonly #request: TextRequest
  readonly #options: ReaderOptions
  readonly #references: References
  readonly #memo = new Map<string, readonly Reading<readonly Choice[]>[]>()
  readonly #place: 'first' | 'later'
  /** The ends of lasting effects that the text names, each with the token at which its words begin. */
  #untils: readonly (Reading<string> & { readonly from: number })[] | undefined

  /**
   * @param options what `readerOptions` tells of the card
   * @param place whether the unit begins an ability, or is a later sentence of one
   * @param tokens those of the unit, if they are not those of its body
   */
  constructor(
    grammar: Grammar,
    request: TextRequest,
    unit: Unit,
    options: ReaderOptions,
    place: 'first' | 'later' = 'first',
    tokens: readonly Token[] = tokensOf(unit.body, request.titles, nounsOf(grammar), grammar.menus.texts.spellings, request.traits),
  ) {
    this.#place = place
    // "each time it rains" is "when it rains"
    if (tokens[0]?.word === 'each' && tokens[1]?.word === 'time')
      tokens = [{ ...tokens[1], word: 'when', text: 'When' }, ...tokens.slice(2)]
    tokens = withoutReminders(grammar, tokens, options)
    this.chart = new Reader(grammar, tokens, options)
    this.#references = new References(grammar, this.chart)
    this.#grammar = grammar
    this.#effectPhrases = effectPhrasesOf(grammar, unit.word ?? '')
    this.#tokens = tokens
    this.#unit = unit
    this.#request = request
    this.#options = options
  }

  /**
   * The beginnings of an ability that is not read completely: its trigger, its costs, and the sentences of effects that are read up to a full stop.
   * Conditions are left out, because they may hold for a part of the text only.
   * @returns each reading, and the offset in the body at which the unread rest begins
   */
  beginnings(): readonly { readonly ability: BuiltAbility; readonly rest: number }[] {
    const { menus } = this.#grammar
    const { word, phase, keyword } = this.#unit
    if (word === undefined || !has(menus, word, 'effects')) return []
    const base: BuiltAbility = { ...blankAbility(word), ...(phase && { phase }), ...(keyword && { keyword }) }
    const triggers: readonly Reading<Triggered | undefined>[] = has(menus, word, 'trigger')
      ? this.#triggers()
      : [{ end: 0, value: undefined }]
    const found: { readonly ability: BuiltAbility; readonly rest: number }[] = []
    for (const { end, value: triggered } of triggers)
      for (const paid of has(menus, word, 'costs') ? this.#costs(end) : [{ end, value: [] }])
        for (const done of [{ end: paid.end, value: [] as readonly Choice[] }, ...this.#effects(paid.end, 'you', 'open')]) {
          const next = done.value.length === 0 ? done.end : this.chart.word(done.end, '.') ? done.end + 1 : this.#tokens.length
          const rest = this.#tokens[next]?.start
          if (rest === undefined) continue
          if (done.value.some(({ id }) => id === '~answer')) continue
          const { trigger, where, it, conditions = [] } = triggered ?? {}
          const ability = {
            ...base,
            ...(trigger && { trigger }),
            ...(where && { where }),
            conditions,
            costs: paid.value,
            effects: done.value,
          }
          const resolved = done.value.length === 0 ? ability : ifFits(() => this.#references.resolved(ability, it))
          if (resolved !== undefined && this.#isOffered(resolved)) found.push({ ability: resolved, rest })
        }
    return this.chart.lost === 'some' ? [] : found
  }

  /** The abilities of each meaning; none where a part has so many readings that some were lost. */
  read(): readonly (readonly BuiltAbility[])[] {
    const all = this.#all().filter((abilities) => abilities.every(this.#isOffered))
    return this.chart.lost === 'some' ? [] : all
  }

  // for diagnostics

  /** All readings, also those with parts that the builder does not offer on a card of this type. */
  readForAnyType(): readonly (readonly BuiltAbility[])[] {
    return this.#all()
  }

  /** The parts of an ability that may begin at a token, also where the ability as a whole is not read. */
  partsAt(at: number): readonly PartReading[] {
    const { word } = this.#unit
    const { menus } = this.#grammar
    const found: PartReading[] = []
    const add = (part: PartReading['part'], readings: readonly Reading<readonly Choice[]>[]): void => {
      for (const { end, value } of readings) if (end > at) found.push({ part, end, choices: value })
    }
    if (at === 0 && word !== undefined && has(menus, word, 'trigger'))
      for (const { end, value } of this.#triggers()) found.push({ part: 'trigger', end, choices: [], trigger: value.trigger })
    if (this.chart.word(at, 'if') || this.chart.word(at, 'while')) add('condition', this.chart.conditions(at + 1, 'you'))
    if (word === undefined) {
      if (at === 0) {
        add('change', [...this.#attach(), ...this.#limitPer()].length > 0 ? [{ end: this.#tokens.length, value: [] }] : [])
      }
      for (const bearer of this.#bearers(at))
        for (const { end, value } of this.#changes(bearer.end, bearer.value === 'self' ? 'this' : 'other'))
          found.push({ part: 'change', end, choices: value.map(({ change }) => change), changes: { on: bearer.value, all: value } })
    } else if (has(menus, word, 'price')) {
      add(
        'cost',
        this.chart.entries(this.#grammar.prices, at, 'you').map(({ end, value }) => ({ end, value: [value] })),
      )
    } else {
      if (has(menus, word, 'costs')) add('cost', this.#costs(at))
      for (const { end, value } of this.#clause(at, 'you')) {
        const answered = this.#answered(value)
        if (end > at)
          found.push({ part: 'effect', end, choices: answered?.effects ?? value, ...(answered && { trigger: answered.trigger }) })
      }
      if (this.#tokens.slice(0, at).some((token) => token.word === 'player')) add('effect', this.#clause(at, 'that player'))
      for (const { end, value } of this.#limits(at)) if (value !== undefined) found.push({ part: 'limit', end, choices: [], limit: value })
    }
    return found
  }

  #all(): readonly (readonly BuiltAbility[])[] {
    const { word } = this.#unit
    if (word === undefined) {
      const constants = [...this.#attach(), ...this.#limitPer(), ...this.#unknownNumbers(), ...this.#givesPrice(), ...this.#constants()]
      return constants.length > 0 ? constants : this.#triggered()
    }
    return has(this.#grammar.menus, word, 'price') ? this.#priced(word) : this.#labelled(word)
  }

  /** "Each other fox gains "Cost: …"": a price that this card gives to others. */
  #givesPrice(): readonly (readonly BuiltAbility[])[] {
    const { menus } = this.#grammar
    return this.chart.bearers(0).flatMap(({ end, value: hosts }) => {
      if (typeof hosts === 'string' || !this.chart.word(end, 'gains', '"')) return []
      const first = this.#tokens[end + 2]
      const last = this.#tokens.at(-1)
      if (first === undefined || last === undefined) return []
      const inner = this.#unit.body.slice(first.start, last.end).replace(/["”]\.?$/, '')
      const [unit, ...others] = unitsOf(menus, { ...this.#request, text: inner, others: {} })
      const label = unit?.word === undefined ? undefined : wordOf(menus, unit.word)?.label
      const [word] = Object.entries(menus.words).find(([, { says, parts }]) => says === label && parts.includes('hosts')) ?? []
      if (unit?.word === undefined || others.length > 0 || word === undefined || label === undefined) return []
      const reader = new AbilityReader(this.#grammar, this.#request, unit, this.#options)
      return reader.readForAnyType().flatMap(([one]) => (one?.price ? [[{ ...blankAbility(word), hosts, price: one.price }]] : []))
    })
  }

  /** Whether the builder would offer every part of an ability on this card. */
  readonly #isOffered = (ability: BuiltAbility): boolean => {
    const { menus } = this.#grammar
    const { word, trigger } = ability
    const { timings = [] } = wordOf(menus, word) ?? {}
    const isTimely = trigger === undefined || timings.length === 0 || timings.includes(trigger.timing)
    // "it" and "that player" in a constant ability, or in the conditions of another one, may mean several cards and players
    const isResolved = !contains(ability, ({ id }) => id.startsWith('~'))
    return (
      isTimely &&
      isResolved &&
      stands(menus, ability, { kind: 'card', type: this.#request.type }) &&
      this.#fitsKinds(ability) &&
      this.isTold(ability)
    )
  }

  /**
   * Whether the script does all that the words mean: a lasting effect on a set of cards also changes cards that join it later, what happens to a card
   * just before it goes does not stay, and the players advance to later stages only.
   */
  isTold({ trigger, effects }: BuiltAbility): boolean {
    const { texts, of } = this.#grammar.menus
    const { joining, lostWhen, onward = {} } = texts
    const { stage } = this.#request
    if (stage !== undefined && contains(effects, ({ id, with: blanks }) => Number(blanks[onward[id] ?? ''] ?? stage + 1) <= stage))
      return false
    const isLost =
      trigger?.timing === 'when' &&
      lostWhen?.events.includes(trigger.kind) === true &&
      effects.some(
        ({ id, with: blanks }) =>
          lostWhen.effects.includes(id) &&
          (Object.values(blanks).some((one) => isChoice(one) && (one.id === 'subject' || (one.id === 'self' && trigger.of === 'self'))) ||
            // an effect may say "this card" without a blank for it
            (trigger.of === 'self' && of.effects.some((entry) => entry.id === id && /\bself\b/.test(entry.code)))),
      )
    // the numbers of a card that is gone are not those that it had
    const event = this.#grammar.menus.events.find(({ kind }) => kind === trigger?.kind)
    const isOfGone = trigger?.timing === 'after' && event?.gives?.includes('as it was') && Array.isArray(trigger.of)
    const counts = ({ id, with: { card } }: Choice): boolean =>
      texts.asItWas?.counts?.includes(id) === true && isChoice(card) && card.id === 'subject'
    if (isOfGone && contains(effects, counts)) return false
    if (isLost || joining === undefined || joining.types.includes(this.#request.type)) return !isLost
    // "each fox currently in the field" are those of this moment
    if (this.#tokens.some(({ word }) => word === 'currently')) return true
    return !contains(
      effects,
      ({ with: blanks }) =>
        typeof blanks.until === 'string' &&
        !joining.until.includes(blanks.until) &&
        Object.values(blanks).some((one) => isChoice(one) && one.id === 'each'),
    )
  }

  /** Whether these words stand in the text, one behind the other. */
  #says(words: string): boolean {
    const wanted = words.split(' ')
    return this.#tokens.some((_, at) => this.chart.word(at, ...wanted))
  }

  /** Whether each effect happens to a card of a kind to which it can. */
  #fitsKinds(ability: BuiltAbility): boolean {
    const { texts, events, of } = this.#grammar.menus
    const { effectsOn = {}, kindsOf = {} } = texts
    // what happens to cards cannot be forbidden to players
    const forbidden = events.find(({ kind }) => kind === ability.change?.with.what)
    const isPlayer = ({ id }: Choice): boolean => of.filters.some((one) => one.id === id && one.noun === 'player')
    if (forbidden?.subject === 'card' && Array.isArray(ability.on) && ability.on.some(isPlayer)) return false
    return !contains(ability, (one) => {
      if (!Object.hasOwn(effectsOn, one.id)) return false
      const { blank, kinds, never = [], with: words } = effectsOn[one.id] ?? {}
      if (words?.every((said) => !this.#says(said)) === true) return false
      const card = one.with[blank ?? '']
      if (!isChoice(card)) return false
      const kind = Object.hasOwn(kindsOf, card.id)
        ? kindsOf[card.id]
        : card.id === 'subject'
          ? this.chart.typeOf(ability.trigger?.of ?? [])
          : card.id === 'target' && ability.target !== undefined
            ? this.chart.kindOf(ability.target)
            : this.#kindOf(card)
      return kind !== undefined && (kinds?.includes(kind) === false || never.includes(kind))
    })
  }

  /** "Attach to a Noble fox", "Attach to a fox or Old Mill". */
  #attach(): readonly (readonly BuiltAbility[])[] {
    if (!this.chart.word(0, 'attach', 'to')) return []
    const one = (at: number): readonly Reading<readonly Choice[]>[] => {
      const token = this.#tokens[at]
      if (token?.kind === 'title') return [{ end: at + 1, value: [choice('named-exactly', { code: token.code ?? '' })] }]
      const from = /^(?:a|an|the)$/.test(token?.word ?? '') ? at + 1 : at
      return [...this.chart.filters(from, 'you'), ...this.#eitherKind(from)]
    }
    const { either } = this.#grammar.menus.texts
    return one(2).flatMap(({ end, value }) => {
      const or = this.chart.skip(end, ',')
      const isOneKind = one(2).some((kind) => kind.end > end)
      const others =
        either !== undefined && this.chart.word(or, 'or') && !isOneKind
          ? one(this.chart.skip(or + 1, 'to')).map((other) => ({
              end: other.end,
              value: [choice(either, { filters: value, others: other.value })],
            }))
          : []
      return [{ end, value }, ...others].flatMap((hosts) =>
        this.chart.isEnd(hosts.end) ? [[{ ...blankAbility('attaches-to'), hosts: hosts.value }]] : [],
      )
    })
  }

  /** "A red or a Noble fox": words of which one must hold, before one noun. */
  #eitherKind(at: number): readonly Reading<readonly Choice[]>[] {
    const { either } = this.#grammar.menus.texts
    if (either === undefined) return []
    return this.chart.plainBefore(at).flatMap(({ end, value: filters }) => {
      const other = this.chart.word(end, 'or') && /^(?:a|an)$/.test(this.#tokens[end + 1]?.word ?? '') ? end + 2 : undefined
      if (other === undefined) return []
      return this.chart
        .plainBefore(other)
        .flatMap(({ end: noun, value: others }) =>
          this.chart.filters(noun, 'you').map((kind) => ({ end: kind.end, value: [choice(either, { filters, others }), ...kind.value] })),
        )
    })
  }

  #limitPer(): readonly (readonly BuiltAbility[])[] {
    if (this.chart.word(0, 'limit', '1'))
      for (const { end, value } of this.chart.listed('per', 2))
        if (this.chart.isEnd(end)) return [[{ ...blankAbility('limit-per'), change: choice('limit-per', { what: value }) }]]
    if (!this.chart.word(0, 'limit', '1', 'per')) return []
    const per = this.#tokens[3]?.word === 'player' ? 'player' : this.chart.nouns.has(this.#tokens[3]?.word ?? '') ? 'host' : undefined
    const end = this.chart.word(4, 'and', '1', 'per', 'deck') ? 8 : 4
    return per !== undefined && this.chart.isEnd(end)
      ? [[{ ...blankAbility('limit-per'), change: choice('limit-per', { what: per }) }]]
      : []
  }

  #priced(word: string): readonly (readonly BuiltAbility[])[] {
    const priced = this.chart
      .entries(
        this.#grammar.prices.filter(({ entry }) => entry.id !== 'effects' && entry.offer !== 'read'),
        0,
        'you',
      )
      .flatMap(({ end, value }) => (this.chart.isEnd(end) ? [value] : []))
    // "exhaust a fox" is not "exhaust 1 fox" of an entry for several
    const blanks = (one: Choice): number => Object.keys(one.with).length
    const simple = priced.filter((one) => !priced.some((other) => blanks(other) < blanks(one)))
    return simple.length > 0 ? simple.map((price) => [{ ...blankAbility(word), price: this.#fitting(price) }]) : this.#pricedByEffects(word)
  }

  /** An effect as a price: one for which a price is never too high. */
  #pricedByEffects(word: string): readonly (readonly BuiltAbility[])[] {
    const { texts, types } = this.#grammar.menus
    const { payable } = texts
    if (payable === undefined || types[this.#request.type]?.words.includes(word) === false) return []
    const isPayable = (one: Choice): boolean =>
      (payable.includes(one.id) || payable.includes(`${one.id} ${isChoice(one.with.card) ? one.with.card.id : ''}`)) &&
      (!Array.isArray(one.with.effects) || (one.with.effects as readonly Choice[]).every(isPayable))
    const tails = this.#grammar.prices.flatMap(({ entry, tail }) => (entry.id === 'effects' && tail ? [tail] : []))
    const ends = (end: number): readonly number[] => [
      end,
      ...tails.flatMap((tail) => this.chart.pattern(tail, end, 'you').map((one) => one.end)),
    ]
    // the words before the effects, as they are printed
    const leads = this.#grammar.prices.flatMap(({ entry, pattern }) =>
      entry.id === 'effects'
        ? [
            pattern.slice(
              0,
              pattern.findIndex((one) => one.kind === 'blank'),
            ),
          ]
        : [],
    )
    const from = leads.flatMap((lead) => this.chart.pattern(lead, 0, 'you').map((one) => one.end))[0] ?? 0
    // "discard the top card of the deck to come here. If it is a fox, …": the words of the price stand behind its first effect
    const inside = this.#tokens
      .map((_, at) => ({ at, end: ends(at).at(-1) ?? at }))
      .find(({ at, end }) => end > at && /^[.,]$/.test(this.#tokens[end]?.word ?? '') && end < this.#tokens.length - 1)
    if (inside !== undefined && from === 0) {
      const tokens = [...this.#tokens.slice(0, inside.at), ...this.#tokens.slice(inside.end)]
      return new AbilityReader(this.#grammar, this.#request, this.#unit, this.#options, this.#place, tokens).#pricedByEffects(word)
    }
    return this.#effects(from, 'you', 'open').flatMap(({ end, value }) => {
      if (!ends(end).some((last) => this.chart.isEnd(last)) || value.length === 0) return []
      const resolved = ifFits(() => this.#references.resolved({ ...blankAbility(word), effects: value }))
      if (resolved === undefined || resolved.target !== undefined || !resolved.effects.every(isPayable)) return []
      return [[{ ...blankAbility(word), price: choice('effects', { effects: resolved.effects }) }]]
    })
  }

  // constant abilities

  /** A whole sentence of the game is read before its parts. */
  #constants(): readonly (readonly BuiltAbility[])[] {
    const whole = (read: (at: number) => readonly Reading<readonly BuiltAbility[]>[]): readonly (readonly BuiltAbility[])[] => {
      const found = this.#whiles(0).flatMap(({ end, value: before }) =>
        read(end).flatMap(({ end: last, value: abilities }) =>
          this.#behind(last).flatMap(({ end: close, value: behind }) => {
            if (!this.chart.isEnd(close) || !this.#isOfHost(last, behind, abilities)) return []
            const done = abilities.map(({ conditions, on = 'self', ...one }) => {
              const said = [...before, ...conditions, ...behind]
              // "each fox gets +1 [speed] while tired" changes each tired fox
              const isState = ({ id, with: { card } }: Choice): boolean =>
                id === this.#grammar.menus.texts.isSort && isChoice(card) && card.id === '~bearer' && Array.isArray(on) && on.length > 0
              const whom = typeof on === 'string' ? on : [...on, ...said.filter(isState).flatMap(filtersOf)]
              const all = said.filter((condition) => !isState(condition)).map((one) => conditionOfBearer(ownCondition(one, on), on))
              return this.#placed(this.#withOthers({ ...one, on: whom, conditions: different(all) }))
            })
            const isKnown = !contains(done, ({ id }) => id.startsWith('~'))
            return isKnown ? [{ done, rank: this.#rankOf([...before, ...behind]) }] : []
          }),
        ),
      )
      const first = Math.min(...found.map(({ rank }) => rank))
      return found.filter(({ rank }) => rank === first).map(({ done }) => done)
    }
    const sentences = whole((at) => this.#sentences(at))
    if (sentences.length > 0) return sentences
    const changes = whole((at) => [...this.#changed(at), ...this.#gained(at)])
    return changes.length > 0 ? changes : this.#divided()
  }

  /**
   * Of the conditions of a constant ability, how they say of which card they are: 0 where an entry of the menu says it all, 1 where "it" and a state are
   * read one by one, or a phase stands beside a sentence that may name it too, and 2 where they name no card.
   */
  #rankOf(conditions: readonly Choice[]): number {
    const { inPhase } = this.#grammar.menus.texts
    if (conditions.some(({ id }) => id === '~own')) return 2
    return contains(conditions, ({ id }) => id === '~bearer' || id === '~reference' || id === inPhase) ? 1 : 0
  }

  /**
   * A sentence that says two things of the same cards, or of other cards under the same condition, as two sentences: "this fox cannot be healed or take
   * more than 2 damage each round", "while it rains, each fox gets +1 [speed] and the players cannot dance".
   */
  #divided(): readonly (readonly BuiltAbility[])[] {
    const words = this.#tokens.map(({ word }) => word)
    const predicates = this.#whiles(0).flatMap(({ end: lead }) => {
      const players = this.chart.skip(lead, 'the')
      const subjects = [...this.#bearers(lead).map(({ end }) => end), ...(this.chart.word(players, 'players') ? [players + 1] : [])]
      return [...new Set(subjects)].map((verb) => ({ lead, verb }))
    })
    const found: (readonly BuiltAbility[])[] = []
    for (const { lead, verb } of predicates) {
      if (!predicateVerb.test(words[verb] ?? '')) continue
      for (let at = verb + 2; at < words.length - 1; at++) {
        if (words[at] === '"' || words[at] === '(') break
        const joint = this.chart.skip(at, ',')
        const isJoined = /^(?:and|or|but)$/.test(words[joint] ?? '')
        const next = isJoined ? joint + 1 : joint
        if (next === at) continue
        const rest = this.#tokens.slice(next)
        const begun = this.#tokens.slice(0, verb)
        const isOr = words[joint] === 'or' && words[verb] === 'cannot'
        const later = isOr
          ? [...this.#tokens.slice(0, verb + 1), ...rest]
          : words[joint] === 'or'
            ? undefined
            : predicateVerb.test(words[next] ?? '')
              ? [...begun, ...rest]
              : [...this.#tokens.slice(0, lead), ...rest]
        if (later === undefined) continue
        // a condition at the end is one of both
        const condition = rest.findIndex(({ word }) => /^(?:while|if|unless)$/.test(word))
        const first = [...this.#tokens.slice(0, at), ...(condition < 0 ? [] : rest.slice(condition))]
        const read = (tokens: readonly Token[]) =>
          new AbilityReader(this.#grammar, this.#request, this.#unit, this.#options, this.#place, tokens).#constants()
        const before = read(first)
        if (before.length > 0) found.push(...read(later).flatMap((behind) => before.map((one) => [...one, ...behind])))
      }
      if (found.length > 0) break
    }
    return found
  }

  /** Whether "it" behind a change of the card to which this one is attached means that card, and not this one. */
  #isOfHost(at: number, behind: readonly Choice[], [first]: readonly BuiltAbility[]): boolean {
    const isIt = first?.on === 'host' && /^(?:it|its|he|she)$/.test(this.#tokens[this.chart.skip(at, ',') + 1]?.word ?? '')
    return !isIt || behind.length === 0 || contains(behind, ({ id }) => id === '~reference')
  }

  /** A constant ability in which "other foxes" are others than the only one of them of which it speaks. */
  #withOthers(ability: BuiltAbility): BuiltAbility {
    const { menus } = this.#grammar
    const { otherThan = {}, isSort } = menus.texts
    if (!contains(ability, ({ id }) => id === '~other')) return ability
    const titles = choicesIn(ability.conditions).flatMap(({ id, with: { card } }) =>
      id === isSort && isChoice(card) && card.id === 'named' ? [card.with.code ?? ''] : [],
    )
    const isHostNamed = ability.on === 'host' || contains(ability.conditions, ({ id }) => id === 'host' || id.startsWith('host-'))
    const put = (value: Value): Value => {
      if (!isChoice(value) || value.id !== '~other') return withInner(value, put)
      const kind = String(value.with.kind)
      const fits = (other: string | undefined): boolean =>
        other !== undefined && (isWithin(menus, kind, other) || isWithin(menus, other, kind))
      const found = [
        ...(isHostNamed && otherThan.host !== undefined && fits(this.#options.host) ? [choice(otherThan.host)] : []),
        ...titles.flatMap((code) =>
          otherThan.named !== undefined && fits(this.#options.typesOfTitles?.get(String(code))) ? [choice(otherThan.named, { code })] : [],
        ),
      ]
      return found.length === 1 ? (found[0] as Choice) : value
    }
    const { on, conditions, change } = ability
    return {
      ...ability,
      ...(Array.isArray(on) && { on: on.map((one) => put(one as Choice) as Choice) }),
      ...(change && { change: put(change) as Choice }),
      conditions: conditions.map((one) => put(one) as Choice),
    }
  }

  /** "While …," or "if …," at the beginning of a sentence; also without it. */
  #whiles(at: number): readonly Reading<readonly Choice[]>[] {
    const plain = { end: at, value: [] as readonly Choice[] }
    return [
      plain,
      ...this.#holding(at).flatMap(({ end, value }) => {
        if (this.chart.word(end, ',')) return [{ end: end + 1, value }]
        if (this.chart.word(at, 'during')) return []
        // texts often leave out the comma before the card itself
        return this.chart.self(end).length > 0 || this.chart.word(end, 'it') ? [{ end, value }] : []
      }),
    ]
  }

  /** "while …", "if …" or "unless …" behind a constant ability; also without it. */
  #behind(at: number): readonly Reading<readonly Choice[]>[] {
    return [{ end: at, value: [] }, ...this.#holding(this.chart.skip(at, ','))]
  }

  /** "while …", "if …" or "unless …": under which conditions an ability holds. */
  #holding(at: number): readonly Reading<readonly Choice[]>[] {
    const { not, inPhase } = this.#grammar.menus.texts
    if (inPhase !== undefined && this.chart.word(at, 'during') && /^(?:the|each)$/.test(this.#tokens[at + 1]?.word ?? ''))
      return this.chart
        .listed('phase', at + 2)
        .flatMap(({ end, value: phase }) => (this.chart.word(end, 'phase') ? [{ end: end + 1, value: [choice(inPhase, { phase })] }] : []))
    const isWhile = this.chart.word(at, 'while') || (this.chart.word(at, 'when') && /ing$/.test(this.#tokens[at + 1]?.word ?? ''))
    const ofBearer = isWhile ? this.chart.conditionsOfBearer(at + 1, 'you') : []
    if (isWhile || this.chart.word(at, 'if')) {
      // "while tired": words about this card, which the sentence names in its other part
      const own = this.#grammar.aboutThis.flatMap(({ condition, pattern }) =>
        this.chart.pattern(pattern, at + 1, 'you').map(({ end }) => ({ end, value: [choice('~own', { condition })] })),
      )
      const known = [...this.chart.conditions(at + 1, 'you'), ...ofBearer]
      return [...known, ...own]
    }
    if (not === undefined || !this.chart.word(at, 'unless')) return []
    return this.chart.conditions(at + 1, 'you').map(({ end, value }) => ({ end, value: [choice(not, { conditions: value })] }))
  }

  /** A change of cards: "each Grey beast gets +1 [speed] and cannot be healed". */
  #changed(at: number): readonly Reading<readonly BuiltAbility[]>[] {
    return this.#bearers(at).flatMap(({ end, value: on }) =>
      this.#changes(end, on === 'self' ? 'this' : 'other').flatMap(({ end: last, value: changes }) => {
        const abilities = changes.map(({ word, change }): BuiltAbility | undefined => {
          const list = wordOf(this.#grammar.menus, word)?.changes
          const blanks = this.#ofType(change.with, typeof list === 'object' ? { what: list.list } : {}, this.chart.typeOf(on))
          if (blanks === undefined) return undefined
          const whom = this.#areAllPlayers(on) && this.#changesPlayers(change.id, blanks) ? [] : on
          return {
            ...blankAbility(word),
            on: whom,
            change: aboutBearer(choice(change.id, blanks), on),
          }
        })
        return abilities.every((one) => one !== undefined) ? [{ end: last, value: abilities }] : []
      }),
    )
  }

  /** Whether "each player" stands for all players without further words. */
  #areAllPlayers(on: NonNullable<BuiltAbility['on']>): boolean {
    return Array.isArray(on) && on.length === 1 && this.chart.namesPlayers(on as readonly Choice[])
  }

  /** Whether a change is one of players, and not of cards. */
  #changesPlayers(id: string, { stat, what }: Choice['with']): boolean {
    const { changes, ofPlayers, events } = this.#grammar.menus
    return (
      changes.some((one) => one.id === id && one.of === 'player') ||
      ofPlayers.includes(String(stat)) ||
      events.some(({ kind, subject }) => kind === what && subject === 'player')
    )
  }

  /** An ability in the zone in which a change of this card works: its cost is asked while it is in a hand. */
  #placed(ability: BuiltAbility): BuiltAbility {
    const { worksIn = {} } = this.#grammar.menus.texts
    const { on = 'self', change, where } = ability
    const name = String(change?.with.stat ?? change?.with.what)
    return change === undefined || on !== 'self' || where !== undefined || !Object.hasOwn(worksIn, name)
      ? ability
      : { ...ability, where: worksIn[name] }
  }

  /** Whole sentences that are abilities. */
  #sentences(at: number): readonly Reading<readonly BuiltAbility[]>[] {
    this.chart.mayBeIt = true
    const found = beginningWith(this.#grammar.sentences, this.#tokens[at]?.word).flatMap(({ pattern, means, types, defaults, blanks }) => {
      if (types !== undefined && !types.includes(this.#request.type)) return []
      return this.chart.pattern(pattern, at, 'you', defaultsOf({ blanks }, defaults, 'you')).flatMap((one) =>
        this.#amounts(one, 'this', 'you')
          .filter(
            ({ value: { amount } }) =>
              !isChoice(amount) || (amount.id !== '~x' && !(blanks.amount === 'computed' && amount.id === 'fixed')),
          )
          .map(({ end, value }) => ({ end, value: abilitiesOf(means, value) })),
      )
    })
    this.chart.mayBeIt = false
    return found
  }

  /** "It gains: "Forced: …"": the abilities in the quotes, which this card has itself. */
  #gained(at: number): readonly Reading<readonly BuiltAbility[]>[] {
    const isIt = this.chart.namedBefore(at) === 'self' && /^(?:it|he|she)$/.test(this.#tokens[at]?.word ?? '')
    const subjects = [...this.chart.self(at), ...(isIt ? [at + 1] : [])]
    return subjects.flatMap((end) => {
      if (!this.chart.word(end, 'gains')) return []
      const from = this.chart.skip(end + 1, ':', ',', 'the')
      const isQuoted = /^["']$/.test(this.#tokens[from]?.word ?? '')
      const first = this.#tokens[isQuoted ? from + 1 : from]
      const last = this.#tokens.at(-1)
      if (!first || !last || (!isQuoted && !this.chart.word(end + 1, ':'))) return []
      const inner = this.#unit.body.slice(first.start, last.end).replace(/["”'’]?\.?["”'’]?$/, '')
      const units = unitsOf(this.#grammar.menus, { ...this.#request, text: inner, others: {} })
      const [unit] = units
      if (unit === undefined || units.length !== 1 || (!isQuoted && unit.word === undefined)) return []
      const reader = new AbilityReader(this.#grammar, this.#request, unit, this.#options)
      return reader
        .read()
        .filter((abilities) => abilities.every((one) => has(this.#grammar.menus, one.word, 'conditions')))
        .map((value) => ({ end: this.#tokens.length, value }))
    })
  }

  /** A sentence without a label that says what happens as, or after, something happens. */
  #triggered(): readonly (readonly BuiltAbility[])[] {
    const first = this.#tokens[0]?.word ?? ''
    if (!/^(?:if|when|after|at|as)$/.test(first)) return []
    const { triggered } = this.#grammar.menus.texts
    if (triggered === undefined) return []
    const { when, after, over = [] } = triggered
    if (first === 'after' || first === 'at') return this.#labelled(after)
    if (first === 'as') return this.#labelled(when)
    return this.#labelled(when).map((abilities) =>
      abilities.map((one) =>
        one.word === when && one.trigger?.timing === 'when' && over.includes(one.trigger.kind)
          ? { ...one, word: after, trigger: { ...one.trigger, timing: 'after' } }
          : one,
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
    const found: Reading<NonNullable<BuiltAbility['on']>>[] = [...this.chart.bearers(at)]
    if (at === 0 && /^(?:cannot|gets|gains|does|may|immune)$/.test(this.#tokens[0]?.word ?? '')) found.push({ end: 0, value: 'self' })
    return found
  }

  /** @param subject whether the changed card is this one: whether "it" can mean it */
  #changes(at: number, subject: 'this' | 'other'): readonly Reading<readonly Change[]>[] {
    const one = (from: number, bare: 'bare' | 'whole'): readonly Reading<Change>[] => {
      const found: Reading<Change>[] = []
      for (const phrase of bare === 'bare' ? this.#grammar.changes : beginningWith(this.#grammar.changes, this.#tokens[from]?.word)) {
        if (phrase.entry.offer === 'read' || phrase.entry.joins === 'never') continue
        const pattern = bare === 'bare' ? phrase.pattern.slice(1) : phrase.pattern
        for (const { end, value } of this.chart.pattern(pattern, from, 'you'))
          for (const tailed of this.#amounts({ end, value }, subject, 'you'))
            found.push({ end: tailed.end, value: { word: 'modifier', change: choice(phrase.entry.id, tailed.value) } })
      }
      if (this.chart.word(from, 'cannot'))
        for (const { end, value } of this.chart.listed('forbidden', from + 1))
          found.push({ end, value: { word: 'cannot', change: choice('cannot', { what: value }) } })
      for (const { end, value } of this.chart.listed('permission', from))
        found.push({ end, value: { word: 'permits', change: choice('permits', { what: value }) } })
      return withoutCounted(found)
    }
    let now: readonly Reading<readonly Change[]>[] = one(at, 'whole').map(({ end, value }) => ({ end, value: [value] }))
    const all = [...now]
    for (let i = 0; i < 6; i++) {
      now = now.flatMap(({ end, value }) => {
        // texts often leave out the comma between numbers: "+1 [speed] +1 [speed]"
        const from = this.#and(end) ?? (/^[+-]$/.test(this.#tokens[end]?.word ?? '') ? end : undefined)
        if (from === undefined || (this.chart.word(from - 1, 'or') && value.at(-1)?.word === 'modifier')) return []
        // "gains swift and quiet"
        const isKeyword = value.at(-1)?.change.with.keyword !== undefined && this.chart.keyword(from).length > 0
        const isSame = isKeyword || (value.at(-1)?.word === 'modifier' && /^[+-]$/.test(this.#tokens[from]?.word ?? ''))
        const or =
          value.at(-1)?.word === 'cannot'
            ? this.chart
                .listed('forbidden', from)
                .map((each) => ({ end: each.end, value: { word: 'cannot', change: choice('cannot', { what: each.value }) } }))
            : []
        const also = one(from, isSame ? 'bare' : 'whole').filter((next) => !isKeyword || next.value.change.id === value.at(-1)?.change.id)
        return [...also, ...or].map((next) => ({ end: next.end, value: [...value, next.value] }))
      })
      all.push(...now, ...now.flatMap(({ end, value }) => sharedAmounts(value).map((shared) => ({ end, value: shared }))))
    }
    // of which of several numbers "(limit +3 [speed])" is the limit is not said
    return all.filter(({ end, value }) => value.length < 2 || this.#limitIcon(at, end) === undefined)
  }

  /** The token behind "and", ", and", "or" or ",". */
  #and(at: number): number | undefined {
    const from = this.chart.skip(at, ',')
    if (this.chart.word(from, 'and') || this.chart.word(from, 'or')) return from + 1
    return from > at ? from : undefined
  }

  // abilities with a label

  #labelled(word: string): readonly (readonly BuiltAbility[])[] {
    const { menus } = this.#grammar
    const { phase, keyword } = this.#unit
    const base: BuiltAbility = { ...blankAbility(word), ...(phase && { phase }), ...(keyword && { keyword }) }
    const answers = wordOf(menus, word)?.timings?.includes('cancel') === true
    const plain: Reading<Triggered | undefined> = { end: 0, value: undefined }
    const triggers: readonly Reading<Triggered | undefined>[] =
      this.#place === 'first' && has(menus, word, 'trigger') ? [...this.#triggers(), ...(answers ? [plain] : [])] : [plain]
    const found: (readonly BuiltAbility[])[] = []
    for (const { end, value: triggered } of triggers)
      for (const asked of has(menus, word, 'conditions') ? this.#ifs(end) : [{ end, value: [] }])
        for (const paid of has(menus, word, 'costs') ? this.#costs(asked.end) : [{ end: asked.end, value: [] }])
          for (const done of this.#effects(this.#behindDoThis(paid.end), 'you', 'open'))
            for (const { end: last, value: ending } of this.#endings(done.end)) {
              if (!this.chart.isEnd(last) || done.value.length === 0) continue
              const parts = { triggered, asked: asked.value, costs: paid.value, effects: done.value, ending }
              const abilities = ifFits(() => this.#joined(base, parts))
              if (abilities !== undefined) found.push(abilities)
            }
    return this.#shortest(found)
  }

  /** The abilities that the parts of one with a label make together; undefined where they make none. @throws where they do not fit together */
  #joined(base: BuiltAbility, { triggered, asked, costs, effects, ending }: LabelledParts): readonly BuiltAbility[] | undefined {
    const { menus, later } = this.#grammar
    const { also, ...more } = ending
    const needsTrigger = this.#place === 'first' && has(menus, base.word, 'trigger')
    const answered = triggered === undefined && this.#place === 'first' ? this.#answered(effects) : undefined
    if (needsTrigger && triggered === undefined && answered === undefined) return undefined
    if (answered === undefined && effects.some(({ id }) => id === '~answer')) return undefined
    const [only] = effects
    // a condition of all effects is one of the ability, where it has such a part
    if (has(menus, base.word, 'conditions') && asked.length === 0 && effects.length === 1 && only?.id === 'if') return undefined
    const { trigger, conditions = [] } = triggered ?? answered ?? {}
    const ability = this.#references.resolved(
      {
        ...base,
        ...(trigger && { trigger }),
        ...(triggered?.where && { where: triggered.where }),
        ...more,
        conditions: [...conditions, ...asked],
        costs,
        effects: answered?.effects ?? effects,
      },
      triggered?.it,
    )
    const divided = withLaterEffects(
      ability,
      later.map(({ told }) => told),
      this.#options.until,
    )
    return divided && [...divided, ...also]
  }

  /** Of several meanings, those that say the same with fewer parts. */
  #shortest(found: readonly (readonly BuiltAbility[])[]): readonly (readonly BuiltAbility[])[] {
    // "that fox" is not the singing fox on a card that cannot know one
    const offered = found.filter((abilities) => abilities.every(this.#isOffered))
    const meanings = offered.length > 0 ? offered : found
    const { isSort = '' } = this.#grammar.menus.texts
    // an entry that says the whole is the meaning, where another reading needs a name for the same card
    const isPlain = (abilities: readonly BuiltAbility[]): boolean => !contains(abilities, ({ with: blanks }) => 'as' in blanks)
    // and an entry for a condition about the card of the trigger is how it is said
    const isEntry = (abilities: readonly BuiltAbility[]): boolean =>
      !contains(abilities, ({ id, with: { card } }) => id === isSort && isChoice(card) && card.id === 'subject')
    const unnamed = meanings.some(isPlain) ? meanings.filter(isPlain) : meanings
    return unnamed.some(isEntry) ? unnamed.filter(isEntry) : unnamed
  }

  /** "Do this:" leads effects in several sentences, so that a condition or a price before it is one of all of them. */
  #behindDoThis(at: number): number {
    return this.chart.word(at, 'do', 'this', ':') ? at + 3 : at
  }

  /** Effects of which the first names the trigger: the trigger, and the effects. */
  #answered(effects: readonly Choice[]): (Triggered & { readonly effects: readonly Choice[] }) | undefined {
    const [first, ...rest] = effects
    if (first?.id !== '~answer' || rest.some(({ id }) => id === '~answer')) return undefined
    const { trigger, conditions, effects: own } = first.with as unknown as Triggered & { readonly effects: readonly Choice[] }
    return { trigger, conditions, effects: [...own, ...rest] }
  }

  #ifs(at: number): readonly Reading<readonly Choice[]>[] {
    const plain = { end: at, value: [] as readonly Choice[] }
    if (!this.chart.word(at, 'if')) return [plain]
    return [
      plain,
      ...this.chart.conditions(at + 1, 'you').flatMap(({ end, value }) => this.#behindCondition(end).map((from) => ({ end: from, value }))),
    ]
  }

  /** Where the effects begin behind a condition: texts often leave out the comma before a card or a verb. */
  #behindCondition(at: number): readonly number[] {
    if (this.chart.word(at, ',')) return [at + 1]
    const { kind, word = '' } = this.#tokens[at] ?? {}
    return kind === 'sign' || kind === undefined || /^(?:and|or|instead|to|with|in|on|of|from|for|than|that)$/.test(word) ? [] : [at]
  }

  #triggers(): readonly Reading<Triggered>[] {
    const whole = beginningWith(this.#grammar.triggers, this.#tokens[0]?.word).flatMap(
      ({ pattern, types, trigger, conditions, it, where, blanks, defaults }) =>
        types !== undefined && !types.includes(this.#request.type)
          ? []
          : this.chart
              .pattern(pattern, 0, 'you', defaultsOf({ blanks }, defaults, 'you'))
              .flatMap(({ end, value }): readonly Reading<Triggered>[] =>
                this.#behindTrigger(end).map((behind) => ({
                  end: behind.end,
                  value: {
                    trigger: putBlanks(trigger, value) as Trigger,
                    conditions: [...(putBlanks(conditions, value) as readonly Choice[]), ...behind.value],
                    ...(it && { it }),
                    ...(where && { where }),
                  },
                })),
              ),
    )
    const moments = this.#askedMoments()
    const events = this.#eventTriggers().map(({ end, value }) => ({ end, value: { trigger: value, conditions: [] } }))
    return [...whole, ...moments, ...events.filter(({ end }) => !whole.some((one) => one.end === end))].flatMap(({ end, value }) => {
      const found = this.#asItWas(value)
      return found === undefined ? [] : [{ end, value: found }]
    })
  }

  /**
   * The ends of "during the night phase," or of a comma behind a trigger, each with its conditions. Texts sometimes leave out the comma before the
   * player or the card that does something.
   */
  #behindTrigger(at: number): readonly Reading<readonly Choice[]>[] {
    if (this.chart.word(at, ',')) return [{ end: at + 1, value: [] }]
    if (this.#isWithoutComma(at)) return [{ end: at, value: [] }]
    const { inPhase } = this.#grammar.menus.texts
    if (inPhase === undefined || !this.chart.word(at, 'during', 'the')) return []
    return this.chart
      .listed('phase', at + 2)
      .flatMap(({ end, value: phase }) =>
        this.chart.word(end, 'phase', ',') ? [{ end: end + 2, value: [choice(inPhase, { phase })] }] : [],
      )
  }

  /** Whether effects begin here behind a trigger without a comma: no comma stands before, and the words say who does something. */
  #isWithoutComma(at: number): boolean {
    if (this.#tokens.slice(0, at).some(({ word }) => word === ',')) return false
    const comma = this.#tokens.findIndex(({ word }) => word === ',')
    const stop = this.#tokens.findIndex(({ word }) => word === '.')
    // the comma of the trigger may follow later in its sentence
    if (comma >= 0 && (stop < 0 || comma < stop)) return false
    const { beginnings = [] } = this.#grammar.menus.texts
    return beginnings.some((words) => this.chart.word(at, ...words.split(' '))) || this.chart.self(at).length > 0
  }

  /**
   * Once a card is gone, only what is printed on it can be asked of it; what else a text says of it is a condition about the card as it was.
   * @returns undefined where there is no such condition
   */
  #asItWas(triggered: Triggered): Triggered | undefined {
    const { trigger, conditions } = triggered
    const { asItWas } = this.#grammar.menus.texts
    const event = this.#grammar.menus.events.find(({ kind }) => kind === trigger.kind)
    if (asItWas === undefined || trigger.timing !== 'after' || !event?.gives?.includes('as it was') || !Array.isArray(trigger.of))
      return triggered
    const kept: Choice[] = []
    const moved: Choice[] = []
    for (const one of trigger.of as readonly Choice[]) {
      if (this.#isPrinted(one)) kept.push(one)
      else {
        const condition = this.#conditionOfGone(one)
        if (condition === undefined) return undefined
        moved.push(condition)
      }
    }
    return { ...triggered, trigger: { ...trigger, of: kept }, conditions: [...moved, ...conditions] }
  }

  /** Whether a filter asks for what is printed on a card, which is the same when the card is gone. */
  #isPrinted(filter: Choice): boolean {
    const { asItWas, either } = this.#grammar.menus.texts
    if (filter.id === either) return bothLists(filter).every((list) => list.every((one) => this.#isPrinted(one)))
    return asItWas?.printed.includes(filter.id) === true || this.chart.kindIn([filter]) !== undefined
  }

  /** The condition that asks of a card as it was what a filter asks of a card now. */
  #conditionOfGone(filter: Choice): Choice | undefined {
    const { asItWas, either, not } = this.#grammar.menus.texts
    const condition = asItWas?.conditions[filter.id]
    const denied = asItWas?.denied?.[filter.id]
    if (denied !== undefined && not !== undefined) return choice(not, { conditions: [choice(denied, filter.with)] })
    if (condition === undefined || filter.id !== either) return condition === undefined ? undefined : choice(condition, filter.with)
    const [conditions = [], others = []] = bothLists(filter).map((list) => list.flatMap((one) => this.#conditionOfGone(one) ?? []))
    const isWhole = bothLists(filter).every((list, i) => list.length === [conditions, others][i]?.length)
    return isWhole ? choice(condition, { conditions, others }) : undefined
  }

  /** "At the end of the round", "at the beginning of each phase". */
  #moments(at: number): readonly Reading<Trigger>[] {
    if (!this.chart.word(at, 'at', 'the') || !(this.chart.word(at + 2, 'beginning', 'of') || this.chart.word(at + 2, 'end', 'of')))
      return []
    const timing = this.chart.word(at + 2, 'end') ? 'at-end-of' : 'at-beginning-of'
    return Object.keys(this.#grammar.menus.moments).flatMap((kind) => {
      const words = kind === 'round' ? ['round'] : [...kind.split('-'), 'phase']
      return ['the', 'each', 'every'].flatMap((lead): readonly Reading<Trigger>[] =>
        this.chart.word(at + 4, lead, ...words) ? [{ end: at + 5 + words.length, value: { timing, kind, of: [] } }] : [],
      )
    })
  }

  /** "If there are no foxes in play at the end of the round, …": a moment behind its condition. */
  #askedMoments(): readonly Reading<Triggered>[] {
    if (!this.chart.word(0, 'if') || this.#unit.word === undefined) return []
    return this.chart
      .conditions(1, 'you')
      .flatMap(({ end, value: conditions }) =>
        this.#moments(end).flatMap(({ end: last, value: trigger }) =>
          this.chart.word(last, ',') ? [{ end: last + 1, value: { trigger, conditions } }] : [],
        ),
      )
  }

  #eventTriggers(): readonly Reading<Trigger>[] {
    const [first] = this.#tokens
    const found: Reading<Trigger>[] = []
    const isAs = this.#unit.word === undefined && first?.word !== 'after'
    const comma = (end: number, value: Trigger): void => {
      if (this.chart.word(end, ',')) found.push({ end: end + 1, value })
      else if (this.#isWithoutComma(end)) found.push({ end, value })
    }
    for (const { end, value } of this.#moments(0)) comma(end, value)
    // "if … leaves play, the players lose" is what happens as it happens
    const isIf = first?.word === 'if' && (this.#unit.word === undefined || this.#unit.word === this.#grammar.menus.texts.triggered?.after)
    const isWhen = first?.word === 'when' || isIf || (first?.word === 'as' && this.#unit.word === undefined)
    if (first === undefined || (first.word !== 'after' && !isWhen)) return found
    for (const { kind, words } of this.#grammar.cancels)
      if (this.chart.word(1, ...words, 'would', 'resolve')) comma(3 + words.length, { timing: 'cancel', kind, of: [] })
    const events: { readonly end: number; readonly timing: 'after' | 'when'; readonly kind: string; readonly of: Whose }[] = []
    for (const { kind, timing, pattern, types } of beginningWith(this.#grammar.events, this.#tokens[1]?.word)) {
      if (timing === 'when' && first.word === 'after') continue
      for (const { end, value } of this.chart.pattern(pattern, 1, 'you')) {
        const of = 'subject' in value ? (value.subject as unknown as Whose) : []
        // a trigger cannot tell which player did something, so "after you heal any fox" has no trigger
        if ('subject' in value && Array.isArray(of) && pattern.some((one) => one.kind === 'word' && one.word === 'you')) continue
        if (types === undefined || types.includes(this.chart.typeOf(of) ?? '')) events.push({ end, timing, kind, of })
      }
    }
    // "when" is what happens after the event only where no event has a moment before it
    const isBefore = isWhen && events.some(({ timing }) => timing === 'when')
    for (const { end, timing, kind, of } of events)
      if (!isBefore || timing === 'when') comma(end, { timing: isBefore || isAs ? 'when' : 'after', kind, of })
    return found
  }

  /** The type of the cards that an effect changes, as far as its words tell. */
  #kindOf(cards: Value | undefined): string | undefined {
    if (!isChoice(cards)) return undefined
    if (cards.id === 'self') return this.#request.type
    if (cards.id === '~reference') return String(cards.with.noun) || undefined
    return this.chart.kindOf(cards)
  }

  #costs(at: number): readonly Reading<readonly Choice[]>[] {
    const verb = this.#tokens[at]?.word ?? ''
    // costs are paid with cards that you control, also where their words do not say so
    const yours = this.#grammar.menus.texts.behind?.['you control']
    // "exhaust this card and attached fox": the second cost has the verb of the first
    const withoutVerb = this.#grammar.costs.flatMap((phrase) => {
      const [first, ...pattern] = phrase.pattern
      return first?.kind === 'word' && first.word === verb ? [{ ...phrase, pattern }] : []
    })
    const one = (from: number, also: readonly EntryPhrase[] = []) =>
      this.chart.entries([...this.#grammar.costs, ...also], from, 'you').flatMap(({ end, value: { id, with: blanks } }) => {
        const filters = (blanks.filters as readonly Choice[] | undefined)?.filter((filter) => filter.id !== yours)
        // a cost knows only the card with which it may be paid
        if (filters !== undefined && contains(filters, (filter) => this.#needsMoreThanCard(filter))) return []
        return filters?.length === 0 ? [] : [{ end, value: choice(id, filters === undefined ? blanks : { ...blanks, filters }) }]
      })
    let now: readonly Reading<readonly Choice[]>[] = one(at).map(({ end, value }) => ({ end, value: [value] }))
    const all: Reading<readonly Choice[]>[] = [{ end: at, value: [] }]
    for (let i = 0; i < 3; i++) {
      // "exhaust this card: …", as in texts of home-made cards
      for (const { end, value } of now) if (this.chart.word(end, 'to') || this.chart.word(end, ':')) all.push({ end: end + 1, value })
      now = now.flatMap(({ end, value }) => {
        const from = this.#and(end)
        return from === undefined ? [] : one(from, withoutVerb).map((next) => ({ end: next.end, value: [...value, next.value] }))
      })
    }
    return all
  }

  /** Whether the script of a filter has names beside that of the card. */
  #needsMoreThanCard({ id }: Choice): boolean {
    const { code = '' } = this.#grammar.menus.of.filters.find((entry) => entry.id === id) ?? {}
    return /\b(?:you|self|event|target)\b/.test(code)
  }

  /** What stands after the effects: a limit, the permission for any player to use the ability, and sentences that are abilities of their own. */
  #endings(at: number): readonly Reading<Ending & { readonly also: readonly BuiltAbility[] }>[] {
    const { word = '' } = this.#unit
    return this.#permissions(at).flatMap(({ end, value }) => {
      const from = this.chart.skip(end, '.')
      const behind = this.#grammar.behindEffects.flatMap(({ pattern, means, words, blanks, defaults }) =>
        words.includes(word)
          ? this.chart
              .pattern(pattern, from, 'you', defaultsOf({ blanks }, defaults, 'you'))
              .map((one) => ({ end: one.end, value: { ...value, also: abilitiesOf(means, one.value) } }))
          : [],
      )
      return [{ end, value: { ...value, also: [] } }, ...behind]
    })
  }

  /** The sentences after the effects, in any order: a limit, who may use the ability, where it works, and how it is paid for. */
  #permissions(at: number): readonly Reading<Ending>[] {
    const one = (from: number): readonly Reading<Ending>[] => [
      ...this.#limits(from).flatMap(({ end, value: limit }) => (limit === undefined ? [] : [{ end, value: { limit } }])),
      ...(this.chart.word(from, '.') || this.#tokens[from - 1]?.word === ')' ? this.#permission(this.chart.skip(from, '.')) : []),
    ]
    let now: readonly Reading<Ending>[] = [{ end: at, value: {} }]
    const all = [...now]
    for (let i = 0; i < 4 && now.length > 0; i++) {
      now = now.flatMap(({ end, value }) => one(end).map((next) => ({ end: next.end, value: { ...value, ...next.value } })))
      all.push(...now)
    }
    return all
  }

  /** "Any player may trigger this ability", "This ability works from your hand", "Its resources must come from 3 different pools". */
  #permission(at: number): readonly Reading<Ending>[] {
    const found: Reading<Ending>[] = this.#grammar.anyPlayer.flatMap((pattern) =>
      this.chart.pattern(pattern, at, 'you').map(({ end }) => ({ end, value: { player: 'any' } })),
    )
    if (this.chart.word(at, 'the', 'first', 'player', 'triggers', 'this', 'ability'))
      found.push({ end: at + 6, value: { player: 'first' } })
    if (this.chart.word(at, 'this', 'ability', 'works', 'from'))
      for (const where of this.#zonesOfCards())
        if (this.chart.word(at + 4, where === 'hand' ? 'your' : 'the', where)) found.push({ end: at + 6, value: { where } })
    if (this.chart.word(at, 'its', 'resources', 'must', 'come', 'from') && this.chart.word(at + 6, 'different', 'pools'))
      for (const { value: pools } of this.chart.count(at + 5)) found.push({ end: at + 8, value: { pools } })
    return found
  }

  /** The zones beside the play area from which cards of this game work, as far as its texts name them. */
  #zonesOfCards(): ReadonlySet<string> {
    const { triggers, elsewhere, menus } = this.#grammar
    const named = [...Object.values(menus.texts.worksIn ?? {}), ...[...triggers, ...elsewhere].map(({ where }) => where)]
    return new Set(named.filter((where) => where !== undefined))
  }

  #limits(at: number): readonly Reading<BuiltAbility['limit']>[] {
    const start = this.chart.skip(at, '.')
    const open = this.chart.skip(start, '(')
    if (!this.chart.word(open, 'limit')) return [{ end: at, value: undefined }]
    const isNumber = this.chart.word(open + 2, 'times') || (this.chart.word(open + 2, 'per') && this.#tokens[open + 1]?.kind === 'number')
    const times =
      ['once', 'twice'].indexOf(this.#tokens[open + 1]?.word ?? '') + 1 || (isNumber ? (this.chart.count(open + 1)[0]?.value ?? 0) : 0)
    const from = open + (this.chart.word(open + 2, 'times') ? 3 : 2)
    const period = this.#tokens[from + 1]?.word
    if (times === 0 || !this.chart.word(from, 'per') || (period !== 'phase' && period !== 'round' && period !== 'game')) return []
    const isOfPlayer = this.chart.word(from + 2, 'for', 'each', 'player')
    // there is one card of a title in a game, so that a limit for the group is one of this card
    const isOfGroup = this.chart.word(from + 2, 'for', 'the', 'group')
    if (isOfGroup && !this.#grammar.menus.texts.alwaysUnique?.includes(this.#request.type)) return []
    let end = isOfPlayer || isOfGroup ? from + 5 : from + 2
    if (this.chart.word(end, '.')) end++
    if (open > start) {
      if (!this.chart.word(end, ')')) return []
      end++
      if (this.chart.word(end, '.')) end++
    }
    return [{ end, value: { times, period, counts: isOfPlayer ? 'player' : 'card' } }]
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
    // a sentence that follows is one of its own, and not part of what "each player", "may" or "if" contain
    const inside = (readings: readonly Reading<readonly Choice[]>[]) =>
      how === 'open' ? readings : readings.filter(({ end, value }) => !this.#crosses(at, end, value))
    let now = inside(this.#clause(at, person, until))
    if (how === 'open') now = [...now, ...now.flatMap((one) => this.#carriedOn(one, person, until))]
    const all = [...now]
    for (let i = 0; i < 8 && now.length > 0; i++) {
      now = this.chart.limited(
        distinct(
          now.flatMap(({ end, value }) =>
            this.#next(end, how, value.at(-1)).flatMap((from) =>
              [...inside(this.#clause(from, person, until)), ...this.#continued(from, person, value.at(-1), until)]
                .filter(
                  (next) =>
                    (!this.#isThen(from) || this.#mayFollow(value, next.value)) &&
                    !this.#isIncluded(value.at(-1), next.value[0]) &&
                    !(value.at(-1)?.id === 'each-player' && this.#isOfEach(from, next.end)),
                )
                .map((next) => ({ end: next.end, value: [...value, ...this.#withPlayer(value.at(-1), next.value)] })),
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

  /**
   * "Each player …" or "if …" with the sentence behind it, which speaks of a card that an effect inside chose or found: "each player takes a fox. That fox
   * sleeps."
   */
  #carriedOn({ end, value }: Reading<readonly Choice[]>, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const last = value.at(-1)
    const from = end + 1
    if (last === undefined || !/^(?:each-player|if)$/.test(last.id) || !this.chart.word(end, '.') || this.chart.word(from, 'then'))
      return []
    const inner = last.with.effects as readonly Choice[]
    const isFound = inner.some((one) => {
      const { returns } = this.#grammar.menus.of.effects.find(({ id }) => id === one.id) ?? {}
      return returns === 'card' || returns === 'cards' || one.id === '~choose'
    })
    if (!isFound) return []
    const speaks = (one: Choice): boolean => contains(one, ({ id, with: { noun } }) => id === '~reference' && noun !== '~person')
    return this.#clause(from, last.id === 'each-player' ? 'that player' : person, until).flatMap((next) => {
      if (!next.value.some(speaks)) return []
      const more = last.id === 'each-player' ? next.value.map(ofThatPlayer) : next.value
      return [{ end: next.end, value: [...value.slice(0, -1), choice(last.id, { ...last.with, effects: [...inner, ...more] })] }]
    })
  }

  /** Effects of which the first happens to the player of the effect before it: "the fox follows the first player and barks". */
  #withPlayer(before: Choice | undefined, effects: readonly Choice[]): readonly Choice[] {
    const [first, ...more] = effects
    const { keepsPlayer } = this.#grammar.menus.texts
    const player = before?.with.player
    if (first === undefined || before?.id !== keepsPlayer?.after || first.id !== keepsPlayer?.effect) return effects
    const { player: usual } = first.with
    if (player === undefined || !isChoice(usual) || usual.id !== 'you') return effects
    return [choice(first.id, { ...first.with, player }), ...more]
  }

  /** Whether an effect that takes several sentences is among the readings of this part. */
  #crosses(from: number, to: number, value: readonly Choice[]): boolean {
    const [only] = value
    if (value.length !== 1 || only === undefined || isInner(only.id) || only.id.startsWith('~')) return false
    return this.#tokens
      .slice(from, to)
      .some(
        ({ word }, i) =>
          word === '.' &&
          this.#tokens[from + i + 1]?.word !== '(' &&
          this.#tokens[from + i + 1]?.word !== 'x' &&
          this.#tokens[from + i + 1]?.word !== ')',
      )
  }

  /** What the same cards do, behind "and" or "then": "the fox gets +1 A and cannot be healed". */
  #continued(at: number, person: Person, before: Choice | undefined, until?: string): readonly Reading<readonly Choice[]>[] {
    const entry = before && this.#grammar.menus.of.effects.find(({ id }) => id === before.id)
    const [, blank = ''] =
      [entry?.says ?? '', ...(entry?.reads ?? [])].map((words) => /^\$(cards?)\b/.exec(words)).find((one) => one !== null) ?? []
    const cards = before?.with[blank]
    if (cards === undefined || !/^(?:and|then)$/.test(this.#tokens[at - 1]?.word ?? '')) return []
    return this.#grammar.effects.flatMap((phrase) => {
      const [first, ...rest] = phrase.pattern
      if (phrase.mood !== 'statement' || first?.kind !== 'blank' || !/^cards?$/.test(first.sort) || isInner(phrase.entry.id)) return []
      return this.#whole(phrase, rest, at, person, { [first.blank]: cards }, until)
    })
  }

  /** Whether an effect belongs to the effect before it, whose words have it too: "show that fox and bring it home". */
  #isIncluded(before: Choice | undefined, next: Choice | undefined): boolean {
    const { includes = {} } = this.#grammar.menus.texts
    if (before === undefined || next === undefined || includes[before.id]?.includes(next.id) !== true) return false
    const { card } = next.with
    return isChoice(card) && card.id === '~reference' && card.with.noun === ''
  }

  /** Whether words behind "each player …" belong to what each of them does: "and bark once". */
  #isOfEach(from: number, to: number): boolean {
    return this.chart.word(from - 1, 'and') && this.#tokens.slice(from, to).some(({ word }) => /^(?:he|his|they|their)$/.test(word))
  }

  /** Whether "then" or "then," comes directly before this token. */
  #isThen(at: number): boolean {
    return this.chart.word(this.chart.word(at - 1, ',') ? at - 2 : at - 1, 'then')
  }

  /**
   * Whether these effects may follow "then". The rules carry out an effect after "then" only if all effects before it happened in full, and a
   * list of effects in a script does not check this.
   */
  #mayFollow(before: readonly Choice[], next: readonly Choice[]): boolean {
    const { behindThen } = this.#grammar.menus.texts
    if (behindThen === undefined) return true
    const { complete, anyway, together = {} } = behindThen
    const last = before.at(-1)?.id ?? ''
    const isTogether = (ids: readonly string[] | undefined): boolean => ids !== undefined && next.every(({ id }) => ids.includes(id))
    return (
      before.every(({ id }, i) => id.startsWith('~') || complete.includes(id) || (i === before.length - 1 && isTogether(together[last]))) ||
      next.every(({ id }) => anyway.includes(id))
    )
  }

  /** Where the next clause begins behind a joint: "and", ", then", a new sentence. */
  #next(at: number, how: 'open' | 'one', before?: Choice): readonly number[] {
    const found: number[] = []
    // what "and" joins to an effect under a condition is under the condition too
    const isLed =
      before !== undefined && (['if', 'if-else', 'choose-one', 'choose-one-by'].includes(before.id) || before.with.side === 'before')
    const and = isLed ? undefined : this.#and(at)
    if (and !== undefined && !this.chart.word(and - 1, 'or')) found.push(this.chart.skip(and, 'then'))
    if (and === undefined && !isLed && this.chart.word(at, 'then')) found.push(at + 1)
    if (how === 'open' && at < this.#tokens.length) {
      // a sentence may end behind an icon without a full stop
      const isStop = this.chart.word(at, '.')
      const isBare = this.#tokens[at - 1]?.kind === 'icon' && /^\p{Lu}/u.test(this.#tokens[at]?.text ?? '')
      if ((isStop && at + 1 < this.#tokens.length) || isBare) {
        const start = isStop ? at + 1 : at
        const from = this.chart.skip(start, 'then')
        found.push(this.chart.skip(from, ','))
      }
    }
    return found
  }

  #clause(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = [
      ...this.#ledClause(at, person, until),
      ...this.#clauseOfPlayer(at, person, until),
      ...this.#choosingClause(at, person, until),
      ...this.#answering(at, person),
    ]
    found.push(...this.#lasting(at, person, until), ...this.#series(at, person, until))
    found.push(...simplest([...this.#instruction(at, person, until), ...this.#statement(at, person, until)], person))
    found.push(...this.#eitherOf(found, person, until))
    const once = withoutRepeated(withoutPersons(found))
    const timed = [...once, ...this.#laterIn(at, person, until, once)]
    const all = [...timed, ...timed.flatMap((one) => this.#insteads(one, person, until))]
    // "… if the bridge is up"
    const asked = all.flatMap(({ end, value: effects }) =>
      this.#tokens[end]?.text === 'if' && !this.#isKept(effects[0])
        ? this.chart.conditions(end + 1, person).flatMap(({ end: close, value }) => {
            const conditions = this.#aboutCardOf(effects, value)
            return [
              { end: close, value: [choice('if', { conditions, effects })] },
              ...this.#otherwise(close, person, until).map((others) => ({
                end: others.end,
                value: [choice('if-else', { conditions, effects, others: others.value })],
              })),
            ]
          })
        : [],
    )
    return [...all, ...asked]
  }

  /** "For each fox, bark once": effects with the number of the foxes as their amount, where nothing is chosen each time. */
  #forEach(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    if (!this.chart.word(at, 'for', 'each') || this.chart.word(at + 2, 'player')) return []
    const isOnce = (one: Choice): boolean => {
      const { amount } = one.with
      const isOne = isChoice(amount) && amount.id === 'fixed' && amount.with.count === 1
      return isOne && !choicesIn(one).some(({ id }) => /^(?:choose|random|each-chooses)/.test(id))
    }
    return this.#grammar.amounts.flatMap(({ entry, pattern, tail, defaults }) => {
      const [head] = pattern
      if (tail === undefined || head?.kind !== 'word' || head.word !== '1' || saysIt(tail)) return []
      return this.chart
        .pattern(tail, at, person, defaultsOf(entry, defaults, person))
        .flatMap(({ end, value }) =>
          this.chart.word(end, ',')
            ? this.#effects(end + 1, person, 'one', until).flatMap((done) =>
                done.value.every(isOnce)
                  ? [{ end: done.end, value: done.value.map((one) => choice(one.id, { ...one.with, amount: choice(entry.id, value) })) }]
                  : [],
              )
            : [],
        )
    })
  }

  /** Conditions behind an effect, in which "it" is the card that the effect names: "heal Old Mill if it is damaged". */
  #aboutCardOf([only, ...more]: readonly Choice[], conditions: readonly Choice[]): readonly Choice[] {
    const entry = only && this.#grammar.menus.of.effects.find(({ id }) => id === only.id)
    const card = entry === undefined ? undefined : only?.with[cardBlankOf(entry) ?? '']
    const isNamed = more.length === 0 && isChoice(card) && card.with.group === undefined && !card.id.startsWith('~')
    return isNamed ? conditions.map((one) => inPlaceOfIt(one, card)) : conditions
  }

  /** Whether an effect happens at a later moment and may keep a card until then, so that a condition behind it is asked then. */
  #isKept(effect: Choice | undefined): boolean {
    return effect?.id === '~later' && this.#grammar.later[effect.with.at as number]?.told.keeps !== undefined
  }

  /** Effects behind an end, "if …", "instead", "you may" or "have". */
  #ledClause(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = []
    const wrap = (readings: readonly Reading<readonly Choice[]>[], make: (done: readonly Choice[]) => Choice): void => {
      for (const { end, value } of readings) found.push({ end, value: [make(value)] })
    }
    // "until the end of the phase, …"
    if (until === undefined)
      for (const { end, value } of this.chart.listed('until', at))
        if (this.chart.word(end, ',')) found.push(...this.#effects(end + 1, person, 'one', value))
    if (until === undefined) found.push(...this.#endingTogether(at, person))
    if (this.chart.word(at, 'if'))
      for (const { end, value: conditions } of this.chart.conditions(at + 1, person))
        for (const from of this.#behindCondition(end))
          for (const done of this.#effects(this.chart.skip(from, 'also'), person, 'one', until)) {
            found.push({ end: done.end, value: [choice('if', { conditions, effects: done.value })] })
            for (const others of this.#otherwise(done.end, person, until))
              found.push({ end: others.end, value: [choice('if-else', { conditions, effects: done.value, others: others.value })] })
          }
    found.push(...this.#forEach(at, person, until))
    // "choose and exhaust a fox" is "exhaust a fox" of your choice
    if (this.chart.word(at, person === 'you' ? 'choose' : 'chooses', 'and'))
      found.push(
        ...this.#instruction(at + 2, person, until).filter(({ value }) => choicesIn(value).some(({ id }) => id.startsWith('choose'))),
      )
    if (this.chart.word(at, 'instead')) wrap(this.#effects(at + 1, person, 'one', until), (effects) => choice('instead', { effects }))
    const may = (from: number) => wrap(this.#effects(from, person, 'one', until), (effects) => choice('may', { effects }))
    if (person === 'you' && this.chart.word(at, 'you', 'may')) may(at + 2)
    if (person === 'that player' && this.chart.word(at, 'may')) may(at + 1)
    if (person === 'you' && this.chart.word(at, 'for', 'each', 'player') && /^[:,]$/.test(this.#tokens[at + 3]?.word ?? ''))
      wrap(this.#effects(at + 4, 'that player', 'one', until), (effects) => choice('each-player', { effects }))
    // behind a cost: "have each player draw 1", "choose that a fox cannot dance"
    if (this.chart.word(at, 'have')) {
      found.push(...this.#statement(at + 1, person, until))
      if (this.chart.word(at + 1, 'each', 'player') && person === 'you')
        wrap(this.#effects(at + 3, 'that player', 'one', until), (effects) => choice('each-player', { effects }))
    }
    if (this.chart.word(at, 'choose', 'that')) found.push(...this.#statement(at + 2, person, until))
    return found
  }

  /** Effects of which the text says first who carries them out: "each player …", "the first player …", "you must …". */
  #clauseOfPlayer(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const { menus } = this.#grammar
    const found: Reading<readonly Choice[]>[] = []
    const wrap = (readings: readonly Reading<readonly Choice[]>[], make: (done: readonly Choice[]) => Choice): void => {
      for (const { end, value } of readings) found.push({ end, value: [make(value)] })
    }
    // each player acts in the order of players in any case
    if (person === 'you' && this.chart.word(at, 'starting', 'with', 'the', 'first', 'player', ',', 'each', 'player'))
      return this.#clauseOfPlayer(at + 6, person, until)
    if (person === 'you' && this.chart.word(at, 'each', 'player')) {
      const must = this.chart.skip(at + 2, 'must')
      const from = this.chart.word(must, 'choose', ':') ? must + 2 : must
      const theirs = [
        ...this.#effects(from, 'that player', 'one', until),
        ...(from > must ? this.#effects(must, 'that player', 'one', until) : []),
      ]
      wrap(theirs, (effects) => choice('each-player', { effects }))
      // behind a colon the text speaks to each of them
      if (from > must)
        wrap(
          this.#effects(from, 'you', 'one', until).filter(({ end }) => !theirs.some((one) => one.end === end)),
          (effects) => choice('each-player', { effects }),
        )
    }
    // the first player pays a price, and is "you" for it
    if (person === 'you' && this.chart.word(at, 'the', 'first', 'player') && has(menus, this.#unit.word ?? '', 'price'))
      found.push(...this.#effects(this.chart.skip(at + 3, 'must'), 'that player', 'one', until))
    else if (person === 'you' && this.chart.word(at, 'the', 'first', 'player'))
      found.push(...this.#effects(this.chart.skip(at + 3, 'must'), 'first', 'one', until))
    if (person === 'you') {
      for (const [number, { patterns }] of this.#grammar.addressed.entries())
        for (const { end } of patterns.flatMap((pattern) => this.chart.pattern(pattern, at, 'you')))
          for (const done of this.#effects(this.chart.skip(end, 'must'), 'that player', 'one', until))
            found.push({ end: done.end, value: [choice('~person', { number, effects: done.value })] })
      // "each player with a score of 35 or higher must …"
      if (this.chart.word(at, 'each', 'player'))
        for (const { entry, pattern, defaults } of this.#grammar.ofEachPlayer)
          for (const { end, value } of this.chart.pattern(pattern, at + 2, 'that player', defaultsOf(entry, defaults, 'that player')))
            for (const done of this.#effects(this.chart.skip(end, 'must'), 'that player', 'one', until))
              found.push({
                end: done.end,
                value: [choice('each-player', { effects: [choice('if', { conditions: [choice(entry.id, value)], effects: done.value })] })],
              })
    }
    const { eachOther } = menus.texts
    if (person === 'you' && eachOther !== undefined && this.chart.word(at, 'each', 'other', 'player') && this.#isBehindFirst(at))
      for (const done of this.#effects(this.chart.skip(at + 3, 'must'), 'that player', 'one', until))
        found.push({
          end: done.end,
          value: [choice('each-player', { effects: [choice('if', { conditions: [choice(eachOther)], effects: done.value })] })],
        })
    const you = wordOf(menus, this.#unit.word ?? '')?.you?.split(' ') ?? []
    if (person === 'you' && you.length > 0) {
      const from = this.chart.skip(at, 'the')
      const behind = from + you.length
      if (this.chart.word(from, ...you)) found.push(...this.#effects(this.chart.skip(behind, 'must'), 'that player', 'one', until))
    }
    if (person === 'you' && this.chart.word(at, 'you')) found.push(...this.#instruction(this.chart.skip(at + 1, 'must'), person, until))
    return found
  }

  /** "Either … or …", and "choose …". */
  #choosingClause(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = []
    const either = [
      ['either'],
      ['choose', 'either'],
      ['choose', ':', 'either'],
      ['chooses', ':', 'either'],
      ['choose', 'one', ':', 'either'],
      ['choose', '1', ':', 'either'],
      // "must choose: pay 1, or sleep"
      ...(person === 'you'
        ? []
        : [
            ['choose', ':'],
            ['chooses', ':'],
            ['choose', 'one', ':'],
            ['choose', '1', ':'],
          ]),
    ].find((words) => this.chart.word(at, ...words))
    if (either !== undefined) {
      const from = at + either.length
      for (const first of this.#effects(from, person, 'one', until)) {
        const or = this.chart.word(first.end, ',') ? first.end + 1 : first.end
        if (!this.chart.word(or, 'or')) continue
        for (const second of this.#effects(or + 1, person, 'one', until))
          found.push({ end: second.end, value: [oneOf([first.value, second.value], person)] })
      }
    }
    found.push(...this.#choices(at, person, until))
    if (this.chart.word(at, person === 'you' ? 'choose' : 'chooses') || (person !== 'you' && this.chart.word(at, 'choose')))
      for (const { end, value } of this.chart.cards('card', at + 1, person))
        if (value.id === 'choose' || value.id === 'choose-by') found.push({ end, value: [choice('~choose', { card: value })] })
    if (this.chart.word(at, 'choose') && person === 'you')
      for (const { end, value } of this.chart.cards('cards', at + 1, person))
        if (value.id === 'choose-some' || value.id === 'choose-up-to') found.push({ end, value: [choice('~choose', { card: value })] })
    if (this.chart.word(at, 'choose') && person === 'you')
      for (const { entry, pattern } of this.#grammar.playerTargets)
        if (entry.offer !== 'read')
          for (const { end, value } of this.chart.pattern(pattern, at + 1, person))
            found.push({ end, value: [choice('~choose', { card: choice(entry.id, value) })] })
    return found
  }

  /** Effects that name their trigger, effects of a card out of play, and the search for titles. */
  #answering(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    const found: Reading<readonly Choice[]>[] = []
    if (person === 'you')
      for (const { pattern, blanks, defaults, trigger, conditions, effects } of beginningWith(
        this.#grammar.answers,
        this.#tokens[at]?.word,
      ))
        for (const { end, value } of this.chart.pattern(pattern, at, person, defaultsOf({ blanks }, defaults, person))) {
          const answer = putBlanks({ trigger, conditions, effects }, value) as Choice['with']
          found.push({ end, value: [choice('~answer', answer)] })
        }
    for (const { pattern, effect, where } of beginningWith(this.#grammar.elsewhere, this.#tokens[at]?.word))
      for (const { end } of this.chart.pattern(pattern, at, person))
        found.push({ end, value: [putBlanks(effect, {}) as Choice, choice('~where', { where })] })
    for (const pattern of this.#grammar.sought)
      for (const { end, value } of this.chart.pattern(pattern, at, person)) found.push(...this.#sought(end, value.cards))
    return found
  }

  /** "Dance, or sing": one of two effects, which the player chooses. */
  #eitherOf(found: readonly Reading<readonly Choice[]>[], person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    if (person !== 'you') return []
    return found.flatMap(({ end, value }) => {
      const or = this.chart.skip(end, ',')
      if (!this.chart.word(or, 'or') || value.some(({ id }) => id.startsWith('~') || isInner(id))) return []
      const verb = this.#tokens[or + 1]?.word ?? ''
      return this.#instruction(or + 1, person, until).flatMap((other) =>
        other.end > or + 2 && verb !== '' ? [{ end: other.end, value: [oneOf([value, other.value], person)] }] : [],
      )
    })
  }

  /** Whether the words before a token speak of the first player, and of no other one. */
  #isBehindFirst(at: number): boolean {
    const before = this.#tokens.slice(0, at)
    return (
      before.some((_, i) => this.chart.word(i, 'the', 'first', 'player')) && !before.some(({ word }) => word === 'you' || word === 'each')
    )
  }

  /** Cards with titles that a text looks for out of play, where its words are only titles. */
  #sought(end: number, cards: Value | undefined): readonly Reading<readonly Choice[]>[] {
    const away = this.#grammar.menus.texts.outOfPlay?.card
    if (away === undefined || !isChoice(cards)) return []
    const all = cards.id === '~titles' ? (cards.with.cards as readonly Choice[]) : [cards]
    if (!all.every(({ id }) => id === 'named' || id === away)) return []
    // elsewhere a player searches for a single card, and may choose among its copies
    const { seekers } = this.#grammar.menus.texts.outOfPlay ?? {}
    if (all.length === 1 && seekers?.includes(this.#unit.word ?? '') === false) return []
    return [{ end, value: [choice('~sought', { cards: all.map((one) => choice(away, one.with)) })] }]
  }

  /** What a sentence behind these effects says for the other case: "Otherwise, …". */
  #otherwise(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    if (!this.chart.word(at, '.') || !this.chart.word(at + 1, 'otherwise')) return []
    return this.#effects(this.chart.skip(at + 2, ','), person, 'one', until)
  }

  /** A lasting change of a number of the table: "the field gets +2 [speed] until the end of the phase". */
  #lasting(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    return beginningWith(this.#grammar.lasts, this.#tokens[at]?.word).flatMap(({ pattern, told }) => {
      const words = until === undefined ? pattern : pattern.filter((one) => one.kind !== 'blank' || one.blank !== 'until')
      return this.chart.pattern(words, at, person, until === undefined ? {} : { until }).flatMap((one) =>
        this.#amounts(one, 'other', person)
          .filter(({ value: { amount } }) => isChoice(amount) && told.amounts.includes(amount.id))
          .map(({ end, value }) => ({
            end,
            value: [
              choice('~lasting', {
                change: choice(told.change, { amount: value.amount as Choice }),
                until: value.until as string,
                by: told.effect,
                word: told.word,
              }),
            ],
          })),
      )
    })
  }

  /** Several effects with one end, which stands behind the last: "each fox gets +1 [speed] and does not rest until the end of the phase". */
  #endingTogether(at: number, person: Person): readonly Reading<readonly Choice[]>[] {
    this.#untils ??= this.#tokens.flatMap((_, from) => this.chart.listed('until', from).map((one) => ({ ...one, from })))
    const stop = this.#tokens.findIndex(({ word }, i) => i > at && /^[.()•]$/.test(word))
    return this.#untils.flatMap(({ from, end, value: until }) =>
      from <= at || (stop >= 0 && from > stop)
        ? []
        : this.#effects(at, person, 'one', until).flatMap((done) =>
            done.end === from && done.value.length > 1 ? [{ end, value: done.value }] : [],
          ),
    )
  }

  /** Effects with the words for a later moment before them or behind them. */
  #laterIn(
    at: number,
    person: Person,
    until: string | undefined,
    effects: readonly Reading<readonly Choice[]>[],
  ): readonly Reading<readonly Choice[]>[] {
    return this.#grammar.later.flatMap(({ told: { amount }, before, behind }, number) => [
      ...(amount === undefined
        ? []
        : effects.flatMap(({ end, value }) =>
            hasId(value, amount) && !hasId(value, '~later') ? [{ end, value: [laterChoice(number, value)] }] : [],
          )),
      ...before
        .flatMap((pattern) => this.chart.pattern(pattern, at, 'you'))
        .flatMap(({ end }) => this.#effects(end, person, 'one', until))
        .map(({ end, value }) => ({ end, value: [laterChoice(number, value, 'before')] })),
      // in "if it rains, dance after this song" the condition is asked now
      ...effects.flatMap(({ end, value }) =>
        (value[0]?.id === 'if' ? [] : behind).flatMap((pattern) =>
          this.chart.pattern(pattern, end, 'you').map((one) => ({ end: one.end, value: [laterChoice(number, value)] })),
        ),
      ),
    ])
  }

  /** "(… instead if …)" behind an effect: another effect, or the same with other cards. */
  #insteads({ end, value }: Reading<readonly Choice[]>, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const [only] = value
    const open = this.chart.skip(end, '.')
    if (value.length !== 1 || only === undefined || !this.chart.word(open, '(')) return []
    const entry = this.#grammar.menus.of.effects.find(({ id }) => id === only.id)
    const blank = entry && cardBlankOf(entry)
    // what happens instead lasts as long, where the bracket names no other end
    const lasts = until ?? (typeof only.with.until === 'string' ? only.with.until : undefined)
    const others: Reading<readonly Choice[]>[] = [...this.#effects(open + 1, person, 'one', until)]
    if (lasts !== until) others.push(...this.#effects(open + 1, person, 'one', lasts))
    if (blank !== undefined)
      for (const one of this.chart.cards(entry?.blanks[blank] as 'cards' | 'card', open + 1, person))
        for (const cards of this.#fromSameSet(one.value, only.with[blank]))
          others.push({ end: one.end, value: [choice(only.id, { ...only.with, [blank]: cards })] })
    const made = (at: number, conditions: readonly Choice[], effects: readonly Choice[]): readonly Reading<readonly Choice[]>[] => {
      const last = this.chart.closed(at)
      return last === undefined ? [] : [{ end: last, value: [choice('if-else', { conditions, effects, others: value })] }]
    }
    const behind = others.flatMap((other) =>
      this.chart.word(other.end, 'instead', 'if')
        ? this.chart.conditions(other.end + 2, person).flatMap((asked) => made(asked.end, asked.value, other.value))
        : [],
    )
    if (!this.chart.word(open + 1, 'if')) return behind
    const before = this.chart.conditions(open + 2, person).flatMap((asked) =>
      this.chart.word(asked.end, ',')
        ? this.#effects(this.chart.skip(asked.end + 1, 'also'), person, 'one', until).flatMap(
            (other): readonly Reading<readonly Choice[]>[] => {
              if (this.chart.word(other.end, 'instead')) return made(other.end + 1, asked.value, other.value)
              const last = this.chart.closed(other.end)
              return last === undefined
                ? []
                : [{ end: last, value: [...value, choice('if', { conditions: asked.value, effects: other.value })] }]
            },
          )
        : [],
    )
    return [...behind, ...before]
  }

  /** Cards that a text names again, "(2 foxes instead …)", taken from the same set as before; none where their words mean another set. */
  #fromSameSet(cards: Choice, before: Value | undefined): readonly Choice[] {
    const groupOf = (one: Value | undefined): Value | undefined => (isChoice(one) ? one.with.group : undefined)
    const [group, other] = [groupOf(cards), groupOf(before)]
    if (group === undefined || other === undefined || !isChoice(group) || !isChoice(other)) return group === other ? [cards] : []
    if (group.id === other.id) return [cards]
    const kind = this.chart.kindOf(cards)
    const isPlain = filtersOf(group).every(({ id }) => id === kind)
    const isSame = isPlain && kind === this.chart.kindOf(choice('each', { group: other }))
    return isSame ? [choice(cards.id, { ...cards.with, group: other })] : []
  }

  /** "Choose one: …, …, or …", also as a list with bullets. */
  #choices(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const open = this.chart.skip(at, '(')
    const verb = person === 'you' || open > at ? ['choose'] : ['choose', 'chooses']
    if (!verb.includes(this.#tokens[open]?.word ?? '') || !/^(?:1|one)$/.test(this.#tokens[open + 1]?.word ?? '')) return []
    const close = open > at ? (this.chart.word(open + 2, ')') ? open + 3 : -1) : open + 2
    if (close < 0) return []
    const colon = this.chart.skip(close, ':')
    const from = this.chart.skip(colon, 'either')
    const bullets = this.chart.word(from, '•')
    let now: readonly Reading<readonly (readonly Choice[])[]>[] = [{ end: bullets ? from + 1 : from, value: [] }]
    const all: Reading<readonly Choice[]>[] = []
    for (let i = 0; i < 6 && now.length > 0; i++) {
      now = distinct(
        now.flatMap(({ end, value }) =>
          this.#clause(end, person, until)
            // "or" stands between the ways of this list
            .filter((one) => bullets || one.value[0]?.id !== 'choose-one')
            .map((one) => ({ end: one.end, value: [...value, one.value] })),
        ),
      )
      if (i > 0) for (const { end, value } of now) if (this.chart.isEnd(end) || !bullets) all.push({ end, value: [oneOf(value, person)] })
      now = now.flatMap(({ end, value }) => {
        const stop = this.chart.skip(end, '.', ',', ';')
        if (bullets) return this.chart.word(stop, '•') ? [{ end: stop + 1, value }] : []
        const or = this.chart.skip(stop, 'or')
        return or > end && !this.chart.word(end, '.') ? [{ end: or, value }] : []
      })
    }
    return all.filter(({ end }) => bullets || this.#isListEnd(at, end))
  }

  /** Whether "or" stands before the last way of a list: a list that ends before it is not complete. */
  #isListEnd(from: number, end: number): boolean {
    const last = this.#tokens.findLastIndex(({ word }, i) => word === 'or' && i > from && this.chart.word(i - 1, ','))
    return last < 0 ? this.#tokens.slice(from, end).some(({ word }) => word === 'or') : last < end
  }

  /** An effect with several numbers: "a fox gets +1 [speed] and +2 [size] until the end of the phase". */
  #series(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    return this.#effectPhrases.series(this.#tokens[at]?.word).flatMap(({ entry, pattern, mood }) => {
      const [verb] = pattern
      if (mood === 'instruction' && verb?.kind === 'word' && verb.word !== this.#tokens[at]?.word) return []
      const sign = pattern.findIndex((one) => one.kind === 'word' && /^[+-]$/.test(one.word))
      const stat = pattern.findIndex((one) => one.kind === 'blank' && one.blank === 'stat')
      if (sign < 0 || stat < sign) return []
      const number = pattern.slice(sign, stat + 1)
      const behind = pattern.slice(stat + 1)
      type Numbers = readonly Choice['with'][]
      return this.chart.pattern(pattern.slice(0, sign), at, person).flatMap(({ end, value }) => {
        const first = this.chart.pattern(number, end, person)
        let now: readonly Reading<Numbers>[] = first.map((one) => ({ end: one.end, value: [one.value] }))
        const all: Reading<Numbers>[] = []
        // "+1 [speed] or +1 [size]" is one of the two
        const either = first.flatMap((one) =>
          this.chart.word(one.end, 'or')
            ? this.chart.pattern(number, one.end + 1, person).map((other) => ({ end: other.end, value: [one.value, other.value] }))
            : [],
        )
        for (let i = 0; i < 3; i++) {
          now = now.flatMap((before) => {
            const from = this.#and(before.end) ?? before.end
            if (this.chart.word(from - 1, 'or')) return []
            return this.chart.pattern(number, from, person).map((one) => ({ end: one.end, value: [...before.value, one.value] }))
          })
          all.push(...now)
        }
        const cards = cardBlankOf(entry) ?? ''
        const ended = (at: number) => (until === undefined ? this.chart.pattern(behind, at, person) : [{ end: at, value: { until } }])
        const ways = either.flatMap((numbers) =>
          ended(numbers.end).map((last) => ({
            end: last.end,
            value: [
              oneOf(
                numbers.value.map((one) => [choice(entry.id, { ...value, ...last.value, ...one })]),
                person,
              ),
            ],
          })),
        )
        const together = all.flatMap((numbers) =>
          ended(numbers.end).map((last) => ({
            end: last.end,
            value: numbers.value.map((one, i) =>
              choice(entry.id, { ...value, ...last.value, ...one, ...(i > 0 && { [cards]: again(value[cards]) }) }),
            ),
          })),
        )
        return isChoice(value[cards]) && value[cards].id === 'choose' ? together : [...together, ...ways]
      })
    })
  }

  #instruction(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const word = this.#tokens[at]?.word
    return this.#effectPhrases.instructions(word).flatMap((phrase) => {
      const { entry, subject, rest, pattern } = phrase
      // "draws" is what another player does, also behind "and"
      const [verb] = rest ?? pattern
      if (person === 'you' && verb?.kind === 'word' && (verb.word !== word || (subject !== undefined && /[^s]s$/.test(word)))) return []
      // what another player does needs a blank for that player
      if (person === 'first' && subject === undefined && /\byou\b/.test(entry.code)) return []
      const filled = subject === undefined ? {} : { [subject]: choice(person === 'first' ? 'first' : 'you') }
      return this.#whole(phrase, rest ?? pattern, at, person, filled, until)
    })
  }

  #statement(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    return this.#effectPhrases.statements(this.#tokens[at]?.word).flatMap((phrase) => {
      if (phrase.subject !== undefined && person !== 'you') return []
      return this.#whole(phrase, phrase.pattern, at, person, {}, until)
    })
  }

  #mayBeAbsent(value: Value | undefined): boolean {
    if (!isChoice(value)) return false
    const { cards, players } = this.#grammar.menus.of
    return [...cards, ...players].some(({ id, absent }) => id === value.id && absent === 'possible')
  }

  /** An effect or a price whose set of cards holds only those that it can change, because a player cannot exhaust an exhausted card. */
  #fitting(one: Choice): Choice {
    const fits = this.#grammar.menus.texts.fits?.[one.id]
    if (fits === undefined) return one
    const among = (group: Choice): Choice => {
      const { filters = [], ...blanks } = group.with as { readonly filters?: readonly Choice[] }
      const others = filters.filter(({ id }) => id !== fits.filter && !fits.says.includes(id))
      return choice(group.id, { ...blanks, filters: [...others, choice(fits.filter)] })
    }
    return choice(
      one.id,
      Object.fromEntries(
        Object.entries(one.with).map(([blank, value]) => {
          if (!isChoice(value)) return [blank, value]
          if (blank === 'group') return [blank, among(value)]
          const { group } = value.with
          return [
            blank,
            isChoice(group) && value.id.startsWith('choose') ? choice(value.id, { ...value.with, group: among(group) }) : value,
          ]
        }),
      ),
    )
  }

  /** The effect that a phrase means for cards in a pile. */
  #ofPiles(id: string, { card, group }: Choice['with']): string {
    const { ofPiles } = this.#grammar.menus.texts
    const other = ofPiles?.effects[id]
    if (ofPiles === undefined || other === undefined) return id
    const set = group ?? (isChoice(card) ? card.with.group : undefined)
    const isInPile = (isChoice(set) && ofPiles.groups.includes(set.id)) || (isChoice(card) && ofPiles.cards.includes(card.id))
    return isInPile ? other : id
  }

  /** An effect on a card of a set that is a part of its words, as an effect on a card that is chosen from the set, so that later words can mean it. */
  #ofChosen(one: Choice): Choice {
    const told = this.#grammar.menus.texts.ofChosen?.[one.id]
    if (told === undefined) return one
    const { filters = [] } = one.with
    const chosen = choice('choose', { group: choice(told.group, { filters }) })
    return choice(told.effect, { ...(told.with as Choice['with']), [told.blank]: chosen })
  }

  /** The effects that are meant by one phrase with several titles: "add Old Mill and Far Hill". Titles out of play are looked up there. */
  #titled(
    { entry: { id }, where }: EntryPhrase,
    value: { readonly [blank: string]: Value },
  ): readonly { readonly [blank: string]: Value }[] {
    const { outOfPlay } = this.#grammar.menus.texts
    const told = outOfPlay !== undefined && Object.hasOwn(outOfPlay.effects, id) ? outOfPlay.effects[id] : undefined
    const { blank: looked = 'card', words, elsewhere } = told ?? {}
    const isAway = where === 'away' || (told !== undefined && (words === undefined || words.includes(this.#unit.word ?? '')))
    const card = isAway ? outOfPlay?.card : elsewhere
    return Object.entries(value).reduce<readonly { readonly [blank: string]: Value }[]>(
      (all, [blank, one]) => {
        const titles = isChoice(one) && one.id === '~titles' ? (one.with.cards as readonly Choice[]) : [one]
        return all.flatMap((filled) =>
          titles.map((title) => ({
            ...filled,
            [blank]: card !== undefined && looked === blank && isChoice(title) && title.id === 'named' ? choice(card, title.with) : title,
          })),
        )
      },
      [{}],
    )
  }

  /** A whole phrase of an effect, with its amount explained at the end, and with or without the end of a lasting effect. */
  #whole(phrase: EntryPhrase, pattern: Pattern, at: number, person: Person, filled: { readonly [blank: string]: Value }, until?: string) {
    const { entry } = phrase
    const given = defaultsOf(entry, phrase.defaults, person)
    const all = Object.keys(filled).length === 0 ? given : { ...given, ...filled }
    const lasts = 'until' in entry.blanks
    // the wordings with and without an end begin with the same words
    const begin = lasts ? beginningOfLasting(pattern) : []
    if (begin.length > 0 && this.chart.pattern(begin, at, person, all).length === 0) return []
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
    const counted = (one: Reading<{ readonly [blank: string]: Value }>) =>
      this.#amounts(one, isAboutThis(entry, one.value) ? 'this' : 'other', person)
    return (
      [
        ...[...(until === undefined || !lasts ? ended : []), ...open].flatMap(counted),
        ...this.#endedBehindAmount(phrase, pattern, at, person, all, until),
      ]
        // an effect is carried out if it can be, with these words or without
        .flatMap((one) => {
          const from = this.chart.word(one.end, ',') ? one.end + 1 : one.end
          return this.chart.word(from, 'if', 'able') || this.chart.word(from, 'if', 'any') ? [{ ...one, end: from + 2 }] : [one]
        })
        // "another" beside a chosen card is another than that one, for which there is no entry
        .filter((one) => !(hasId(one.value, 'other') && choicesIn(one.value).filter(({ id }) => id.startsWith('choose')).length > 1))
        .flatMap((one) => {
          const changed = cardBlankOf(entry)
          const value = this.#ofType(one.value, entry.blanks, this.#kindOf(changed === undefined ? undefined : one.value[changed]))
          // an effect may need a player who is always there
          const isAbsent = (entry.wants ?? []).some((blank) => this.#mayBeAbsent(value?.[blank]))
          const isFilled = !isAbsent && value !== undefined && Object.keys(entry.blanks).every((blank) => value[blank] !== undefined)
          return isFilled
            ? [
                {
                  end: one.end,
                  value: this.#titled(phrase, value).map((filled) =>
                    repeated(this.#fitting(this.#ofChosen(choice(this.#ofPiles(entry.id, filled), filled)))),
                  ),
                },
              ]
            : []
        })
    )
  }

  /** A lasting effect whose end stands behind the words that explain its amount: "gets +1 [speed] for each fox until the end of the phase". */
  #endedBehindAmount(
    { entry }: EntryPhrase,
    pattern: Pattern,
    at: number,
    person: Person,
    filled: { readonly [blank: string]: Value },
    until?: string,
  ): readonly Reading<{ readonly [blank: string]: Value }>[] {
    const last = pattern.at(-1)
    if (until !== undefined || !('amount' in entry.blanks) || last?.kind !== 'blank' || last.blank !== 'until') return []
    return this.chart
      .pattern(pattern.slice(0, -1), at, person, filled)
      .flatMap((one) =>
        this.#amounts(one, isAboutThis(entry, one.value) ? 'this' : 'other', person).flatMap((told) =>
          told.end === one.end
            ? []
            : this.chart.listed('until', told.end).map(({ end, value }) => ({ end, value: { ...told.value, until: value } })),
        ),
      )
  }

  /** The amount of a phrase together with its explanation: "1 … for each fox", "X …, where X is …". */
  #amounts(
    { end, value }: Reading<{ readonly [blank: string]: Value }>,
    subject: 'this' | 'other',
    person: Person,
  ): readonly Reading<{ readonly [blank: string]: Value }>[] {
    const { amount } = value
    if (!isChoice(amount)) return [{ end, value }]
    const fixed = amount.id === 'fixed' ? Number(amount.with.count) : undefined
    const found: Reading<{ readonly [blank: string]: Value }>[] = amount.id === '~x' ? [] : [{ end, value }]
    const { explained, explainedBy } = usablePhrasesOf(this.#grammar)
    const word = this.#tokens[end]?.word
    for (const { entry, pattern, tail, defaults, saysIt: isAboutIt } of word === '.' ? explained : explainedBy.beginning(word)) {
      // "for each damage on it" counts on this card only where "it" means this card
      if (subject === 'other' && isAboutIt) continue
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
      const [opening] = tail
      const isBracket = opening?.kind === 'word' && opening.word === '(' && this.chart.word(end, '.')
      for (const from of isBracket ? [end, end + 1] : [end])
        for (const one of this.chart.pattern(tail, from, person, { ...defaultsOf(entry, defaults, person), ...filled }))
          if (!this.#limitsOther(from, one.end, value.stat))
            found.push({ end: one.end, value: { ...value, amount: choice(entry.id, one.value) } })
    }
    if (amount.id === '~x')
      for (const one of this.#definedX(end, subject)) found.push({ end: one.end, value: { ...value, amount: one.value } })
    // "the attacking fox's number" is an entry of its own, and not also the number of a card
    const blanks = (one: Reading<{ readonly [blank: string]: Value }>): number =>
      isChoice(one.value.amount) && one.value.amount.id !== 'fixed' ? Object.keys(one.value.amount.with).length : -1
    return found.filter((one) => !found.some((other) => other.end === one.end && blanks(other) === 0 && blanks(one) > 0))
  }

  /** Whether "(limit +3 [speed])" between two tokens is about another number than the one that is changed. */
  #limitsOther(from: number, to: number, stat: Value | undefined): boolean {
    const own = this.#grammar.menus.lists.stat?.[String(stat)]
    const icon = this.#limitIcon(from, to)
    return own !== undefined && icon !== undefined && icon !== own
  }

  /** The icon behind "limit" between two tokens. */
  #limitIcon(from: number, to: number): string | undefined {
    const words = this.#tokens.slice(from, to)
    const limit = words.findIndex(({ word }) => /^(?:limit|maximum|max)$/.test(word))
    return limit < 0 ? undefined : words.slice(limit).find(({ kind }) => kind === 'icon')?.word
  }

  /** "Where X is …", ". X is …" or "(X is …)": the amount that X is. */
  #definedX(at: number, subject: 'this' | 'other'): readonly Reading<Choice>[] {
    const isBracket = this.chart.word(at, '(')
    const from = this.chart.skip(at, '(', ',', '.')
    const start = this.chart.skip(from, 'where')
    return this.#meaningOfX(start, subject).flatMap(({ end, value }) => {
      if (!isBracket) return [{ end, value }]
      const last = this.chart.closed(end)
      return last === undefined ? [] : [{ end: last, value }]
    })
  }

  /** "X is …": the amount. */
  #meaningOfX(at: number, subject: 'this' | 'other'): readonly Reading<Choice>[] {
    const verbs: readonly (readonly string[])[] = [['is', 'equal', 'to'], ['is'], ['equals']]
    const is = verbs.find((words) => this.chart.word(at + 1, ...words))
    if (!this.chart.word(at, 'x') || is === undefined) return []
    const from = at + 1 + is.length
    return beginningWith(this.#grammar.definitions, this.#tokens[from]?.word).flatMap(({ entry, pattern, defaults }) =>
      subject === 'other' && saysIt(pattern)
        ? []
        : this.chart
            .pattern(pattern, from, 'you', defaultsOf(entry, defaults, 'you'))
            .map(({ end, value }) => ({ end, value: choice(entry.id, value) })),
    )
  }

  /** "X is …" as a sentence of its own: what the numbers are that the card prints as X, or the number of its keyword. */
  #unknownNumbers(): readonly (readonly BuiltAbility[])[] {
    const { unknownNumbers = [], text, keywords } = this.#request
    const { numberOf, keywordNumber } = this.#grammar.menus.texts
    if (numberOf === undefined || keywordNumber === undefined) return []
    const printed = [...text.matchAll(/(?:^|[.\n] *)(\p{L}[\p{L} ]*) X\b/gu)].flatMap(
      ([, name = '']) => keywords.get(name.toLowerCase()) ?? [],
    )
    const changes = (amount: Choice): readonly Choice[] => [
      ...unknownNumbers.map((stat) => choice(numberOf, { stat, amount })),
      ...printed.map((keyword) => choice(keywordNumber, { keyword, amount })),
    ]
    return this.#meaningOfX(0, 'this').flatMap(({ end, value }) => {
      const made = changes(value).map((change): BuiltAbility => ({ ...blankAbility('modifier'), on: 'self', change }))
      return this.chart.isEnd(end) && made.length > 0 ? [made] : []
    })
  }
}

/** The tokens of a text without brackets that only remind of a rule. */
function withoutReminders(grammar: Grammar, tokens: readonly Token[], options: ReaderOptions): readonly Token[] {
  const open = tokens.findIndex(({ word }) => word === '(')
  if (open < 0 || grammar.reminders.length === 0) return tokens
  const chart = new Reader(grammar, tokens, options)
  const end = grammar.reminders.flatMap((pattern) => chart.pattern(pattern, open, 'you').map((one) => one.end))[0]
  if (end !== undefined) return withoutReminders(grammar, [...tokens.slice(0, open), ...tokens.slice(end)], options)
  const rest = withoutReminders(grammar, tokens.slice(open + 1), options)
  return rest.length === tokens.length - open - 1 ? tokens : [...tokens.slice(0, open + 1), ...rest]
}

/** An effect inside of "each player", in which "that player" is this player. */
const ofThatPlayer = (one: Choice): Choice => {
  const put = (value: Value): Value => (isChoice(value) && value.id === '~player' ? choice('you') : withInner(value, put))
  return put(one) as Choice
}

/** Words with which something is said of cards. */
const predicateVerb = /^(?:cannot|gets?|gains?|has|have|loses?|is|are|does|do|may|contributes?)$/

/** A condition about this card, for words that did not name it, of an ability that is about this card or about no cards. */
const ownCondition = (one: Choice, on: NonNullable<BuiltAbility['on']>): Choice =>
  one.id === '~own' && (on === 'self' || (Array.isArray(on) && on.length === 0)) ? choice(String(one.with.condition)) : one

/** The two lists of filters of "one or the other". */
const bothLists = ({ with: { filters, others } }: Choice): readonly (readonly Choice[])[] => [
  filters as readonly Choice[],
  others as readonly Choice[],
]

/** A change of a card in which "it" is that card: "attached fox gets +1 (+2 instead if it is tired)". */
function aboutBearer(change: Choice, on: NonNullable<BuiltAbility['on']>): Choice {
  return typeof on === 'string' ? inPlaceOfIt(change, choice(on)) : change
}

/** A condition about the changed card: "while attacking"; "it" is that card where it is not this one, for which the menus have conditions. */
function conditionOfBearer(condition: Choice, on: NonNullable<BuiltAbility['on']>): Choice {
  if (on === 'host') return inPlaceOfIt(condition, choice('host'))
  const put = (value: Value): Value => (isChoice(value) && value.id === '~bearer' ? choice('self') : withInner(value, put))
  return on === 'self' ? (put(condition) as Choice) : condition
}

/** A part of an ability with a card in the place of "it". */
function inPlaceOfIt(part: Choice, card: Choice): Choice {
  const put = (value: Value): Value => {
    const isIt =
      isChoice(value) && (value.id === '~bearer' || (value.id === '~reference' && ['', '~person'].includes(String(value.with.noun))))
    return isIt ? card : withInner(value, put)
  }
  return put(part) as Choice
}

/** Whether an effect changes this card. */
const isAboutThis = ({ blanks }: Entry, values: Choice['with']): boolean =>
  Object.entries(blanks).some(([blank, sort]) => {
    const value = values[blank]
    return (sort === 'card' || sort === 'cards') && isChoice(value) && value.id === 'self'
  })

/**
 * Readings without those that say with more blanks what the same words say with fewer: "reveal 1 card" and "you reveal 1 card". What another player
 * does needs that player: of "reveals 1 card" the reading with fewer blanks would mean you.
 */
function simplest(readings: readonly Reading<readonly Choice[]>[], person: Person): readonly Reading<readonly Choice[]>[] {
  const isOne = (value: Value): boolean => isChoice(value) && value.id === 'fixed' && value.with.count === 1
  const isDoer = (value: Value | undefined): boolean => isChoice(value) && value.id === (person === 'first' ? 'first' : 'you')
  const isUsual = (value: Value): boolean => isOne(value) || (person === 'you' && isDoer(value))
  const says = ({ value: [one, ...more] }: Reading<readonly Choice[]>): Choice | undefined => (more.length === 0 ? one : undefined)
  // whether the first says no more than the second, beside values such as these
  const isWithin = (fewer: Choice, more: Choice, beside: (value: Value) => boolean): boolean =>
    fewer.id !== more.id &&
    Object.keys(fewer.with).length < Object.keys(more.with).length &&
    Object.entries(more.with).every(([blank, value]) =>
      Object.hasOwn(fewer.with, blank) ? JSON.stringify(fewer.with[blank]) === JSON.stringify(value) : beside(value),
    )
  return readings.filter((reading) => {
    const one = says(reading)
    if (one === undefined) return true
    return !readings.some((another) => {
      const other = another.end === reading.end && says(another)
      return other && (isWithin(other, one, isUsual) || (person !== 'you' && isWithin(one, other, isDoer)))
    })
  })
}

/** Readings without "that player …" as words for "you" where another reading has that player: "that player draws 1 card". */
const withoutPersons = (readings: readonly Reading<readonly Choice[]>[]): readonly Reading<readonly Choice[]>[] =>
  readings.filter(
    ({ end, value: [only, ...more] }) =>
      only?.id !== '~person' ||
      more.length > 0 ||
      (only.with.effects as readonly Choice[]).length > 1 ||
      !readings.some(
        (one) => one.end === end && one.value.length === 1 && one.value[0]?.id === (only.with.effects as readonly Choice[])[0]?.id,
      ),
  )

/** Readings without "each player …" around one effect that another reading has for all players: "each player pays 1". */
function withoutRepeated(readings: readonly Reading<readonly Choice[]>[]): readonly Reading<readonly Choice[]>[] {
  const all = new Set(readings.flatMap(({ end, value }) => (value.length === 1 && value[0] ? [`${end} ${JSON.stringify(value[0])}`] : [])))
  return readings.filter(({ end, value: [only, ...more] }) => {
    if (more.length > 0 || only?.id !== 'each-player') return true
    const [inner, ...others] = only.with.effects as readonly Choice[]
    if (inner === undefined || others.length > 0 || !isChoice(inner.with.players) || inner.with.players.id !== 'you') return true
    return !all.has(`${end} ${JSON.stringify(choice(inner.id, { ...inner.with, players: choice('all') }))}`)
  })
}

/** An effect that speaks of "each player's" cards, as one that happens to each player. */
function repeated(effect: Choice): Choice {
  const [blank] = Object.entries(effect.with).find(([, value]) => isChoice(value) && value.id === '~each') ?? []
  return blank === undefined ? effect : choice('each-player', { effects: [choice(effect.id, { ...effect.with, [blank]: choice('you') })] })
}

/** The same cards again, as a later effect names them. */
const again = (cards: Value | undefined): Value =>
  isChoice(cards) && cards.id === 'choose' ? choice('~reference', { noun: '', number: 'one' }) : (cards ?? '')

const different = (conditions: readonly Choice[]): readonly Choice[] =>
  conditions.filter((one, i) => conditions.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i)

/** What sentences after the effects say of an ability. */
type Ending = Pick<BuiltAbility, 'limit' | 'player' | 'where' | 'pools'>

/** A trigger with conditions that belong to it. */
interface Triggered {
  /** The id of the card that "it" is. */
  readonly it?: string
  /** The zone in which the card is then. */
  readonly where?: string
  readonly trigger: Trigger
  readonly conditions: readonly Choice[]
}

/** The parts of an ability with a label. */
interface LabelledParts {
  readonly triggered: Triggered | undefined
  readonly asked: readonly Choice[]
  readonly costs: readonly Choice[]
  readonly effects: readonly Choice[]
  readonly ending: Ending & { readonly also: readonly BuiltAbility[] }
}

/** A part of an ability, from a token on. */
export interface PartReading {
  readonly part: 'trigger' | 'condition' | 'cost' | 'effect' | 'change' | 'limit'
  /** The number of the first token behind it. */
  readonly end: number
  readonly choices: readonly Choice[]
  /** Of a trigger, and of an effect that answers an event. */
  readonly trigger?: Trigger
  readonly limit?: BuiltAbility['limit']
  /** Of a change: the cards that it changes. */
  readonly changes?: { readonly on: NonNullable<BuiltAbility['on']>; readonly all: readonly Change[] }
}

interface Change {
  readonly word: string
  readonly change: Choice
}

/**
 * The other meaning of "+1 A and +1 B for each C", in which the words at the end belong to both numbers; none where they can belong to the last only.
 */
function sharedAmounts(changes: readonly Change[]): readonly (readonly Change[])[] {
  const last = changes.at(-1)?.change.with.amount
  if (!isChoice(last) || last.id === 'fixed') return []
  const isSame = ({ with: { amount } }: Choice): boolean =>
    isChoice(amount) && amount.id === 'fixed' && amount.with.count === (last.with.count ?? 1)
  if (!changes.slice(0, -1).every(({ change }) => isSame(change))) return []
  return [changes.map(({ word, change }) => ({ word, change: choice(change.id, { ...change.with, amount: last }) }))]
}

/** Changes without those by a counted amount where the same words are a plain number. */
function withoutCounted(changes: readonly Reading<Change>[]): readonly Reading<Change>[] {
  const isPlain = ({ change }: Change): boolean => change.with.count !== undefined
  const isFixed = ({
    change: {
      with: { amount },
    },
  }: Change): boolean => isChoice(amount) && amount.id === 'fixed'
  return changes.filter(
    (one) =>
      !isFixed(one.value) ||
      !changes.some(
        (other) => other.end === one.end && isPlain(other.value) && other.value.change.with.stat === one.value.change.with.stat,
      ),
  )
}

function oneOf(ways: readonly (readonly Choice[])[], person: Person): Choice {
  const taken: string[] = []
  const named = ways.map((effects): ChoiceWay => {
    const name = nameOfWay(effects, taken)
    taken.push(name)
    return { name, effects }
  })
  return person === 'first' ? choice('choose-one-by', { player: choice('first'), ways: named }) : choice('choose-one', { ways: named })
}

const lastingBeginnings = new WeakMap<Pattern, Pattern>()

/** The part of a pattern before the end of a lasting effect and before its amount. Made once, so that the chart keeps its readings. */
function beginningOfLasting(pattern: Pattern): Pattern {
  const known = lastingBeginnings.get(pattern)
  if (known) return known
  const end = pattern.findIndex((one) => one.kind === 'blank' && one.blank === 'until')
  const begin = end < 0 ? [] : pattern.slice(0, end)
  lastingBeginnings.set(pattern, begin)
  return begin
}
