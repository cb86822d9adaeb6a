/** Names for the cards that effects of a text choose, find or discard, and that later words speak of: "choose a fox … that fox". */
import {
  type Choice,
  type ChoiceWay,
  choice,
  type Entry,
  isChoice,
  isPlayerTarget,
  type Menus,
  nameForStep,
  type Step,
  stepsAfter,
  type Value,
} from '@questwright/abilities'
import { choicesIn, filtersOf, resultIn, withBlanks } from './values.ts'

/** A card that an effect chose or found, in the order of the text. */
interface Known {
  /** The kind of card, an id of the menu of filters; undefined where any kind may have been found. */
  kind: string | undefined
  readonly number: 'one' | 'several' | 'count'
  /** The word before its noun: "the discarded fox". */
  readonly again?: string | undefined
  /** `open`: it can have a name; `target`: it is chosen before the effects; `closed`: its effects are over, so its name is not known any more. */
  readonly state: 'open' | 'target' | 'closed'
  /** The position of its effect among the effects of its list. */
  readonly at: number
  /** The blank of its effect that chooses it; undefined where the effect itself returns it. */
  readonly blank?: string
  /** The card that is meant, where it needs no name. */
  readonly card?: string
  /** The cards that are meant, where the text names them by their titles. */
  readonly titles?: readonly Choice[]
  /** Of the cards that an effect returns: of what sort all of them are. */
  readonly filters?: readonly Choice[]
  /** Whether later words speak of it. */
  isNamed?: true
}

interface Words {
  readonly menus: Menus
  /** The kind of the cards of a choice, and of filters. */
  readonly kindOf: (cards: Choice) => string | undefined
  readonly kindIn: (filters: readonly Choice[]) => string | undefined
  /** Whether a noun means cards of a kind. */
  readonly isKind: (noun: string, kind: string) => boolean
  /** The effect that does the same with one card, and returns it, for effects on a number of cards. */
  readonly single: { readonly [effect: string]: string }
  /** The card that an effect shows. */
  readonly shown: { readonly [effect: string]: string }
}

/**
 * The effects with names where later words speak of what they chose or found.
 * @param target whether the ability chooses a card before its effects: the first card that an effect of the list chooses
 * @returns undefined where words speak of a card whose name is not known there
 */
export function withNames(words: Words, effects: readonly Choice[], target: 'has target' | 'none'): readonly Choice[] | undefined {
  const naming: Naming = { words, target, fails: false }
  const named = new NamedList(naming, [], 'outer').named(effects)
  return naming.fails ? undefined : withWords(words.menus, named)
}

/** What all lists of effects of one ability share. */
interface Naming {
  readonly words: Words
  readonly target: 'has target' | 'none'
  /** Whether words speak of a card whose name is not known there. */
  fails: boolean
}

/** A list of effects, whose cards later effects of the list may name. */
class NamedList {
  readonly #naming: Naming
  readonly #words: Words
  readonly #depth: 'outer' | 'inner'
  /** The cards that were chosen or found so far, also by the effects around this list. */
  readonly #known: Known[]
  /** Those of this list. */
  readonly #own: Known[] = []

  constructor(naming: Naming, outer: readonly Known[], depth: 'outer' | 'inner') {
    this.#naming = naming
    this.#words = naming.words
    this.#depth = depth
    this.#known = [...outer]
  }

