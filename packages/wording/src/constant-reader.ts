/** Reads the constant abilities of a unit. */
import { type BuiltAbility, blankAbility, type Choice, choice, has, isChoice, type Value, wordOf } from '@questwright/abilities'
import { AmountReader } from './amount-reader.ts'
import { beginningWith } from './first-words.ts'
import type { Grammar } from './grammar.ts'
import { isWithin } from './noun-words.ts'
import { defaultsOf, type Reader, type ReaderOptions, type Reading } from './reader.ts'
import { abilitiesOf } from './sentences.ts'
import type { TextRequest } from './text-unit.ts'
import type { Token } from './tokens.ts'
import { type UnitReading, withTokens } from './unit-reading.ts'
import { type Unit, unitsOf } from './units.ts'
import { choicesIn, contains, filtersOf, inPlaceOfIt, withInner, wordsOfType } from './values.ts'

/** Reads another unit of the same card, such as the text in quotes that a card gains. */
export type ReadUnit = (unit: Unit) => readonly (readonly BuiltAbility[])[]

/** Reads abilities without a label: what cards cannot do, which numbers change, and to which cards this one is attached. */
export class ConstantReader {
  readonly #grammar: Grammar
  readonly #chart: Reader
  readonly #tokens: readonly Token[]
  readonly #unit: Unit
  readonly #request: TextRequest
  readonly #options: ReaderOptions
  readonly #reading: UnitReading
  readonly #amounts: AmountReader
  readonly #readUnit: ReadUnit

  constructor(reading: UnitReading, readUnit: ReadUnit) {
    const { grammar, chart, tokens, unit, request, options } = reading
    this.#grammar = grammar
    this.#chart = chart
    this.#tokens = tokens
    this.#unit = unit
    this.#request = request
    this.#options = options
    this.#reading = reading
    this.#amounts = new AmountReader(reading)
    this.#readUnit = readUnit
  }

  /** "Attach to a Noble fox", "Attach to a fox or Old Mill". */
  attach(): readonly (readonly BuiltAbility[])[] {
    if (!this.#chart.word(0, 'attach', 'to')) return []
    const one = (at: number): readonly Reading<readonly Choice[]>[] => {
      const token = this.#tokens[at]
      if (token?.kind === 'title') return [{ end: at + 1, value: [choice('named-exactly', { code: token.code ?? '' })] }]
      const from = /^(?:a|an|the)$/.test(token?.word ?? '') ? at + 1 : at
      return [...this.#chart.filters(from, 'you'), ...this.#eitherKind(from)]
    }
    const { either } = this.#grammar.menus.texts
    return one(2).flatMap(({ end, value }) => {
      const or = this.#chart.skip(end, ',')
      const isOneKind = one(2).some((kind) => kind.end > end)
      const others =
        either !== undefined && this.#chart.word(or, 'or') && !isOneKind
          ? one(this.#chart.skip(or + 1, 'to')).map((other) => ({
              end: other.end,
              value: [choice(either, { filters: value, others: other.value })],
            }))
          : []
      return [{ end, value }, ...others].flatMap((hosts) =>
        this.#chart.isEnd(hosts.end) ? [[{ ...blankAbility('attaches-to'), hosts: hosts.value }]] : [],
      )
    })
  }

