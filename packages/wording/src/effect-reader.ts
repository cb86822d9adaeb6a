/** Reads the effects of an ability: clauses, choices of players, lists, lasting and later effects, and their amounts. */
import { type Choice, type ChoiceWay, choice, type Entry, has, isChoice, nameOfWay, type Value, wordOf } from '@questwright/abilities'
import { AmountReader } from './amount-reader.ts'
import { type EffectPhrases, effectPhrasesOf, isInner } from './effect-phrases.ts'
import { beginningWith } from './first-words.ts'
import type { EntryPhrase, Grammar } from './grammar.ts'
import { laterChoice } from './later.ts'
import type { Person } from './noun-words.ts'
import type { Pattern } from './phrase.ts'
import { defaultsOf, distinct, type Reader, type ReaderOptions, type Reading } from './reader.ts'
import { put as putBlanks } from './sentences.ts'
import type { TextRequest } from './text-unit.ts'
import type { Token } from './tokens.ts'
import type { UnitReading } from './unit-reading.ts'
import type { Unit } from './units.ts'
import { saysIt } from './usable-phrases.ts'
import { cardBlankOf, choicesIn, contains, filtersOf, hasId, inPlaceOfIt, withInner, wordsOfType } from './values.ts'

/** Reads effects, in every way that the phrases of a game allow. */
export class EffectReader {
  readonly #grammar: Grammar
  readonly #chart: Reader
  readonly #tokens: readonly Token[]
  readonly #unit: Unit
  readonly #request: TextRequest
  readonly #options: ReaderOptions
  readonly #effectPhrases: EffectPhrases
  readonly #amounts: AmountReader
  readonly #memo = new Map<string, readonly Reading<readonly Choice[]>[]>()
  /** The ends of lasting effects that the text names, each with the token at which its words begin. */
  #untils: readonly (Reading<string> & { readonly from: number })[] | undefined

  constructor(reading: UnitReading) {
    const { grammar, chart, tokens, unit, request, options } = reading
    this.#grammar = grammar
    this.#chart = chart
    this.#tokens = tokens
    this.#unit = unit
    this.#request = request
    this.#options = options
    this.#amounts = new AmountReader(reading)
    this.#effectPhrases = effectPhrasesOf(grammar, unit.word ?? '')
  }