  /** The effects with their names, and an effect that chooses before each effect whose card has a name. */
  named(effects: readonly Choice[]): readonly Choice[] {
    const done: Choice[] = []
    effects.forEach((effect, at) => {
      const meant = this.#meant(effect)
      done.push(meant)
      // later effects cannot name a card that an inner effect chose, because its name ends with the inner list
      for (const kind of chosenInside(this.#words, effect)) this.#known.push({ kind, number: 'one', state: 'closed', at })
      this.#learn(effect, meant, at)
    })
    return done.flatMap((effect, at) => this.#emitted(effect, at, done)).flatMap(spread)
  }

  /** An effect in which words for known cards are replaced by these cards. */
  #meant(effect: Choice): Choice {
    // "if it is a fox, … that fox": inside of the effect its kind is known
    const asked = conditionsAbout(this.#words.menus, effect).flatMap(({ card, filters }) => {
      const one = this.#find(card)
      const kind = this.#words.kindIn(filters)
      return one === undefined || kind === undefined ? [] : [{ one, kind, before: one.kind }]
    })
    for (const { one, kind } of asked) one.kind = kind
    // "that card is a fox" of the card of the trigger, where a nearer one is meant
    if (this.#find(anyCard) !== undefined && asksSubject(this.#words.menus, effect)) this.#naming.fails = true
    // a later effect does not know these cards, unless it keeps one
    const { later = [] } = this.#words.menus.texts
    const isForgetful = effect.id === '~later' && later[Number(effect.with.at)]?.keeps === undefined
    const known = isForgetful ? closed(this.#known) : this.#known
    const meant = withParts(this.#words.menus, effect, this.#put, (inner) => new NamedList(this.#naming, known, 'inner').named(inner))
    for (const { one, before } of asked) one.kind = before
    return meant
  }

  readonly #put = (value: Value): Value => {
    if (Array.isArray(value)) return (value as readonly Choice[]).map(this.#put) as unknown as Value
    if (!isChoice(value)) return value
    return value.id === '~reference' ? this.#card(value) : (this.#ofResult(value) ?? withBlanks(value, this.#put))
  }

  /** The last known card that a reference may mean. */
  #find({ with: { noun, number: wanted, again: said } }: Choice): Known | undefined {
    return this.#known.findLast(({ kind, number, again, titles }) => {
      if ((said !== undefined && said !== again) || number !== wanted) return false
      if (noun === '' || noun === 'card') return true
      // a name that is no common noun may be that of a person
      if (noun === '~person' && titles !== undefined) return true
      return kind !== undefined && this.#words.isKind(String(noun), kind)
    })
  }

  /** The card that a reference means; the reference itself where it is none of this list. */
  #card(reference: Choice): Value {
    const one = this.#find(reference)
    if (one === undefined || one.state === 'target') return reference
    if (one.state === 'closed') {
      this.#naming.fails = true
      return reference
    }
    if (one.card !== undefined) return choice(one.card)
    one.isNamed = true
    if (one.titles !== undefined) return one.number === 'one' ? (one.titles[0] as Choice) : choice('~titles', { cards: one.titles })
    const filters = filtersOf(reference)
    if (one.number === 'several' && !isOfSort(one, filters)) return choice('steps', { step: markOf(one), filters })
    return choice(one.number === 'several' ? 'steps' : 'step', { step: markOf(one) })
  }

