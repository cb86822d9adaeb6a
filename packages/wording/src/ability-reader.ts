/** Reads one unit of a card's text as abilities of the ability builder. */
import { type BuiltAbility, blankAbility, type Choice, choice, has, isChoice, stands, type Trigger, wordOf } from '@questwright/abilities'
import { type Change, ConstantReader } from './constant-reader.ts'
import { CostReader } from './cost-reader.ts'
import { EffectReader } from './effect-reader.ts'
import { type Ending, EndingReader } from './ending-reader.ts'
import type { Grammar } from './grammar.ts'
import { withLaterEffects } from './later.ts'
import type { Reader, ReaderOptions, Reading } from './reader.ts'
import { ifFits, References } from './references.ts'
import type { TextRequest } from './text-unit.ts'
import type { Token } from './tokens.ts'
import { type Triggered, TriggerReader } from './trigger-reader.ts'
import { type UnitReading, unitReading, withTokens } from './unit-reading.ts'
import { type Unit, unitsOf } from './units.ts'
import { contains } from './values.ts'

/** Reads one unit as abilities, in every way that the phrases of a game allow. */
export class AbilityReader {
  readonly chart: Reader
  readonly #reading: UnitReading
  readonly #grammar: Grammar
  readonly #tokens: readonly Token[]
  readonly #unit: Unit
  readonly #request: TextRequest
  readonly #options: ReaderOptions
  readonly #place: 'first' | 'later'
  readonly #references: References
  readonly #triggers: TriggerReader
  readonly #costs: CostReader
  readonly #effects: EffectReader
  readonly #endings: EndingReader
  readonly #constants: ConstantReader

  /** @param place whether the unit begins an ability, or is a later sentence of one */
  constructor(reading: UnitReading, place: 'first' | 'later' = 'first') {
    const { grammar, chart, tokens, unit, request, options } = reading
    this.#reading = reading
    this.#grammar = grammar
    this.chart = chart
    this.#tokens = tokens
    this.#unit = unit
    this.#request = request
    this.#options = options
    this.#place = place
    this.#references = new References(grammar, chart)
    this.#triggers = new TriggerReader(reading)
    this.#costs = new CostReader(reading)
    this.#effects = new EffectReader(reading)
    this.#endings = new EndingReader(reading)
    this.#constants = new ConstantReader(reading, (other) => this.#readerOf(other).read())
  }

  /** The reader of another unit of the card, such as the text in quotes that a card gains. */
  #readerOf(unit: Unit): AbilityReader {
    return new AbilityReader(unitReading(this.#grammar, this.#request, unit, this.#options))
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
      ? this.#triggers.triggers()
      : [{ end: 0, value: undefined }]
    const found: { readonly ability: BuiltAbility; readonly rest: number }[] = []
    for (const { end, value: triggered } of triggers)
      for (const paid of has(menus, word, 'costs') ? this.#costs.costs(end) : [{ end, value: [] }])
        for (const done of [{ end: paid.end, value: [] as readonly Choice[] }, ...this.#effects.effects(paid.end, 'you', 'open')]) {
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
      for (const { end, value } of this.#triggers.triggers()) found.push({ part: 'trigger', end, choices: [], trigger: value.trigger })
    if (this.chart.word(at, 'if') || this.chart.word(at, 'while')) add('condition', this.chart.conditions(at + 1, 'you'))
    if (word === undefined) {
      if (at === 0) {
        add(
          'change',
          [...this.#constants.attach(), ...this.#constants.limitPer()].length > 0 ? [{ end: this.#tokens.length, value: [] }] : [],
        )
      }
      for (const bearer of this.#constants.bearers(at))
        for (const { end, value } of this.#constants.changes(bearer.end, bearer.value === 'self' ? 'this' : 'other'))
          found.push({ part: 'change', end, choices: value.map(({ change }) => change), changes: { on: bearer.value, all: value } })
    } else if (has(menus, word, 'price')) {
      add(
        'cost',
        this.chart.entries(this.#grammar.prices, at, 'you').map(({ end, value }) => ({ end, value: [value] })),
      )
    } else {
      if (has(menus, word, 'costs')) add('cost', this.#costs.costs(at))
      for (const { end, value } of this.#effects.clause(at, 'you')) {
        const answered = this.#answered(value)
        if (end > at)
          found.push({ part: 'effect', end, choices: answered?.effects ?? value, ...(answered && { trigger: answered.trigger }) })
      }
      if (this.#tokens.slice(0, at).some((token) => token.word === 'player')) add('effect', this.#effects.clause(at, 'that player'))
      for (const { end, value } of this.#endings.limits(at))
        if (value !== undefined) found.push({ part: 'limit', end, choices: [], limit: value })
    }
    return found
  }

  #all(): readonly (readonly BuiltAbility[])[] {
    const { word } = this.#unit
    if (word === undefined) {
      const constants = [
        ...this.#constants.attach(),
        ...this.#constants.limitPer(),
        ...this.#constants.unknownNumbers(),
        ...this.#givesPrice(),
        ...this.#constants.constants(),
      ]
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
      const reader = this.#readerOf(unit)
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
            : this.#effects.kindOf(card)
      return kind !== undefined && (kinds?.includes(kind) === false || never.includes(kind))
    })
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
    return simple.length > 0
      ? simple.map((price) => [{ ...blankAbility(word), price: this.#effects.fitting(price) }])
      : this.#pricedByEffects(word)
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
      return new AbilityReader(withTokens(this.#reading, tokens), this.#place).#pricedByEffects(word)
    }
    return this.#effects.effects(from, 'you', 'open').flatMap(({ end, value }) => {
      if (!ends(end).some((last) => this.chart.isEnd(last)) || value.length === 0) return []
      const resolved = ifFits(() => this.#references.resolved({ ...blankAbility(word), effects: value }))
      if (resolved === undefined || resolved.target !== undefined || !resolved.effects.every(isPayable)) return []
      return [[{ ...blankAbility(word), price: choice('effects', { effects: resolved.effects }) }]]
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

  #labelled(word: string): readonly (readonly BuiltAbility[])[] {
    const { menus } = this.#grammar
    const { phase, keyword } = this.#unit
    const base: BuiltAbility = { ...blankAbility(word), ...(phase && { phase }), ...(keyword && { keyword }) }
    const answers = wordOf(menus, word)?.timings?.includes('cancel') === true
    const plain: Reading<Triggered | undefined> = { end: 0, value: undefined }
    const triggers: readonly Reading<Triggered | undefined>[] =
      this.#place === 'first' && has(menus, word, 'trigger') ? [...this.#triggers.triggers(), ...(answers ? [plain] : [])] : [plain]
    const found: (readonly BuiltAbility[])[] = []
    for (const { end, value: triggered } of triggers)
      for (const asked of has(menus, word, 'conditions') ? this.#ifs(end) : [{ end, value: [] }])
        for (const paid of has(menus, word, 'costs') ? this.#costs.costs(asked.end) : [{ end: asked.end, value: [] }])
          for (const done of this.#effects.effects(this.#behindDoThis(paid.end), 'you', 'open'))
            for (const { end: last, value: ending } of this.#endings.endings(done.end)) {
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
      ...this.chart
        .conditions(at + 1, 'you')
        .flatMap(({ end, value }) => this.#effects.behindCondition(end).map((from) => ({ end: from, value }))),
    ]
  }
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