  /** Where the effects begin behind a condition: texts often leave out the comma before a card or a verb. */
  behindCondition(at: number): readonly number[] {
    if (this.#chart.word(at, ',')) return [at + 1]
    const { kind, word = '' } = this.#tokens[at] ?? {}
    return kind === 'sign' || kind === undefined || /^(?:and|or|instead|to|with|in|on|of|from|for|than|that)$/.test(word) ? [] : [at]
  }

  /** The type of the cards that an effect changes, as far as its words tell. */
  kindOf(cards: Value | undefined): string | undefined {
    if (!isChoice(cards)) return undefined
    if (cards.id === 'self') return this.#request.type
    if (cards.id === '~reference') return String(cards.with.noun) || undefined
    return this.#chart.kindOf(cards)
  }

  /**
   * A list of effects.
   * @param how `open`: also effects of the sentences that follow; `one`: one clause, and clauses that "and" joins to it
   */
  effects(at: number, person: Person, how: 'open' | 'one', until?: string): readonly Reading<readonly Choice[]>[] {
    const key = `${at} ${person} ${how} ${until ?? ''}`
    const known = this.#memo.get(key)
    if (known) return known
    this.#memo.set(key, [])
    // a sentence that follows is one of its own, and not part of what "each player", "may" or "if" contain
    const inside = (readings: readonly Reading<readonly Choice[]>[]) =>
      how === 'open' ? readings : readings.filter(({ end, value }) => !this.#crosses(at, end, value))
    let now = inside(this.clause(at, person, until))
    if (how === 'open') now = [...now, ...now.flatMap((one) => this.#carriedOn(one, person, until))]
    const all = [...now]
    for (let i = 0; i < 8 && now.length > 0; i++) {
      now = this.#chart.limited(
        distinct(
          now.flatMap(({ end, value }) =>
            this.#next(end, how, value.at(-1)).flatMap((from) =>
              [...inside(this.clause(from, person, until)), ...this.#continued(from, person, value.at(-1), until)]
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
    if (last === undefined || !/^(?:each-player|if)$/.test(last.id) || !this.#chart.word(end, '.') || this.#chart.word(from, 'then'))
      return []
    const inner = last.with.effects as readonly Choice[]
    const isFound = inner.some((one) => {
      const { returns } = this.#grammar.menus.of.effects.find(({ id }) => id === one.id) ?? {}
      return returns === 'card' || returns === 'cards' || one.id === '~choose'
    })
    if (!isFound) return []
    const speaks = (one: Choice): boolean => contains(one, ({ id, with: { noun } }) => id === '~reference' && noun !== '~person')
    return this.clause(from, last.id === 'each-player' ? 'that player' : person, until).flatMap((next) => {
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
    return this.#chart.word(from - 1, 'and') && this.#tokens.slice(from, to).some(({ word }) => /^(?:he|his|they|their)$/.test(word))
  }

  /** Whether "then" or "then," comes directly before this token. */
  #isThen(at: number): boolean {
    return this.#chart.word(this.#chart.word(at - 1, ',') ? at - 2 : at - 1, 'then')
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
    const and = isLed ? undefined : this.#chart.and(at)
    if (and !== undefined && !this.#chart.word(and - 1, 'or')) found.push(this.#chart.skip(and, 'then'))
    if (and === undefined && !isLed && this.#chart.word(at, 'then')) found.push(at + 1)
    if (how === 'open' && at < this.#tokens.length) {
      // a sentence may end behind an icon without a full stop
      const isStop = this.#chart.word(at, '.')
      const isBare = this.#tokens[at - 1]?.kind === 'icon' && /^\p{Lu}/u.test(this.#tokens[at]?.text ?? '')
      if ((isStop && at + 1 < this.#tokens.length) || isBare) {
        const start = isStop ? at + 1 : at
        const from = this.#chart.skip(start, 'then')
        found.push(this.#chart.skip(from, ','))
      }
    }
    return found
  }

  clause(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
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
        ? this.#chart.conditions(end + 1, person).flatMap(({ end: close, value }) => {
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
    if (!this.#chart.word(at, 'for', 'each') || this.#chart.word(at + 2, 'player')) return []
    const isOnce = (one: Choice): boolean => {
      const { amount } = one.with
      const isOne = isChoice(amount) && amount.id === 'fixed' && amount.with.count === 1
      return isOne && !choicesIn(one).some(({ id }) => /^(?:choose|random|each-chooses)/.test(id))
    }
    return this.#grammar.amounts.flatMap(({ entry, pattern, tail, defaults }) => {
      const [head] = pattern
      if (tail === undefined || head?.kind !== 'word' || head.word !== '1' || saysIt(tail)) return []
      return this.#chart
        .pattern(tail, at, person, defaultsOf(entry, defaults, person))
        .flatMap(({ end, value }) =>
          this.#chart.word(end, ',')
            ? this.effects(end + 1, person, 'one', until).flatMap((done) =>
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
      for (const { end, value } of this.#chart.listed('until', at))
        if (this.#chart.word(end, ',')) found.push(...this.effects(end + 1, person, 'one', value))
    if (until === undefined) found.push(...this.#endingTogether(at, person))
    if (this.#chart.word(at, 'if'))
      for (const { end, value: conditions } of this.#chart.conditions(at + 1, person))
        for (const from of this.behindCondition(end))
          for (const done of this.effects(this.#chart.skip(from, 'also'), person, 'one', until)) {
            found.push({ end: done.end, value: [choice('if', { conditions, effects: done.value })] })
            for (const others of this.#otherwise(done.end, person, until))
              found.push({ end: others.end, value: [choice('if-else', { conditions, effects: done.value, others: others.value })] })
          }
    found.push(...this.#forEach(at, person, until))
    // "choose and exhaust a fox" is "exhaust a fox" of your choice
    if (this.#chart.word(at, person === 'you' ? 'choose' : 'chooses', 'and'))
      found.push(
        ...this.#instruction(at + 2, person, until).filter(({ value }) => choicesIn(value).some(({ id }) => id.startsWith('choose'))),
      )
    if (this.#chart.word(at, 'instead')) wrap(this.effects(at + 1, person, 'one', until), (effects) => choice('instead', { effects }))
    const may = (from: number) => wrap(this.effects(from, person, 'one', until), (effects) => choice('may', { effects }))
    if (person === 'you' && this.#chart.word(at, 'you', 'may')) may(at + 2)
    if (person === 'that player' && this.#chart.word(at, 'may')) may(at + 1)
    if (person === 'you' && this.#chart.word(at, 'for', 'each', 'player') && /^[:,]$/.test(this.#tokens[at + 3]?.word ?? ''))
      wrap(this.effects(at + 4, 'that player', 'one', until), (effects) => choice('each-player', { effects }))
    // behind a cost: "have each player draw 1", "choose that a fox cannot dance"
    if (this.#chart.word(at, 'have')) {
      found.push(...this.#statement(at + 1, person, until))
      if (this.#chart.word(at + 1, 'each', 'player') && person === 'you')
        wrap(this.effects(at + 3, 'that player', 'one', until), (effects) => choice('each-player', { effects }))
    }
    if (this.#chart.word(at, 'choose', 'that')) found.push(...this.#statement(at + 2, person, until))
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
    if (person === 'you' && this.#chart.word(at, 'starting', 'with', 'the', 'first', 'player', ',', 'each', 'player'))
      return this.#clauseOfPlayer(at + 6, person, until)
    if (person === 'you' && this.#chart.word(at, 'each', 'player')) {
      const must = this.#chart.skip(at + 2, 'must')
      const from = this.#chart.word(must, 'choose', ':') ? must + 2 : must
      const theirs = [
        ...this.effects(from, 'that player', 'one', until),
        ...(from > must ? this.effects(must, 'that player', 'one', until) : []),
      ]
      wrap(theirs, (effects) => choice('each-player', { effects }))
      // behind a colon the text speaks to each of them
      if (from > must)
        wrap(
          this.effects(from, 'you', 'one', until).filter(({ end }) => !theirs.some((one) => one.end === end)),
          (effects) => choice('each-player', { effects }),
        )
    }
    // the first player pays a price, and is "you" for it
    if (person === 'you' && this.#chart.word(at, 'the', 'first', 'player') && has(menus, this.#unit.word ?? '', 'price'))
      found.push(...this.effects(this.#chart.skip(at + 3, 'must'), 'that player', 'one', until))
    else if (person === 'you' && this.#chart.word(at, 'the', 'first', 'player'))
      found.push(...this.effects(this.#chart.skip(at + 3, 'must'), 'first', 'one', until))
    if (person === 'you') {
      for (const [number, { patterns }] of this.#grammar.addressed.entries())
        for (const { end } of patterns.flatMap((pattern) => this.#chart.pattern(pattern, at, 'you')))
          for (const done of this.effects(this.#chart.skip(end, 'must'), 'that player', 'one', until))
            found.push({ end: done.end, value: [choice('~person', { number, effects: done.value })] })
      // "each player with a score of 35 or higher must …"
      if (this.#chart.word(at, 'each', 'player'))
        for (const { entry, pattern, defaults } of this.#grammar.ofEachPlayer)
          for (const { end, value } of this.#chart.pattern(pattern, at + 2, 'that player', defaultsOf(entry, defaults, 'that player')))
            for (const done of this.effects(this.#chart.skip(end, 'must'), 'that player', 'one', until))
              found.push({
                end: done.end,
                value: [choice('each-player', { effects: [choice('if', { conditions: [choice(entry.id, value)], effects: done.value })] })],
              })
    }
    const { eachOther } = menus.texts
    if (person === 'you' && eachOther !== undefined && this.#chart.word(at, 'each', 'other', 'player') && this.#isBehindFirst(at))
      for (const done of this.effects(this.#chart.skip(at + 3, 'must'), 'that player', 'one', until))
        found.push({
          end: done.end,
          value: [choice('each-player', { effects: [choice('if', { conditions: [choice(eachOther)], effects: done.value })] })],
        })
    const you = wordOf(menus, this.#unit.word ?? '')?.you?.split(' ') ?? []
    if (person === 'you' && you.length > 0) {
      const from = this.#chart.skip(at, 'the')
      const behind = from + you.length
      if (this.#chart.word(from, ...you)) found.push(...this.effects(this.#chart.skip(behind, 'must'), 'that player', 'one', until))
    }
    if (person === 'you' && this.#chart.word(at, 'you')) found.push(...this.#instruction(this.#chart.skip(at + 1, 'must'), person, until))
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
    ].find((words) => this.#chart.word(at, ...words))
    if (either !== undefined) {
      const from = at + either.length
      for (const first of this.effects(from, person, 'one', until)) {
        const or = this.#chart.word(first.end, ',') ? first.end + 1 : first.end
        if (!this.#chart.word(or, 'or')) continue
        for (const second of this.effects(or + 1, person, 'one', until))
          found.push({ end: second.end, value: [oneOf([first.value, second.value], person)] })
      }
    }
    found.push(...this.#choices(at, person, until))
    if (this.#chart.word(at, person === 'you' ? 'choose' : 'chooses') || (person !== 'you' && this.#chart.word(at, 'choose')))
      for (const { end, value } of this.#chart.cards('card', at + 1, person))
        if (value.id === 'choose' || value.id === 'choose-by') found.push({ end, value: [choice('~choose', { card: value })] })
    if (this.#chart.word(at, 'choose') && person === 'you')
      for (const { end, value } of this.#chart.cards('cards', at + 1, person))
        if (value.id === 'choose-some' || value.id === 'choose-up-to') found.push({ end, value: [choice('~choose', { card: value })] })
    if (this.#chart.word(at, 'choose') && person === 'you')
      for (const { entry, pattern } of this.#grammar.playerTargets)
        if (entry.offer !== 'read')
          for (const { end, value } of this.#chart.pattern(pattern, at + 1, person))
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
        for (const { end, value } of this.#chart.pattern(pattern, at, person, defaultsOf({ blanks }, defaults, person))) {
          const answer = putBlanks({ trigger, conditions, effects }, value) as Choice['with']
          found.push({ end, value: [choice('~answer', answer)] })
        }
    for (const { pattern, effect, where } of beginningWith(this.#grammar.elsewhere, this.#tokens[at]?.word))
      for (const { end } of this.#chart.pattern(pattern, at, person))
        found.push({ end, value: [putBlanks(effect, {}) as Choice, choice('~where', { where })] })
    for (const pattern of this.#grammar.sought)
      for (const { end, value } of this.#chart.pattern(pattern, at, person)) found.push(...this.#sought(end, value.cards))
    return found
  }

  /** "Dance, or sing": one of two effects, which the player chooses. */
  #eitherOf(found: readonly Reading<readonly Choice[]>[], person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    if (person !== 'you') return []
    return found.flatMap(({ end, value }) => {
      const or = this.#chart.skip(end, ',')
      if (!this.#chart.word(or, 'or') || value.some(({ id }) => id.startsWith('~') || isInner(id))) return []
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
      before.some((_, i) => this.#chart.word(i, 'the', 'first', 'player')) && !before.some(({ word }) => word === 'you' || word === 'each')
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
    if (!this.#chart.word(at, '.') || !this.#chart.word(at + 1, 'otherwise')) return []
    return this.effects(this.#chart.skip(at + 2, ','), person, 'one', until)
  }

  /** A lasting change of a number of the table: "the field gets +2 [speed] until the end of the phase". */
  #lasting(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    return beginningWith(this.#grammar.lasts, this.#tokens[at]?.word).flatMap(({ pattern, told }) => {
      const words = until === undefined ? pattern : pattern.filter((one) => one.kind !== 'blank' || one.blank !== 'until')
      return this.#chart.pattern(words, at, person, until === undefined ? {} : { until }).flatMap((one) =>
        this.#amounts
          .amounts(one, 'other', person)
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
    this.#untils ??= this.#tokens.flatMap((_, from) => this.#chart.listed('until', from).map((one) => ({ ...one, from })))
    const stop = this.#tokens.findIndex(({ word }, i) => i > at && /^[.()•]$/.test(word))
    return this.#untils.flatMap(({ from, end, value: until }) =>
      from <= at || (stop >= 0 && from > stop)
        ? []
        : this.effects(at, person, 'one', until).flatMap((done) =>
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
        .flatMap((pattern) => this.#chart.pattern(pattern, at, 'you'))
        .flatMap(({ end }) => this.effects(end, person, 'one', until))
        .map(({ end, value }) => ({ end, value: [laterChoice(number, value, 'before')] })),
      // in "if it rains, dance after this song" the condition is asked now
      ...effects.flatMap(({ end, value }) =>
        (value[0]?.id === 'if' ? [] : behind).flatMap((pattern) =>
          this.#chart.pattern(pattern, end, 'you').map((one) => ({ end: one.end, value: [laterChoice(number, value)] })),
        ),
      ),
    ])
  }

  /** "(… instead if …)" behind an effect: another effect, or the same with other cards. */
  #insteads({ end, value }: Reading<readonly Choice[]>, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const [only] = value
    const open = this.#chart.skip(end, '.')
    if (value.length !== 1 || only === undefined || !this.#chart.word(open, '(')) return []
    const entry = this.#grammar.menus.of.effects.find(({ id }) => id === only.id)
    const blank = entry && cardBlankOf(entry)
    // what happens instead lasts as long, where the bracket names no other end
    const lasts = until ?? (typeof only.with.until === 'string' ? only.with.until : undefined)
    const others: Reading<readonly Choice[]>[] = [...this.effects(open + 1, person, 'one', until)]
    if (lasts !== until) others.push(...this.effects(open + 1, person, 'one', lasts))
    if (blank !== undefined)
      for (const one of this.#chart.cards(entry?.blanks[blank] as 'cards' | 'card', open + 1, person))
        for (const cards of this.#fromSameSet(one.value, only.with[blank]))
          others.push({ end: one.end, value: [choice(only.id, { ...only.with, [blank]: cards })] })
    const made = (at: number, conditions: readonly Choice[], effects: readonly Choice[]): readonly Reading<readonly Choice[]>[] => {
      const last = this.#chart.closed(at)
      return last === undefined ? [] : [{ end: last, value: [choice('if-else', { conditions, effects, others: value })] }]
    }
    const behind = others.flatMap((other) =>
      this.#chart.word(other.end, 'instead', 'if')
        ? this.#chart.conditions(other.end + 2, person).flatMap((asked) => made(asked.end, asked.value, other.value))
        : [],
    )
    if (!this.#chart.word(open + 1, 'if')) return behind
    const before = this.#chart.conditions(open + 2, person).flatMap((asked) =>
      this.#chart.word(asked.end, ',')
        ? this.effects(this.#chart.skip(asked.end + 1, 'also'), person, 'one', until).flatMap(
            (other): readonly Reading<readonly Choice[]>[] => {
              if (this.#chart.word(other.end, 'instead')) return made(other.end + 1, asked.value, other.value)
              const last = this.#chart.closed(other.end)
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
    const kind = this.#chart.kindOf(cards)
    const isPlain = filtersOf(group).every(({ id }) => id === kind)
    const isSame = isPlain && kind === this.#chart.kindOf(choice('each', { group: other }))
    return isSame ? [choice(cards.id, { ...cards.with, group: other })] : []
  }

  /** "Choose one: …, …, or …", also as a list with bullets. */
  #choices(at: number, person: Person, until?: string): readonly Reading<readonly Choice[]>[] {
    const open = this.#chart.skip(at, '(')
    const verb = person === 'you' || open > at ? ['choose'] : ['choose', 'chooses']
    if (!verb.includes(this.#tokens[open]?.word ?? '') || !/^(?:1|one)$/.test(this.#tokens[open + 1]?.word ?? '')) return []
    const close = open > at ? (this.#chart.word(open + 2, ')') ? open + 3 : -1) : open + 2
    if (close < 0) return []
    const colon = this.#chart.skip(close, ':')
    const from = this.#chart.skip(colon, 'either')
    const bullets = this.#chart.word(from, '•')
    let now: readonly Reading<readonly (readonly Choice[])[]>[] = [{ end: bullets ? from + 1 : from, value: [] }]
    const all: Reading<readonly Choice[]>[] = []
    for (let i = 0; i < 6 && now.length > 0; i++) {
      now = distinct(
        now.flatMap(({ end, value }) =>
          this.clause(end, person, until)
            // "or" stands between the ways of this list
            .filter((one) => bullets || one.value[0]?.id !== 'choose-one')
            .map((one) => ({ end: one.end, value: [...value, one.value] })),
        ),
      )
      if (i > 0) for (const { end, value } of now) if (this.#chart.isEnd(end) || !bullets) all.push({ end, value: [oneOf(value, person)] })
      now = now.flatMap(({ end, value }) => {
        const stop = this.#chart.skip(end, '.', ',', ';')
        if (bullets) return this.#chart.word(stop, '•') ? [{ end: stop + 1, value }] : []
        const or = this.#chart.skip(stop, 'or')
        return or > end && !this.#chart.word(end, '.') ? [{ end: or, value }] : []
      })
    }
    return all.filter(({ end }) => bullets || this.#isListEnd(at, end))
  }

  /** Whether "or" stands before the last way of a list: a list that ends before it is not complete. */
  #isListEnd(from: number, end: number): boolean {
    const last = this.#tokens.findLastIndex(({ word }, i) => word === 'or' && i > from && this.#chart.word(i - 1, ','))
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
      return this.#chart.pattern(pattern.slice(0, sign), at, person).flatMap(({ end, value }) => {
        const first = this.#chart.pattern(number, end, person)
        let now: readonly Reading<Numbers>[] = first.map((one) => ({ end: one.end, value: [one.value] }))
        const all: Reading<Numbers>[] = []
        // "+1 [speed] or +1 [size]" is one of the two
        const either = first.flatMap((one) =>
          this.#chart.word(one.end, 'or')
            ? this.#chart.pattern(number, one.end + 1, person).map((other) => ({ end: other.end, value: [one.value, other.value] }))
            : [],
        )
        for (let i = 0; i < 3; i++) {
          now = now.flatMap((before) => {
            const from = this.#chart.and(before.end) ?? before.end
            if (this.#chart.word(from - 1, 'or')) return []
            return this.#chart.pattern(number, from, person).map((one) => ({ end: one.end, value: [...before.value, one.value] }))
          })
          all.push(...now)
        }
        const cards = cardBlankOf(entry) ?? ''
        const ended = (at: number) => (until === undefined ? this.#chart.pattern(behind, at, person) : [{ end: at, value: { until } }])
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
  fitting(one: Choice): Choice {
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
    if (begin.length > 0 && this.#chart.pattern(begin, at, person, all).length === 0) return []
    const ended = this.#chart.pattern(pattern, at, person, all)
    const end = until ?? this.#options.until
    const open =
      lasts && end !== undefined
        ? this.#chart.pattern(
            pattern.filter((one) => one.kind !== 'blank' || one.blank !== 'until'),
            at,
            person,
            { ...all, until: end },
          )
        : []
    const counted = (one: Reading<{ readonly [blank: string]: Value }>) =>
      this.#amounts.amounts(one, isAboutThis(entry, one.value) ? 'this' : 'other', person)
    return (
      [
        ...[...(until === undefined || !lasts ? ended : []), ...open].flatMap(counted),
        ...this.#endedBehindAmount(phrase, pattern, at, person, all, until),
      ]
        // an effect is carried out if it can be, with these words or without
        .flatMap((one) => {
          const from = this.#chart.word(one.end, ',') ? one.end + 1 : one.end
          return this.#chart.word(from, 'if', 'able') || this.#chart.word(from, 'if', 'any') ? [{ ...one, end: from + 2 }] : [one]
        })
        // "another" beside a chosen card is another than that one, for which there is no entry
        .filter((one) => !(hasId(one.value, 'other') && choicesIn(one.value).filter(({ id }) => id.startsWith('choose')).length > 1))
        .flatMap((one) => {
          const changed = cardBlankOf(entry)
          const value = wordsOfType(
            this.#grammar.menus,
            one.value,
            entry.blanks,
            this.kindOf(changed === undefined ? undefined : one.value[changed]),
          )
          // an effect may need a player who is always there
          const isAbsent = (entry.wants ?? []).some((blank) => this.#mayBeAbsent(value?.[blank]))
          const isFilled = !isAbsent && value !== undefined && Object.keys(entry.blanks).every((blank) => value[blank] !== undefined)
          return isFilled
            ? [
                {
                  end: one.end,
                  value: this.#titled(phrase, value).map((filled) =>
                    repeated(this.fitting(this.#ofChosen(choice(this.#ofPiles(entry.id, filled), filled)))),
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
    return this.#chart
      .pattern(pattern.slice(0, -1), at, person, filled)
      .flatMap((one) =>
        this.#amounts
          .amounts(one, isAboutThis(entry, one.value) ? 'this' : 'other', person)
          .flatMap((told) =>
            told.end === one.end
              ? []
              : this.#chart.listed('until', told.end).map(({ end, value }) => ({ end, value: { ...told.value, until: value } })),
          ),
      )
  }
}

/** An effect inside of "each player", in which "that player" is this player. */
const ofThatPlayer = (one: Choice): Choice => {
  const put = (value: Value): Value => (isChoice(value) && value.id === '~player' ? choice('you') : withInner(value, put))
  return put(one) as Choice
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

/** Turns an effect on "each player's" cards into "each player" with the effect on his or her cards. */
function repeated(effect: Choice): Choice {
  const [blank] = Object.entries(effect.with).find(([, value]) => isChoice(value) && value.id === '~each') ?? []
  return blank === undefined ? effect : choice('each-player', { effects: [choice(effect.id, { ...effect.with, [blank]: choice('you') })] })
}

/** The same cards again, as a later effect names them. */
const again = (cards: Value | undefined): Value =>
  isChoice(cards) && cards.id === 'choose' ? choice('~reference', { noun: '', number: 'one' }) : (cards ?? '')

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