  /**
   * The cards that an earlier effect discarded, drew or revealed, or the condition or the amount that uses their number.
   * @returns undefined for a value that speaks of no such cards
   */
  #ofResult(value: Choice): Value | undefined {
    const { menus, kindOf, isKind } = this.#words
    const { group: counted } = value.with
    const group = resultIn(value) ? value : isChoice(counted) ? counted : undefined
    const result = group && resultIn(group)
    if (group === undefined || result === undefined) return undefined
    const one = this.#known.findLast(
      ({ again, number }) => number !== 'one' && again?.slice(again.lastIndexOf(' ') + 1) === result.with.again,
    )
    const kind = kindOf(choice('each', { group }))
    const others = filtersOf(group).filter((each) => each !== result && each.id !== kind)
    const isOpen = one?.state === 'open' && menus.texts.joining?.of?.[group.id] === 'none'
    if (isOpen && one.number === 'several') {
      one.isNamed = true
      const filters = [...(kind === undefined ? [] : [choice(kind)]), ...others].map((each) => this.#put(each) as Choice)
      const steps = choice('steps', { step: markOf(one), ...(filters.length > 0 && { filters }) })
      return group === value ? steps : choice(value.id, { ...value.with, group: steps })
    }
    const id = menus.texts.counted?.[value.id]
    const isNumber = id !== undefined && group !== value && others.length === 0
    if (isOpen && isNumber && kind !== undefined && one.kind !== undefined && isKind(kind, one.kind)) {
      one.isNamed = true
      return choice(id, { step: markOf(one) })
    }
    this.#naming.fails = true
    return value
  }

  /** Adds the cards that an effect chooses, finds, counts or shows. @param meant the effect with the cards that its words mean */
  #learn(effect: Choice, meant: Choice, at: number): void {
    const { words } = this.#naming
    const { menus } = words
    if (effect.id === '~sought') {
      this.#add(ofTitles(words, effect.with.cards as readonly Choice[], at))
      return
    }
    const titles = titlesIn(menus, meant)
    if (titles.length > 0) this.#add(ofTitles(words, titles, at))
    const isFirst = this.#depth === 'outer' && !this.#own.some(({ state }) => state === 'target')
    if (effect.id === '~choose') {
      const card = effect.with.card as Choice
      const number = isSeveral(card) ? 'several' : 'one'
      const isTarget = isFirst && at === 0 && card.id !== 'choose-by' && number === 'one'
      if (!isPlayerTarget(menus, card.id))
        this.#add({ kind: words.kindOf(card), number, state: isTarget ? 'target' : 'open', at, blank: 'card' })
      return
    }
    const entry = entryOf(menus, effect)
    for (const [blank, value] of Object.entries(effect.with))
      if (isChoice(value) && (value.id === 'choose' || value.id === 'choose-by' || value.id === 'random')) {
        const isTarget = isFirst && this.#naming.target === 'none' && value.id === 'choose'
        this.#add({
          kind: words.kindOf(value),
          number: 'one',
          again: entry?.returns === 'cards' ? entry.again : undefined,
          // a card taken at random is named by the effect that discards it
          state: value.id === 'random' ? 'closed' : isTarget ? 'target' : 'open',
          at,
          blank,
        })
      }
    for (const [blank, value] of Object.entries(effect.with))
      if (isChoice(value) && isSeveral(value)) this.#add({ kind: words.kindOf(value), number: 'several', state: 'open', at, blank })
    this.#learnNumber(effect, at)
    const card = words.shown[effect.id]
    const isOne = isSingle(effect)
    if (card !== undefined) this.#add({ kind: undefined, number: isOne ? 'one' : 'several', state: isOne ? 'open' : 'closed', at, card })
    if (entry?.returns === 'card' || entry?.returns === 'cards') {
      const { filters, cards } = effect.with
      this.#add({
        kind: filters === undefined && isChoice(cards) ? words.kindOf(cards) : words.kindIn(filtersOf(effect)),
        number: entry.returns === 'card' || (words.single[entry.id] !== undefined && isOne) ? 'one' : 'several',
        again: entry.again,
        state: 'open',
        at,
        filters: filtersOf(effect),
      })
    }
  }

  /** Adds the number of cards that an effect returns. */
  #learnNumber(effect: Choice, at: number): void {
    const { menus, kindOf } = this.#words
    const numbered = menus.texts.numbered?.[effect.id]
    const entry = menus.of.effects.find(({ id }) => id === numbered) ?? entryOf(menus, effect)
    if (entry?.returns !== 'number') return
    const { cards, group } = effect.with
    const set = cards ?? (isChoice(group) ? choice('each', { group }) : undefined)
    this.#add({ kind: isChoice(set) ? kindOf(set) : undefined, number: 'count', again: entry.again, state: 'open', at })
  }

  #add(one: Known): void {
    this.#known.push(one)
    this.#own.push(one)
  }

  /** An effect with its name, behind effects that choose the cards with names. @param all the effects of the list */
  #emitted(effect: Choice, at: number, all: readonly Choice[]): readonly Choice[] {
    const { menus, single } = this.#words
    const own = this.#own.filter((one) => one.at === at)
    if (effect.id === '~sought') {
      const [one] = own
      const codes = new Set(all.slice(at + 1).flatMap((later) => choicesIn(later).map(({ with: { code } }) => code)))
      // what is looked for is brought somewhere by later words
      if (one?.isNamed !== true && one?.titles?.every(({ with: { code } }) => codes.has(code)) !== true) this.#naming.fails = true
      return []
    }
    const named = own.filter(({ isNamed }) => isNamed)
    const picks = named.flatMap((one): readonly Choice[] =>
      one.blank === undefined
        ? []
        : [
            choice(one.number === 'several' ? 'pick-some' : 'pick', {
              [one.number === 'several' ? 'cards' : 'card']: effect.with[one.blank] as Choice,
              as: markOf(one),
            }),
          ],
    )
    if (effect.id === '~choose') {
      if (own.length === 0 || own.some(({ state }) => state === 'target')) return [effect]
      // a card that is chosen and not spoken of is not understood
      if (picks.length === 0) this.#naming.fails = true
      return picks
    }
    const blanks = Object.entries(effect.with).map(([blank, value]): readonly [string, Value] => {
      const one = named.find((each) => each.blank === blank)
      return [blank, one ? choice(one.number === 'several' ? 'steps' : 'step', { step: markOf(one) }) : value]
    })
    const found = named.find(({ blank }) => blank === undefined)
    const entry = entryOf(menus, effect)
    if (entry?.returns === 'card' && entry.again === undefined && !found) this.#naming.fails = true
    const id = (found?.number === 'one' ? single[effect.id] : found && menus.texts.numbered?.[effect.id]) ?? effect.id
    const kept = id === effect.id ? blanks : blanks.filter(([blank]) => blank !== 'count' && blank !== 'amount')
    return [...picks, choice(id, { ...Object.fromEntries(kept), ...(found && { as: markOf(found) }) })]
  }
}

