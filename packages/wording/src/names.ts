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
  readonly again: string | undefined
  /** `open`: it can have a name; `target`: it is chosen before the effects; `closed`: its effects are over, so its name is not known any more. */
  readonly state: 'open' | 'target' | 'closed'
  /** The position of its effect among the effects of its list. */
  readonly at: number
  /** The blank of its effect that chooses it; undefined where the effect itself returns it. */
  readonly blank: string | undefined
  /** The card that is meant, where it needs no name. */
  readonly card?: string
  /** The cards that are meant, where the text names them by their titles. */
  readonly titles?: readonly Choice[]
  /** Of the cards that an effect returns: of what sort all of them are. */
  readonly filters?: readonly Choice[]
  /** Whether later words speak of it. */
  isNamed: boolean
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
  const { menus, single, shown } = words
  const { effects: entries } = menus.of
  let fails = false
  const entryOf = ({ id }: Choice): Entry | undefined => entries.find((entry) => entry.id === id)
  const fits = ({ kind, number, again, titles }: Known, reference: Choice): boolean => {
    const { noun, number: wanted, again: said } = reference.with
    if (said !== undefined && said !== again) return false
    if (number !== wanted) return false
    if (noun === '' || noun === 'card') return true
    // a name that is no common noun may be that of a person
    if (noun === '~person' && titles !== undefined) return true
    return kind !== undefined && words.isKind(String(noun), kind)
  }

  const list = (given: readonly Choice[], outer: readonly Known[], depth: 'outer' | 'inner'): readonly Choice[] => {
    const known: Known[] = [...outer]
    const own: Known[] = []
    const done: Choice[] = []
    const mean = (reference: Choice): Value => {
      const one = known.findLast((each) => fits(each, reference))
      if (one === undefined || one.state === 'target') return reference
      if (one.state === 'closed') {
        fails = true
        return reference
      }
      if (one.card !== undefined) return choice(one.card)
      one.isNamed = true
      if (one.titles !== undefined) return one.number === 'one' ? (one.titles[0] as Choice) : choice('~titles', { cards: one.titles })
      const step = one as unknown as Value
      const sort = filtersOf(reference)
      if (one.number === 'several' && !isOfSort(one, sort)) return choice('steps', { step, filters: sort })
      return choice(one.number === 'several' ? 'steps' : 'step', { step })
    }
    // words that say of what sort all of the cards are say nothing more
    const isOfSort = ({ kind, filters = [] }: Known, sort: readonly Choice[]): boolean =>
      sort.every((one) => one.id === kind || filters.some((each) => JSON.stringify(each) === JSON.stringify(one)))
    /** The cards that an earlier effect discarded, drew or revealed, or a condition or amount for their number. */
    const ofResult = (value: Choice): Value | undefined => {
      const { group: counted } = value.with
      const group = resultIn(value) ? value : isChoice(counted) ? counted : undefined
      const result = group && resultIn(group)
      if (group === undefined || result === undefined) return undefined
      const one = known.findLast(({ again, number }) => number !== 'one' && again?.slice(again.lastIndexOf(' ') + 1) === result.with.again)
      const kind = words.kindOf(choice('each', { group }))
      const others = filtersOf(group).filter((each) => each !== result && each.id !== kind)
      if (one?.state === 'open' && menus.texts.joining?.of?.[group.id] === 'none') {
        if (one.number === 'several') {
          one.isNamed = true
          const filters = [...(kind === undefined ? [] : [choice(kind)]), ...others].map((each) => put(each) as Choice)
          const steps = choice('steps', { step: one as unknown as Value, ...(filters.length > 0 && { filters }) })
          return group === value ? steps : choice(value.id, { ...value.with, group: steps })
        }
        const id = menus.texts.counted?.[value.id]
        if (id !== undefined && group !== value && others.length === 0 && kind !== undefined && one.kind !== undefined)
          if (words.isKind(kind, one.kind)) {
            one.isNamed = true
            return choice(id, { step: one as unknown as Value })
          }
      }
      fails = true
      return value
    }
    const put = (value: Value): Value => {
      if (Array.isArray(value)) return (value as readonly Choice[]).map(put) as unknown as Value
      if (!isChoice(value)) return value
      return value.id === '~reference' ? mean(value) : (ofResult(value) ?? withBlanks(value, put))
    }
    const add = (one: Known): void => {
      known.push(one)
      own.push(one)
    }
    given.forEach((effect, at) => {
      // "if it is a fox, … that fox": inside of the effect its kind is known
      const asked = conditionsAbout(effect).flatMap(({ card, filters }) => {
        const one = known.findLast((each) => fits(each, card))
        const kind = words.kindIn(filters)
        return one === undefined || kind === undefined ? [] : [{ one, kind, before: one.kind }]
      })
      for (const { one, kind } of asked) one.kind = kind
      // "that card is a fox" of the card of the trigger, where a nearer one is meant
      if (known.some((one) => fits(one, choice('~reference', { noun: '', number: 'one' }))) && asksSubject(effect)) fails = true
      done.push(withParts(menus, effect, put, (effects) => list(effects, effect.id === '~later' ? closed(known) : known, 'inner')))
      for (const { one, before } of asked) one.kind = before
      // later effects cannot name a card that an inner effect chose, because its name ends with the inner list
      for (const kind of chosenInside(effect))
        known.push({ kind, number: 'one', again: undefined, state: 'closed', at, blank: undefined, isNamed: false })
      if (effect.id === '~sought') {
        const titles = effect.with.cards as readonly Choice[]
        add({ ...ofTitles(titles), at })
        return
      }
      const titled = titlesIn(done[at] as Choice)
      if (titled.length > 0) add({ ...ofTitles(titled), at })
      const isFirst = depth === 'outer' && !own.some(({ state }) => state === 'target')
      const entry = entryOf(effect)
      if (effect.id === '~choose') {
        const card = effect.with.card as Choice
        const isTarget = isFirst && at === 0 && card.id !== 'choose-by'
        if (!isPlayerTarget(menus, card.id))
          add({
            kind: words.kindOf(card),
            number: 'one',
            again: undefined,
            state: isTarget ? 'target' : 'open',
            at,
            blank: 'card',
            isNamed: false,
          })
        return
      }
      for (const [blank, value] of Object.entries(effect.with))
        if (isChoice(value) && (value.id === 'choose' || value.id === 'choose-by' || value.id === 'random'))
          add({
            kind: words.kindOf(value),
            number: 'one',
            again: entry?.returns === 'cards' ? entry.again : undefined,
            // a card taken at random is named by the effect that discards it
            state: value.id === 'random' ? 'closed' : isFirst && target === 'none' && value.id === 'choose' ? 'target' : 'open',
            at,
            blank,
            isNamed: false,
          })
      const counting = entries.find(({ id }) => id === menus.texts.numbered?.[effect.id]) ?? entry
      if (counting?.returns === 'number') {
        const { cards, group } = effect.with
        const set = cards ?? (!isChoice(group) ? undefined : choice('each', { group }))
        const kind = isChoice(set) ? words.kindOf(set) : undefined
        add({ kind, number: 'count', again: counting.again, state: 'open', at, blank: undefined, isNamed: false })
      }
      const card = shown[effect.id]
      if (card !== undefined)
        add({
          kind: undefined,
          number: isSingle(effect) ? 'one' : 'several',
          again: undefined,
          state: isSingle(effect) ? 'open' : 'closed',
          at,
          blank: undefined,
          card,
          isNamed: false,
        })
      if (entry?.returns === 'card' || entry?.returns === 'cards') {
        const isOne = entry.returns === 'card' || (single[entry.id] !== undefined && isSingle(effect))
        const { filters, cards } = effect.with
        const kind = filters === undefined && isChoice(cards) ? words.kindOf(cards) : words.kindIn(filtersOf(effect))
        add({
          kind,
          number: isOne ? 'one' : 'several',
          again: entry.again,
          state: 'open',
          at,
          blank: undefined,
          filters: filtersOf(effect),
          isNamed: false,
        })
      }
    })
    return emitted(done, own)
  }

  /** Cards that a text names by their titles. */
  const ofTitles = (titles: readonly Choice[]): Omit<Known, 'at'> => ({
    kind: titles[0] && words.kindOf(titles[0]),
    number: titles.length === 1 ? 'one' : 'several',
    again: undefined,
    state: 'open',
    blank: undefined,
    titles,
    isNamed: false,
  })

  /** The card with a title to which an effect happens, as later words mean it: in play, if the effect brings it there. */
  const titlesIn = (effect: Choice): readonly Choice[] => {
    const { card: away = '', effects: bringing = {} } = menus.texts.outOfPlay ?? {}
    const blanks = entryOf(effect)?.blanks ?? {}
    const [, value] = Object.entries(effect.with).find(([blank]) => blanks[blank] === 'card' || blanks[blank] === 'cards') ?? []
    const all = isChoice(value) && value.id === '~titles' ? (value.with.cards as readonly Choice[]) : [value]
    const isBrought = Object.hasOwn(bringing, effect.id) && bringing[effect.id]?.stays === undefined
    return all.flatMap((one) => {
      if (!isChoice(one) || (one.id !== 'named' && one.id !== away)) return []
      return [isBrought ? choice('named', one.with) : one]
    })
  }

  /** The conditions of an effect that say of what sort a card is that was named before. */
  const conditionsAbout = ({ with: { conditions } }: Choice): readonly { readonly card: Choice; readonly filters: readonly Choice[] }[] =>
    Array.isArray(conditions)
      ? (conditions as readonly Choice[]).flatMap(({ id, with: { card, filters } }) =>
          id === menus.texts.isSort && isChoice(card) && card.id === '~reference'
            ? [{ card, filters: (filters ?? []) as readonly Choice[] }]
            : [],
        )
      : []

  const asksSubject = ({ with: { conditions } }: Choice): boolean =>
    Array.isArray(conditions) &&
    (conditions as readonly Choice[]).some(({ id }) => {
      const { says = '', needs = [] } = menus.of.conditions.find((entry) => entry.id === id) ?? {}
      return says.startsWith('that card ') && needs.some((need) => need === 'card subject')
    })

  /** The kinds of cards that effects inside of an effect choose. */
  const chosenInside = (effect: Choice): readonly (string | undefined)[] => {
    const found: (string | undefined)[] = []
    const look = (value: Value): Value => {
      if (Array.isArray(value)) for (const one of value as readonly Choice[]) look(one)
      else if (isChoice(value)) {
        if (value.id === 'choose' || value.id === 'choose-by') found.push(words.kindOf(value))
        else for (const one of Object.values(value.with)) look(one)
      }
      return value
    }
    const within = (inner: readonly Choice[]): readonly Choice[] => {
      for (const one of inner) {
        if (entryOf(one)?.returns === 'card') found.push(words.kindIn(filtersOf(one)))
        withParts(menus, one, look, within)
      }
      return inner
    }
    withParts(menus, effect, (value) => value, within)
    return found
  }

  /** The effects of a list with their names, and an effect that chooses before each effect whose card has a name. */
  const emitted = (done: readonly Choice[], own: readonly Known[]): readonly Choice[] =>
    done.flatMap((effect, at) => emittedFor(done, own, effect, at)).flatMap(spread)

  const emittedFor = (done: readonly Choice[], own: readonly Known[], effect: Choice, at: number): readonly Choice[] => {
    if (effect.id === '~sought') {
      const [one] = own.filter((each) => each.at === at)
      const codes = new Set(done.slice(at + 1).flatMap((later) => choicesIn(later).map(({ with: { code } }) => code)))
      // what is looked for is brought somewhere by later words
      if (one?.isNamed !== true && one?.titles?.every(({ with: { code } }) => codes.has(code)) !== true) fails = true
      return []
    }
    const named = own.filter((one) => one.at === at && one.isNamed)
    const picks = named.flatMap((one): readonly Choice[] =>
      one.blank === undefined ? [] : [choice('pick', { card: effect.with[one.blank] as Choice, as: one as unknown as Value })],
    )
    if (effect.id === '~choose') {
      const isTarget = own.some((one) => one.at === at && one.state === 'target')
      if (isTarget || own.every((one) => one.at !== at)) return [effect]
      // a card that is chosen and not spoken of is not understood
      if (picks.length === 0) fails = true
      return picks
    }
    const blanks = Object.fromEntries(
      Object.entries(effect.with).map(([blank, value]) => {
        const one = named.find((each) => each.blank === blank)
        return [blank, one ? choice('step', { step: one as unknown as Value }) : value]
      }),
    )
    const found = named.find(({ blank }) => blank === undefined)
    const isSearch = entryOf(effect)?.returns === 'card' && entryOf(effect)?.again === undefined
    if (isSearch && !found) fails = true
    const id = (found?.number === 'one' ? single[effect.id] : found && menus.texts.numbered?.[effect.id]) ?? effect.id
    const kept =
      id === effect.id ? blanks : Object.fromEntries(Object.entries(blanks).filter(([blank]) => blank !== 'count' && blank !== 'amount'))
    return [...picks, choice(id, { ...kept, ...(found && { as: found as unknown as Value }) })]
  }

  const named = list(effects, [], 'outer')
  return fails ? undefined : withWords(menus, named)
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
  const { blanks = {} } = menus.of.effects.find(({ id }) => id === effect.id) ?? {}
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