  /** "A red or a Noble fox": words of which one must hold, before one noun. */
  #eitherKind(at: number): readonly Reading<readonly Choice[]>[] {
    const { either } = this.#grammar.menus.texts
    if (either === undefined) return []
    return this.#chart.plainBefore(at).flatMap(({ end, value: filters }) => {
      const other = this.#chart.word(end, 'or') && /^(?:a|an)$/.test(this.#tokens[end + 1]?.word ?? '') ? end + 2 : undefined
      if (other === undefined) return []
      return this.#chart
        .plainBefore(other)
        .flatMap(({ end: noun, value: others }) =>
          this.#chart.filters(noun, 'you').map((kind) => ({ end: kind.end, value: [choice(either, { filters, others }), ...kind.value] })),
        )
    })
  }

  limitPer(): readonly (readonly BuiltAbility[])[] {
    if (this.#chart.word(0, 'limit', '1'))
      for (const { end, value } of this.#chart.listed('per', 2))
        if (this.#chart.isEnd(end)) return [[{ ...blankAbility('limit-per'), change: choice('limit-per', { what: value }) }]]
    if (!this.#chart.word(0, 'limit', '1', 'per')) return []
    const per = this.#tokens[3]?.word === 'player' ? 'player' : this.#chart.nouns.has(this.#tokens[3]?.word ?? '') ? 'host' : undefined
    const end = this.#chart.word(4, 'and', '1', 'per', 'deck') ? 8 : 4
    return per !== undefined && this.#chart.isEnd(end)
      ? [[{ ...blankAbility('limit-per'), change: choice('limit-per', { what: per }) }]]
      : []
  }

  /** A whole sentence of the game is read before its parts. */
  constants(): readonly (readonly BuiltAbility[])[] {
    const whole = (read: (at: number) => readonly Reading<readonly BuiltAbility[]>[]): readonly (readonly BuiltAbility[])[] => {
      const found = this.#whiles(0).flatMap(({ end, value: before }) =>
        read(end).flatMap(({ end: last, value: abilities }) =>
          this.#behind(last).flatMap(({ end: close, value: behind }) => {
            if (!this.#chart.isEnd(close) || !this.#isOfHost(last, behind, abilities)) return []
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
      const players = this.#chart.skip(lead, 'the')
      const subjects = [...this.bearers(lead).map(({ end }) => end), ...(this.#chart.word(players, 'players') ? [players + 1] : [])]
      return [...new Set(subjects)].map((verb) => ({ lead, verb }))
    })
    const found: (readonly BuiltAbility[])[] = []
    for (const { lead, verb } of predicates) {
      if (!predicateVerb.test(words[verb] ?? '')) continue
      for (let at = verb + 2; at < words.length - 1; at++) {
        if (words[at] === '"' || words[at] === '(') break
        const joint = this.#chart.skip(at, ',')
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
        const read = (tokens: readonly Token[]) => new ConstantReader(withTokens(this.#reading, tokens), this.#readUnit).constants()
        const before = read(first)
        if (before.length > 0) found.push(...read(later).flatMap((behind) => before.map((one) => [...one, ...behind])))
      }
      if (found.length > 0) break
    }
    return found
  }

  /** Whether "it" behind a change of the card to which this one is attached means that card, and not this one. */
  #isOfHost(at: number, behind: readonly Choice[], [first]: readonly BuiltAbility[]): boolean {
    const isIt = first?.on === 'host' && /^(?:it|its|he|she)$/.test(this.#tokens[this.#chart.skip(at, ',') + 1]?.word ?? '')
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
        if (this.#chart.word(end, ',')) return [{ end: end + 1, value }]
        if (this.#chart.word(at, 'during')) return []
        // texts often leave out the comma before the card itself
        return this.#chart.self(end).length > 0 || this.#chart.word(end, 'it') ? [{ end, value }] : []
      }),
    ]
  }

  /** "while …", "if …" or "unless …" behind a constant ability; also without it. */
  #behind(at: number): readonly Reading<readonly Choice[]>[] {
    return [{ end: at, value: [] }, ...this.#holding(this.#chart.skip(at, ','))]
  }

  /** "while …", "if …" or "unless …": under which conditions an ability holds. */
  #holding(at: number): readonly Reading<readonly Choice[]>[] {
    const { not, inPhase } = this.#grammar.menus.texts
    if (inPhase !== undefined && this.#chart.word(at, 'during') && /^(?:the|each)$/.test(this.#tokens[at + 1]?.word ?? ''))
      return this.#chart
        .listed('phase', at + 2)
        .flatMap(({ end, value: phase }) => (this.#chart.word(end, 'phase') ? [{ end: end + 1, value: [choice(inPhase, { phase })] }] : []))
    const isWhile = this.#chart.word(at, 'while') || (this.#chart.word(at, 'when') && /ing$/.test(this.#tokens[at + 1]?.word ?? ''))
    const ofBearer = isWhile ? this.#chart.conditionsOfBearer(at + 1, 'you') : []
    if (isWhile || this.#chart.word(at, 'if')) {
      // "while tired": words about this card, which the sentence names in its other part
      const own = this.#grammar.aboutThis.flatMap(({ condition, pattern }) =>
        this.#chart.pattern(pattern, at + 1, 'you').map(({ end }) => ({ end, value: [choice('~own', { condition })] })),
      )
      const known = [...this.#chart.conditions(at + 1, 'you'), ...ofBearer]
      return [...known, ...own]
    }
    if (not === undefined || !this.#chart.word(at, 'unless')) return []
    return this.#chart.conditions(at + 1, 'you').map(({ end, value }) => ({ end, value: [choice(not, { conditions: value })] }))
  }

  /** A change of cards: "each Grey beast gets +1 [speed] and cannot be healed". */
  #changed(at: number): readonly Reading<readonly BuiltAbility[]>[] {
    return this.bearers(at).flatMap(({ end, value: on }) =>
      this.changes(end, on === 'self' ? 'this' : 'other').flatMap(({ end: last, value: changes }) => {
        const abilities = changes.map(({ word, change }): BuiltAbility | undefined => {
          const list = wordOf(this.#grammar.menus, word)?.changes
          const blanks = wordsOfType(
            this.#grammar.menus,
            change.with,
            typeof list === 'object' ? { what: list.list } : {},
            this.#chart.typeOf(on),
          )
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
    return Array.isArray(on) && on.length === 1 && this.#chart.namesPlayers(on as readonly Choice[])
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
    this.#chart.mayBeIt = true
    const found = beginningWith(this.#grammar.sentences, this.#tokens[at]?.word).flatMap(({ pattern, means, types, defaults, blanks }) => {
      if (types !== undefined && !types.includes(this.#request.type)) return []
      return this.#chart.pattern(pattern, at, 'you', defaultsOf({ blanks }, defaults, 'you')).flatMap((one) =>
        this.#amounts
          .amounts(one, 'this', 'you')
          .filter(
            ({ value: { amount } }) =>
              !isChoice(amount) || (amount.id !== '~x' && !(blanks.amount === 'computed' && amount.id === 'fixed')),
          )
          .map(({ end, value }) => ({ end, value: abilitiesOf(means, value) })),
      )
    })
    this.#chart.mayBeIt = false
    return found
  }

  /** "It gains: "Forced: …"": the abilities in the quotes, which this card has itself. */
  #gained(at: number): readonly Reading<readonly BuiltAbility[]>[] {
    const isIt = this.#chart.namedBefore(at) === 'self' && /^(?:it|he|she)$/.test(this.#tokens[at]?.word ?? '')
    const subjects = [...this.#chart.self(at), ...(isIt ? [at + 1] : [])]
    return subjects.flatMap((end) => {
      if (!this.#chart.word(end, 'gains')) return []
      const from = this.#chart.skip(end + 1, ':', ',', 'the')
      const isQuoted = /^["']$/.test(this.#tokens[from]?.word ?? '')
      const first = this.#tokens[isQuoted ? from + 1 : from]
      const last = this.#tokens.at(-1)
      if (!first || !last || (!isQuoted && !this.#chart.word(end + 1, ':'))) return []
      const inner = this.#unit.body.slice(first.start, last.end).replace(/["”'’]?\.?["”'’]?$/, '')
      const units = unitsOf(this.#grammar.menus, { ...this.#request, text: inner, others: {} })
      const [unit] = units
      if (unit === undefined || units.length !== 1 || (!isQuoted && unit.word === undefined)) return []
      return this.#readUnit(unit)
        .filter((abilities) => abilities.every((one) => has(this.#grammar.menus, one.word, 'conditions')))
        .map((value) => ({ end: this.#tokens.length, value }))
    })
  }

  bearers(at: number): readonly Reading<NonNullable<BuiltAbility['on']>>[] {
    const found: Reading<NonNullable<BuiltAbility['on']>>[] = [...this.#chart.bearers(at)]
    if (at === 0 && /^(?:cannot|gets|gains|does|may|immune)$/.test(this.#tokens[0]?.word ?? '')) found.push({ end: 0, value: 'self' })
    return found
  }

  /** @param subject whether the changed card is this one: whether "it" can mean it */
  changes(at: number, subject: 'this' | 'other'): readonly Reading<readonly Change[]>[] {
    const one = (from: number, bare: 'bare' | 'whole'): readonly Reading<Change>[] => {
      const found: Reading<Change>[] = []
      for (const phrase of bare === 'bare' ? this.#grammar.changes : beginningWith(this.#grammar.changes, this.#tokens[from]?.word)) {
        if (phrase.entry.offer === 'read' || phrase.entry.joins === 'never') continue
        const pattern = bare === 'bare' ? phrase.pattern.slice(1) : phrase.pattern
        for (const { end, value } of this.#chart.pattern(pattern, from, 'you'))
          for (const tailed of this.#amounts.amounts({ end, value }, subject, 'you'))
            found.push({ end: tailed.end, value: { word: 'modifier', change: choice(phrase.entry.id, tailed.value) } })
      }
      if (this.#chart.word(from, 'cannot'))
        for (const { end, value } of this.#chart.listed('forbidden', from + 1))
          found.push({ end, value: { word: 'cannot', change: choice('cannot', { what: value }) } })
      for (const { end, value } of this.#chart.listed('permission', from))
        found.push({ end, value: { word: 'permits', change: choice('permits', { what: value }) } })
      return withoutCounted(found)
    }
    let now: readonly Reading<readonly Change[]>[] = one(at, 'whole').map(({ end, value }) => ({ end, value: [value] }))
    const all = [...now]
    for (let i = 0; i < 6; i++) {
      now = now.flatMap(({ end, value }) => {
        // texts often leave out the comma between numbers: "+1 [speed] +1 [speed]"
        const from = this.#chart.and(end) ?? (/^[+-]$/.test(this.#tokens[end]?.word ?? '') ? end : undefined)
        if (from === undefined || (this.#chart.word(from - 1, 'or') && value.at(-1)?.word === 'modifier')) return []
        // "gains swift and quiet"
        const isKeyword = value.at(-1)?.change.with.keyword !== undefined && this.#chart.keyword(from).length > 0
        const isSame = isKeyword || (value.at(-1)?.word === 'modifier' && /^[+-]$/.test(this.#tokens[from]?.word ?? ''))
        const or =
          value.at(-1)?.word === 'cannot'
            ? this.#chart
                .listed('forbidden', from)
                .map((each) => ({ end: each.end, value: { word: 'cannot', change: choice('cannot', { what: each.value }) } }))
            : []
        const also = one(from, isSame ? 'bare' : 'whole').filter((next) => !isKeyword || next.value.change.id === value.at(-1)?.change.id)
        return [...also, ...or].map((next) => ({ end: next.end, value: [...value, next.value] }))
      })
      all.push(...now, ...now.flatMap(({ end, value }) => sharedAmounts(value).map((shared) => ({ end, value: shared }))))
    }
    // of which of several numbers "(limit +3 [speed])" is the limit is not said
    return all.filter(({ end, value }) => value.length < 2 || this.#amounts.limitIcon(at, end) === undefined)
  }

  /** "X is …" as a sentence of its own: what the numbers are that the card prints as X, or the number of its keyword. */
  unknownNumbers(): readonly (readonly BuiltAbility[])[] {
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
    return this.#amounts.meaningOfX(0, 'this').flatMap(({ end, value }) => {
      const made = changes(value).map((change): BuiltAbility => ({ ...blankAbility('modifier'), on: 'self', change }))
      return this.#chart.isEnd(end) && made.length > 0 ? [made] : []
    })
  }
}

/** Words with which something is said of cards. */
const predicateVerb = /^(?:cannot|gets?|gains?|has|have|loses?|is|are|does|do|may|contributes?)$/

/** A condition about this card, for words that did not name it, of an ability that is about this card or about no cards. */
const ownCondition = (one: Choice, on: NonNullable<BuiltAbility['on']>): Choice =>
  one.id === '~own' && (on === 'self' || (Array.isArray(on) && on.length === 0)) ? choice(String(one.with.condition)) : one

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

const different = (conditions: readonly Choice[]): readonly Choice[] =>
  conditions.filter((one, i) => conditions.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i)

export interface Change {
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