/** Whether the choice lets a player choose several cards. */
const isSeveral = ({ id }: Choice): boolean => id === 'choose-some' || id === 'choose-up-to'

/** The words "it", for a card of any kind. */
const anyCard = choice('~reference', { noun: '', number: 'one' })

/** A known card in the place of its name, until `withWords` knows all names. */
const markOf = (one: Known): Value => one as unknown as Value

const entryOf = ({ of }: Menus, { id }: Choice): Entry | undefined => of.effects.find((entry) => entry.id === id)

/** Whether all known cards pass filters, so that these say nothing more. */
const isOfSort = ({ kind, filters = [] }: Known, sort: readonly Choice[]): boolean =>
  sort.every((one) => one.id === kind || filters.some((each) => JSON.stringify(each) === JSON.stringify(one)))

/** Cards that a text names by their titles. */
const ofTitles = ({ kindOf }: Words, titles: readonly Choice[], at: number): Known => ({
  kind: titles[0] && kindOf(titles[0]),
  number: titles.length === 1 ? 'one' : 'several',
  state: 'open',
  at,
  titles,
})

/** The card with a title to which an effect happens, as later words mean it: in play, if the effect brings it there. */
function titlesIn(menus: Menus, effect: Choice): readonly Choice[] {
  const { card: away = '', effects: bringing = {} } = menus.texts.outOfPlay ?? {}
  const { blanks = {} } = entryOf(menus, effect) ?? {}
  const [, value] = Object.entries(effect.with).find(([blank]) => blanks[blank] === 'card' || blanks[blank] === 'cards') ?? []
  const all = isChoice(value) && value.id === '~titles' ? (value.with.cards as readonly Choice[]) : [value]
  const isBrought = Object.hasOwn(bringing, effect.id) && bringing[effect.id]?.stays === undefined
  return all.flatMap((one) => {
    if (!isChoice(one) || (one.id !== 'named' && one.id !== away)) return []
    return [isBrought ? choice('named', one.with) : one]
  })
}

/** The conditions of an effect. */
const conditionsOf = ({ with: { conditions } }: Choice): readonly Choice[] =>
  Array.isArray(conditions) ? (conditions as readonly Choice[]) : []

/** The conditions of an effect that say of what sort a card is that was named before. */
const conditionsAbout = ({ texts }: Menus, effect: Choice): readonly { readonly card: Choice; readonly filters: readonly Choice[] }[] =>
  conditionsOf(effect).flatMap((one) => {
    const { card } = one.with
    return one.id === texts.isSort && isChoice(card) && card.id === '~reference' ? [{ card, filters: filtersOf(one) }] : []
  })

