import { wordsFrom } from './authored.ts'
import type { Card } from './card.ts'
import { close } from './closed.ts'
import { NO_CARDS, NO_PARAMS } from './context.ts'
import { atTable, table } from './current-table.ts'
import { decide } from './decide.ts'
import type { Ability, Context, Cost } from './definition.ts'
import type { AnswerValue, Sentence } from './door.ts'
import type { EventInit, GameEvent } from './event.ts'
import type { Explorer, Price } from './explore.ts'
import { callScript } from './fault.ts'
import { noteFired } from './fired.ts'
import { isForesight, noteUnknown } from './foresight.ts'
import { restrict } from './guards.ts'
import type { JsonObject } from './json.ts'
import { nameOfSort, refuseMore, WrongValue } from './limits.ts'
import { canAllPay, firstUnpayable, type Narrowing, type Paying, PRICE_FORBIDDEN, PRICES_AT_ONCE, paymentsFor, TAKEN } from './payment.ts'
import { becauseOf, isAnythingForbidden, preventedBy } from './prevention.ts'
import { repaired } from './repaired.ts'
import { tell } from './story.ts'
import { beforeShown } from './supposition.ts'
import type { Table } from './table.ts'
import { readingFor } from './unknown-to.ts'
import { isNoTarget } from './unwind.ts'
import { countUse, isWithinLimit, noteUseOf, usedWith } from './use-limits.ts'
import { walk } from './walk.ts'

/** An ability that somebody uses or wants to use. */
export interface Use {
  readonly ability: Ability
  /** `pack:slug#ability` */
  readonly name: string
  readonly self: Card
  readonly source: Card
  readonly you: Card
  readonly event: GameEvent | undefined
  readonly number: number
  /** The keyword that brings it, where no text of a card does. */
  readonly keyword?: string
  /** What is particular about this use; reaches the ability as `context.params`. */
  readonly params?: JsonObject
}

/** Whether an optional ability may be used now. A "cannot" that keeps it from being offered has done its work: nothing else of it is ever seen. */
export function isUsable(use: Use): boolean {
  const reason = whyNot(use)
  if (reason?.code === 'refused.cannot') noteFired(String(reason.parts.by))
  return reason === undefined
}

/**
 * Why an ability may not be used now: restriction, limit, cost, target, or because it could change nothing where the ruleset asks for that.
 * @returns undefined when it may be used
 */
export function whyNot(use: Use): Sentence | undefined {
  const t = table()
  const { ability, name } = use
  if (t.registry.isMuted(name)) return refused('muted', use)
  const context = contextOf(use, 0, undefined)
  t.counters.restrictions++
  const word = t.ruleset.refuses(ability, context)
  if (word) return word
  if (
    ability.lane === null &&
    ability.when &&
    !restrict(t, () => callScript(name, () => (ability.when as (c: Context) => boolean)(context)))
  )
    return refused('restriction', use)
  if (!isWithinLimit(use)) return refused('limit', use)
  const by = preventedBy({ kind: 'effect', subject: use.self, ability: name, word: ability.word, you: use.you, cause: use.event })
  if (by !== undefined) return { code: 'refused.cannot', parts: { ability: name, by } }
  return running(t, use, () => bestOfX(t, use, context, whyNotWith))
}

/**
 * Why an ability that may be used would change nothing, as far as can be known before it is: advice, in games in which costs that are met are enough.
 * @returns undefined when it could change the game
 */
export function whyIdle(use: Use): Sentence | undefined {
  const t = table()
  return running(t, use, () => bestOfX(t, use, contextOf(use, 0, undefined), probe))
}

/** Judges a use, with each value of X where it has one. @param context without X @returns undefined when one of them passes, else the first reason */
function bestOfX(
  t: Table,
  use: Use,
  context: Context,
  why: (t: Table, use: Use, context: Context) => Sentence | undefined,
): Sentence | undefined {
  if (!use.ability.x) return why(t, use, context)
  let first: Sentence | undefined
  for (const x of valuesOfX(t, use, context)) {
    const reason = why(t, use, contextOf(use, x, undefined))
    if (reason === undefined) return undefined
    first ??= reason
  }
  return first ?? refused('no-value-for-x', use)
}

/** What an ability says that X may be. @throws ScriptFault when these are no numbers that can be paid */
function valuesOfX(t: Table, { ability, name }: Use, context: Context): readonly number[] {
  return restrict(t, () =>
    callScript(name, () => {
      const values: unknown = ability.x?.(context)
      if (!Array.isArray(values)) throw new WrongValue(`the values of X must be a list of numbers, and are ${nameOfSort(values)}`)
      refuseMore('the values of X are', values.length, MOST_X)
      const numbers: number[] = []
      for (let i = 0; i < values.length; i++) {
        const value: unknown = values[i]
        if (!Number.isSafeInteger(value) || (value as number) < 0)
          throw new WrongValue(`X must be a whole number from 0, and one value is ${nameOfSort(value)}`)
        numbers.push(value as number)
      }
      return numbers
    }),
  )
}

const MOST_X = 1_000

function whyNotWith(t: Table, use: Use, context: Context): Sentence | undefined {
  const unpayable = whyUnpayable(t, use, context)
  if (unpayable) return unpayable
  return t.ruleset.initiation === 'costs-met' ? whyNoTarget(t, use, context) : probe(t, use, context)
}

/** Why the costs of a use cannot be paid, all of them at once. */
function whyUnpayable(t: Table, use: Use, context: Context): Sentence | undefined {
  const costs = costsOf(t, use, context)
  if (costs.length === 0) return undefined
  const alone = costs.find((cost) => !restrict(t, () => callScript(use.name, () => cost.can(context))))
  const { cost, by } = alone ? { cost: alone, by: undefined } : (firstUnpayable(t, payingFor(t, use, context), costs) ?? {})
  if (!alone && cost) repaired(by === undefined ? PRICES_AT_ONCE : PRICE_FORBIDDEN)
  if (by !== undefined) return { code: 'refused.cannot', parts: { ability: use.name, by } }
  return cost && { code: 'refused.cost', parts: { ability: use.name, cost: cost.slug, label: wordsFrom(use.name, 'costs', cost.slug) } }
}

function payingFor(t: Table, use: Use, context: Context): Paying {
  return { name: use.name, context, within: (run) => atTable(t, () => running(t, use, run)) }
}

function costsOf(t: Table, use: Use, context: Context): readonly Cost[] {
  const own = use.ability.costs
  const ofCard = t.ruleset.costsOf(use.ability, context)
  return ofCard.length === 0 ? own : own.length === 0 ? ofCard : [...ofCard, ...own]
}

function refused(code: string, use: Use): Sentence {
  return { code: `refused.${code}`, parts: { ability: use.name } }
}

function contextOf(use: Use, x: number, targets: unknown, paid: readonly Card[] = NO_CARDS): Context {
  const { self, source, you, number, params = NO_PARAMS } = use
  const context = Object.freeze({ self, source, you, event: use.event as GameEvent, x, number, targets, paid, params })
  noteUseOf(context, use)
  return context
}

/** As `contextOf`, for a use that is only considered: what it was paid with is chosen when the effect asks for it, among all that could pay. */
class ConsideredContext implements Context {
  readonly self: Card
  readonly source: Card
  readonly you: Card
  readonly event: GameEvent
  readonly x: number
  readonly number: number
  readonly targets: unknown
  readonly params: JsonObject
  readonly #use: Use
  readonly #context: Context
  #paid: readonly Card[] | undefined

  /** @param context the same use before its targets were chosen */
  constructor(use: Use, context: Context, targets: unknown) {
    this.self = context.self
    this.source = context.source
    this.you = context.you
    this.event = context.event
    this.x = context.x
    this.number = context.number
    this.targets = targets
    this.params = context.params
    this.#use = use
    this.#context = context
    noteUseOf(this, use)
    Object.freeze(this)
  }