/** Whether a condition of an effect asks something of the card of the trigger, with the words "that card". */
const asksSubject = ({ of }: Menus, effect: Choice): boolean =>
  conditionsOf(effect).some(({ id }) => {
    const { says = '', needs = [] } = of.conditions.find((entry) => entry.id === id) ?? {}
    return says.startsWith('that card ') && needs.some((need) => need === 'card subject')
  })

/** The kinds of cards that effects inside of an effect choose. */
function chosenInside({ menus, kindOf, kindIn }: Words, effect: Choice): readonly (string | undefined)[] {
  const found: (string | undefined)[] = []
  const look = (value: Value): Value => {
    if (Array.isArray(value)) for (const one of value as readonly Choice[]) look(one)
    else if (isChoice(value)) {
      if (value.id === 'choose' || value.id === 'choose-by') found.push(kindOf(value))
      else for (const one of Object.values(value.with)) look(one)
    }
    return value
  }
  const within = (inner: readonly Choice[]): readonly Choice[] => {
    for (const one of inner) {
      if (entryOf(menus, one)?.returns === 'card') found.push(kindIn(filtersOf(one)))
      withParts(menus, one, look, within)
    }
    return inner
  }
  withParts(menus, effect, (value) => value, within)
  return found
}

const isSingle = ({ with: { count, amount } }: Choice): boolean =>
  count === 1 || (count === undefined && amount === undefined) || (isChoice(amount) && amount.id === 'fixed' && amount.with.count === 1)

/** Cards that were named, but whose names are not known any more; titles always are. */
const closed = (known: readonly Known[]): readonly Known[] =>
  known.map((one) => (one.titles === undefined ? { ...one, state: 'closed' } : one))

/** An effect for each of the titles that its words name. */
function spread(effect: Choice): readonly Choice[] {
  const [blank, value] = Object.entries(effect.with).find(([, one]) => isChoice(one) && one.id === '~titles') ?? []
  if (blank === undefined || !isChoice(value)) return [effect]
  return (value.with.cards as readonly Choice[]).map((title) => choice(effect.id, { ...effect.with, [blank]: title }))
}

/** An effect with other values of its blanks, and other effects inside. */
function withParts(
  menus: Menus,
  effect: Choice,
  put: (value: Value) => Value,
  inner: (effects: readonly Choice[]) => readonly Choice[],
): Choice {
  const { blanks = {} } = entryOf(menus, effect) ?? {}
  const sorts: { readonly [blank: string]: string } = effect.id === '~later' ? { effects: 'effects' } : blanks
  const parts = Object.entries(effect.with).map(([blank, value]): readonly [string, Value] => {
    if (sorts[blank] === 'effects') return [blank, inner(value as readonly Choice[])]
    if (sorts[blank] === 'ways') return [blank, (value as readonly ChoiceWay[]).map((way) => ({ ...way, effects: inner(way.effects) }))]
    return [blank, put(value)]
  })
  return choice(effect.id, Object.fromEntries(parts))
}

/** Effects in which each named card has the word that the builder would give it. */
function withWords(menus: Menus, effects: readonly Choice[]): readonly Choice[] {
  const names = new Map<Value, string>()
  const put = (value: Value): Value => {
    const name = names.get(value)
    if (name !== undefined) return name
    if (Array.isArray(value)) return (value as readonly Choice[]).map(put) as unknown as Value
    return isChoice(value) ? withBlanks(value, put) : value
  }
  const list = (given: readonly Choice[], outer: readonly Step[]): readonly Choice[] => {
    const done: Choice[] = []
    for (const one of given) {
      const before = stepsAfter(menus, done, outer)
      const { as: mark, ...values } = one.with
      const plain = withParts(menus, choice(one.id, values), put, (inner) => list(inner, before))
      if (mark === undefined) {
        done.push(plain)
        continue
      }
      const name = nameForStep(menus, plain, before)
      names.set(mark, name)
      done.push(choice(one.id, { ...plain.with, as: name }))
    }
    return done
  }
  return list(effects, [])
}