  get paid(): readonly Card[] {
    const t = table()
    this.#paid ??= Object.freeze(
      cardsAmong(t, paymentsFor(t, payingFor(t, this.#use, this.#context), costsOf(t, this.#use, this.#context)).flat()),
    )
    return this.#paid
  }
}

// scripts reach it through the context that they are handed
close(ConsideredContext)

/** The cards to which these events happen; players are none. */
function cardsAmong(t: Table, events: readonly EventInit[]): Card[] {
  return events.flatMap(({ subject }) => (subject === undefined || t.seats.includes(subject) ? [] : [subject]))
}

function running<T>(t: Table, use: Use, run: () => T): T {
  t.running.push({ because: becauseOf(use.self, use.ability), card: use.source, ability: use.name, you: use.you })
  try {
    return run()
  } finally {
    t.running.pop()
  }
}

/** Whether the effect could change the game, whatever paying its cost does. Runs the body up to its first change and takes nothing but notes. */
function probe(t: Table, use: Use, context: Context): Sentence | undefined {
  const { ability, name } = use
  const { could } = ability
  if (could) return isSaidToChange(t, use, context) ? undefined : refused('no-change', use)
  let targetsFound = ability.targets === undefined
  const isFree = costsOf(t, use, context).length === 0
  const changes = walk(t, (explorer) => {
    const targets = consideredTargets(explorer, use, context)
    targetsFound = true
    const considered = !isFree
      ? new ConsideredContext(use, context, targets)
      : targets === undefined
        ? context
        : contextOf(use, context.x, targets)
    callScript(name, () => ability.effect(considered))
  })
  return changes ? undefined : refused(targetsFound ? 'no-change' : 'no-target', use)
}

/** Whether the author's `could` says that the effect could change the game. Where `could` reads a card that the user may not know, its result is not used: the answer is yes. */
function isSaidToChange(t: Table, { ability, name, you }: Use, context: Context): boolean {
  const { found, looked } = readingFor(t, [you.id], () => restrict(t, () => callScript(name, () => ability.could?.(context))))
  return found === true || looked === 'unknown'
}

/** The targets of a use that is only considered. @throws NoTarget */
function consideredTargets(explorer: Explorer, use: Use, context: Context): unknown {
  const { ability, name } = use
  const { targets } = ability
  considerPrice(explorer, use, context)
  if (!targets) return undefined
  explorer.stage = 'targets'
  try {
    return callScript(name, () => targets(context))
  } finally {
    explorer.stage = 'effect'
  }
}

/** What a use that is only considered would be paid with. */
function priceOf(use: Use, context: Context): Price {
  const t = table()
  const costs = costsOf(t, use, context)
  const first = costs.filter(({ payers }) => payers === 'gone')
  const second = costs.filter(({ payers }) => payers === 'there')
  const later = costs.filter(({ payers }) => payers === undefined)
  const paying = payingFor(t, use, context)
  const gone = paymentsFor(t, paying, first, { later: [...second, ...later] }).flat()
  const there = paymentsFor(t, paying, second, { done: gone, later }).flat()
  return { gone: cardsAmong(t, gone), all: cardsAmong(t, [...gone, ...there]) }
}

/** The cards with which a use that is being considered would be paid, of those that say what becomes of them; undefined where none is. */
export function consideredPayers(): readonly Card[] | undefined {
  return table().explorer?.price?.().all
}

/** Lets the path of a walk know what the use would be paid with, and asks for it once. */
function considerPrice(explorer: Explorer, use: Use, context: Context): void {
  explorer.gone = NO_CARDS
  if (!use.ability.costs.some(({ payers }) => payers !== undefined)) return
  let price: Price | undefined
  explorer.price = () => {
    price ??= priceOf(use, context)
    return price
  }
  if (use.ability.targets && use.ability.costs.some(({ payers }) => payers === 'gone')) explorer.gone = explorer.price().gone
}

/** Whether an ability that is being paid for still finds its target when these cards are gone: a price is not paid with the last of them. */
export function findsTargetWithout(context: Context, gone: readonly Card[]): boolean {
  const t = table()
  const use = usedWith(context)
  // while a use is considered, all that could pay are tried with all targets
  if (use === undefined || t.mode === 'probe') return true
  const { targets } = use.ability
  return walk(t, (explorer) => {
    explorer.gone = gone
    explorer.stage = 'targets'
    callScript(use.name, () => targets?.(context))
    explorer.changes = 'found'
  })
}

/** Where costs that are met are enough: a price is paid for an effect only that finds its target, or that its author says it could have. */
function whyNoTarget(t: Table, use: Use, context: Context): Sentence | undefined {
  const { could, targets } = use.ability
  if (could) return isSaidToChange(t, use, context) ? undefined : refused('no-change', use)
  if (!targets) return undefined
  const found = walk(t, (explorer) => {
    consideredTargets(explorer, use, context)
    explorer.changes = 'found'
  })
  return found ? undefined : refused('no-target', use)
}

/** Whether a use is only being considered, so that nothing may be written: what a cost notes as it is paid, for one. */
export function isConsidering(): boolean {
  return table().mode === 'probe'
}

/** Whether this could be done and would change something: for modes among which a card lets somebody choose. */
export function couldChange(deed: () => unknown): boolean {
  const t = table()
  return t.mode === 'probe' || walk(t, () => deed())
}

/**
 * Whether the effect of an ability that the rules call up themselves can be carried out without a "cannot" that refuses a part of it at its first change, on
 * some way through its choices: for effects that are prices, such as that of travelling.
 */
export function isAllowed(use: Use): boolean {
  const t = table()
  if (!isAnythingForbidden(t)) return true
  const context = contextOf(use, 0, undefined)
  return running(t, use, () =>
    walk(t, (explorer) => {
      explorer.refusals = 'end'
      callScript(use.name, () => use.ability.effect(context))
      explorer.changes = 'found'
    }),
  )
}

/**
 * Whether the effects of abilities that the rules call up one after the other, as prices of one thing, can all be carried out on some way through their
 * choices: nothing refuses a part of them, and nothing is taken twice. The search stops at results that cannot be known beforehand, such as those of dice.
 * @param given the answers that were given already to questions of the first use
 */
export function areAllowedTogether(uses: readonly Use[], given: readonly AnswerValue[] = []): boolean {
  const t = table()
  return walk(
    t,
    (explorer) => {
      explorer.refusals = 'end'
      explorer.taken = []
      for (const use of uses) running(t, use, () => callScript(use.name, () => use.ability.effect(contextOf(use, 0, undefined))))
      explorer.changes = 'found'
    },
    'price',
    given,
  )
}

/**
 * Uses an ability that the rules call up as the first of several prices. What it asks before it changes anything leaves out answers after which those
 * behind could not be paid.
 * @param later the prices behind it
 */
export function useBefore(use: Use, later: readonly Use[]): void {
  const t = table()
  const { narrows, clock } = t
  if (later.length > 0) t.narrows = narrowingFor(t, use, later, clock)
  try {
    useAbility(use)
  } finally {
    t.narrows = narrows
  }
}

function narrowingFor(t: Table, use: Use, later: readonly Use[], clock: number): Narrowing {
  const given: AnswerValue[] = []
  const all = [use, ...later]
  let own: 'asked' | 'of others' = 'of others'
  return {
    leaves: () => true,
    answered: (value) => {
      if (own === 'asked') given.push(value)
    },
    narrow: (spec) => {
      // what cards ask that answer to it is no part of the price
      own = t.mode === 'play' && t.doing?.ability === use.name && t.clock === clock ? 'asked' : 'of others'
      if (own !== 'asked' || (spec.shape !== 'choose' && spec.shape !== 'distribute') || !areAllowedTogether(all, given)) return spec
      const before = given.slice()
      const goesOn = (value: AnswerValue): boolean => areAllowedTogether(all, [...before, value])
      if (spec.shape === 'distribute') {
        const { checkShares } = spec
        return { ...spec, checkShares: (shares) => checkShares?.(shares) ?? (goesOn(shares) ? undefined : TAKEN) }
      }
      const { check } = spec
      return {
        ...spec,
        ...(spec.most === 1 ? { options: () => spec.options().filter(({ key }) => goesOn([key])) } : {}),
        check: (keys) => check?.(keys) ?? (goesOn(keys) ? undefined : TAKEN),
      }
    },
  }
}

// ── using ───────────────────────────────────────────────────

/**
 * Uses an ability: it is announced; then X, costs, payment, targets, and its effect as an event of its own.
 * A compulsory ability that finds no target or cannot change anything simply does nothing. Where costs that are met are enough, a card that was
 * paid for goes its way even if paying took its last target.
 */
export function useAbility(use: Use): void {
  const t = table()
  // the use of a hidden card would reveal it in the forecast
  if (t.supposing) for (const card of [use.self, use.source]) beforeShown(t, card)
  running(t, use, () => {
    const { ability, name } = use
    t.ruleset.announce?.(ability, contextOf(use, 0, undefined))
    const x = ability.x ? chooseX(t, use) : 0
    if (x === NO_LEGAL_X) return
    const unpaid = contextOf(use, x, undefined)
    // the costs of an offered ability were judged when it was offered
    const payments = !wasOffered(t, use) && whyUnpayable(t, use, unpaid) ? undefined : payAll(t, use, unpaid)
    if (payments === undefined) {
      goUnpaid(t, use, unpaid)
      return
    }
    const paid = Object.freeze(cardsAmong(t, payments))
    const context = contextOf(use, x, undefined, paid)
    countUse(use)
    if (ability.word !== '') tell('used', { ability: name, card: use.self, word: ability.word, you: use.you, ...(x > 0 ? { x } : {}) })
    const chosen = ability.targets ? chooseTargets(t, use, context) : undefined
    if (chosen === NONE && t.ruleset.initiation !== 'costs-met') return
    const full = contextOf(use, x, chosen === NONE ? undefined : chosen, paid)
    t.ruleset.carryOut(ability, full, () => {
      if (chosen === NONE) return
      t.happening.together([
        {
          kind: 'effect',
          subject: use.self,
          ability: name,
          word: ability.word,
          you: use.you,
          cause: use.event,
          x,
          resolver: () => {
            noteFired(name)
            const { foretold } = ability
            if (foretold && isForesight(t)) {
              noteUnknown(t, 'unknown.more')
              callScript(name, () => foretold(full))
            } else callScript(name, () => ability.effect(full))
          },
        },
      ])
    })
  })
}

/** Whether players use an ability by their own choice: then its costs were judged before it was offered. */
function wasOffered(t: Table, { ability: { lane, word, words } }: Use): boolean {
  const { lanes, windowWords } = t.ruleset
  if (lane !== null) return lanes.find(({ name }) => name === lane)?.order === 'seats'
  return (words ?? [word]).some((one) => windowWords.includes(one))
}

/** Asks with what all costs are paid, and pays them at the same moment. @returns what paid, or undefined where something was left unpaid */
function payAll(t: Table, use: Use, context: Context): readonly EventInit[] | undefined {
  const costs = costsOf(t, use, context)
  if (costs.length === 0) return NO_PAYMENTS
  const paying = payingFor(t, use, context)
  const payments = paymentsFor(t, paying, costs)
  const all = payments.flat()
  if (!canAllPay(t, paying, all)) return undefined
  // costs that remove their card are paid last, so that a card which also exhausts as a cost is still in play
  const isGone = (i: number): boolean => costs[i]?.payers === 'gone'
  const inOrder = [...payments.filter((_, i) => !isGone(i)), ...payments.filter((_, i) => isGone(i))].flat()
  const isPaid = inOrder.length === 0 || t.happening.together(inOrder).events.every(({ fate }) => fate === 'happened')
  return isPaid ? all : undefined
}

const NO_PAYMENTS: readonly EventInit[] = Object.freeze([])

/** A cost that was not paid in full gives no effect; its payments are kept, and the use counts. RR "To" */
function goUnpaid(t: Table, use: Use, context: Context): void {
  countUse(use)
  tell('unpaid', { ability: use.name, card: use.self, you: use.you })
  // a card that lies apart since it was announced goes its way
  if (t.ruleset.initiation === 'costs-met') t.ruleset.carryOut(use.ability, context, () => undefined)
}

const NONE: unique symbol = Symbol('no target')

/** What `targets` gives, or that there was nothing to choose from. */
function chooseTargets(t: Table, use: Use, context: Context): unknown {
  const before = t.targeting
  t.targeting = true
  try {
    return callScript(use.name, () => (use.ability.targets as (c: Context) => unknown)(context))
  } catch (thrown) {
    if (isNoTarget(thrown) && !t.latch) return NONE
    throw thrown
  } finally {
    t.targeting = before
  }
}

const NO_LEGAL_X = -1

function chooseX(t: Table, use: Use): number {
  const context = contextOf(use, 0, undefined)
  const value = decide({
    shape: 'number',
    who: use.you,
    name: 'choose-x',
    options: () => {
      const values = valuesOfX(t, use, context).filter((x) => whyNotWith(t, use, contextOf(use, x, undefined)) === undefined)
      return (values.length > 0 ? values : [NO_LEGAL_X]).map((x) => ({ key: String(x) }))
    },
    least: 0,
    most: 1_000,
  })
  return value as number
}
