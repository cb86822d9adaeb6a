import { wordsFrom } from './authored.ts'
import type { Card } from './card.ts'
import { close } from './closed.ts'
import { NO_CARDS, NO_PARAMS } from './context.ts'
import { atTable, table } from './current-table.ts'
import { decide } from './decide.ts'
import type { Context, Cost } from './definition.ts'
import type { AnswerValue, Sentence } from './door.ts'
import type { EventInit, GameEvent } from './event.ts'
import type { Explorer, Price } from './explorer.ts'
import { callScript } from './fault.ts'
import { noteFired } from './fired.ts'
import { isForesight, noteUnknown } from './foresight.ts'
import { restrict } from './guards.ts'
import type { JsonObject } from './json.ts'
import { nameOfSort, refuseMore, WrongValue } from './limits.ts'
import type { Narrowing } from './narrowing.ts'
import { canAllPay, firstUnpayable, type Paying, PRICE_FORBIDDEN, PRICES_AT_ONCE, paymentsFor, TAKEN } from './payment.ts'
import { becauseOf, isAnythingForbidden, preventedBy } from './prevention.ts'
import { repaired } from './repaired.ts'
import { tell } from './story.ts'
import { beforeShown } from './supposition.ts'
import type { Table } from './table.ts'
import { readingFor } from './unknown-to.ts'
import { isNoTarget } from './unwind.ts'
import type { Use } from './usage.ts'
import { countUse, isWithinLimit, noteUseOf, usedWith } from './use-limits.ts'
import { walk } from './walk.ts'

/**
 * Whether an optional ability may be used now. A "cannot" that prevents it is reported with `noteFired`, because refusing is the only effect of
 * that part.
 */
export function isUsable(use: Use): boolean {
  const reason = whyNot(use)
  if (reason?.code === 'refused.cannot') noteFired(String(reason.parts.by))
  return reason === undefined
}

/**
 * Why an ability may not be used now: restriction, limit, cost, target, or, in rulesets that require it, because it could change nothing.
 * @returns undefined when it may be used
 */
export function whyNot(use: Use): Sentence | undefined {
  const t = table()
  const { ability, name } = use
  if (t.registry.isMuted(name)) return refused('muted', use)
  const context = contextOf(use, 0, undefined)
  t.instruments.counters.restrictions++
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
 * Why a usable ability would change nothing, as far as can be known in advance: only advice, for rulesets with the initiation `costs-met`.
 * @returns undefined when it could change the game
 */
export function whyIdle(use: Use): Sentence | undefined {
  const t = table()
  return running(t, use, () => bestOfX(t, use, contextOf(use, 0, undefined), probe))
}

/** Judges a use for each value of X, if it has X. @param context without X @returns undefined when one value passes, else the first reason */
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

/** The values of X that an ability allows. @throws ScriptFault when these are no numbers that can be paid */
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

/** Why the costs of a use cannot all be paid at once, or undefined. */
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

/** As `contextOf`, for a use that is only considered: `paid` is chosen among all possible payments when the effect first reads it. */
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

  /** @param context the context of the same use before its targets were chosen */
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

// scripts can reach the class through their context
close(ConsideredContext)

/** The subjects of these events, without players. */
function cardsAmong(t: Table, events: readonly EventInit[]): Card[] {
  return events.flatMap(({ subject }) => (subject === undefined || t.seats.includes(subject) ? [] : [subject]))
}

function running<T>(t: Table, use: Use, run: () => T): T {
  t.run.running.push({ because: becauseOf(use.self, use.ability), card: use.source, ability: use.name, you: use.you })
  try {
    return run()
  } finally {
    t.run.running.pop()
  }
}

/**
 * Why an effect would change nothing, apart from paying its cost: runs the effect up to its first change, without writing anything.
 * @returns undefined when it could change the game
 */
function probe(t: Table, use: Use, context: Context): Sentence | undefined {
  const { ability, name } = use
  const { could } = ability
  if (could) return isSaidToChange(t, use, context) ? undefined : refused('no-change', use)
  let targetsFound = ability.targets === undefined
  const isFree = costsOf(t, use, context).length === 0
  const isAdvice = t.ruleset.initiation === 'costs-met'
  const changes = walk(t, (explorer) => {
    const targets = consideredTargets(explorer, use, context)
    // an ability without targets chooses in its effect, where cards that have paid are gone
    if (isAdvice && !ability.targets && explorer.price && ability.costs.some(({ payers }) => payers === 'gone')) {
      explorer.gone = explorer.price().gone
      explorer.goneFrom = 'effect'
    }
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

/**
 * Whether the author's `could` says that the effect could change the game. If `could` reads a card that the user may not know, its result is ignored:
 * the answer is yes.
 */
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

/** The cards with which a considered use would be paid. */
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

/** The cards with which the considered use would be paid, of costs that declare `payers`; undefined outside of such a use. */
export function consideredPayers(): readonly Card[] | undefined {
  return table().run.explorer?.price?.().all
}

/** Gives the path of a walk a lazy function for the cards with which the use would be paid. */
function considerPrice(explorer: Explorer, use: Use, context: Context): void {
  explorer.gone = NO_CARDS
  // the rules may add costs to those of the ability; they matter here only if the ability has targets
  const costs = use.ability.targets ? costsOf(table(), use, context) : use.ability.costs
  if (!costs.some(({ payers }) => payers !== undefined)) return
  let price: Price | undefined
  explorer.price = () => {
    price ??= priceOf(use, context)
    return price
  }
  if (use.ability.targets && costs.some(({ payers }) => payers === 'gone')) explorer.gone = explorer.price().gone
}

/**
 * The cards that pay the considered use and are gone then, while its targets are chosen. Choices leave them out by themselves; a function that
 * returns a target without a choice asks for them here.
 */
export function consideredGone(): readonly Card[] {
  const { explorer } = table().run
  return explorer?.stage === 'targets' ? explorer.gone : NO_CARDS
}

/** Whether an ability that is being paid for still finds a target when these cards are gone: a price may not be paid with the last target. */
export function findsTargetWithout(context: Context, gone: readonly Card[]): boolean {
  const t = table()
  const use = usedWith(context)
  // a probe tries all payments with all targets by itself
  if (use === undefined || t.run.mode === 'probe') return true
  const { targets } = use.ability
  return walk(t, (explorer) => {
    explorer.gone = gone
    explorer.stage = 'targets'
    callScript(use.name, () => targets?.(context))
    explorer.changes = 'found'
  })
}

/** For rulesets with the initiation `costs-met`: refuses a use that finds no target, or whose `could` says no. */
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

/** Whether a use is only considered. Then nothing may be written, such as the notes that a cost makes when it is paid. */
export function isConsidering(): boolean {
  return table().run.mode === 'probe'
}

/** Whether this function could run and would change something, for texts that say "choose one". */
export function couldChange(deed: () => unknown): boolean {
  const t = table()
  return t.run.mode === 'probe' || walk(t, () => deed())
}

/**
 * Whether the effect of an ability that the rules run themselves can reach its first change without being refused by a "cannot", on
 * some path through its choices: for effects that are prices, such as that of travelling.
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
 * Whether the effects of abilities that the rules run one after the other, as prices of one thing, can all be carried out on some path through their
 * choices: no "cannot" refuses a part, and nothing is taken twice. The search stops at unknown results, such as those of dice.
 * @param given the answers so far to questions of the first use
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
 * Uses an ability that the rules run as the first of several prices. Its questions before its first change leave out answers after which later prices
 * could not be paid.
 * @param later the later prices
 */
export function useBefore(use: Use, later: readonly Use[]): void {
  const t = table()
  const { narrows } = t.run
  const { clock } = t.state
  if (later.length > 0) t.run.narrows = narrowingFor(t, use, later, clock)
  try {
    useAbility(use)
  } finally {
    t.run.narrows = narrows
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
      // questions of cards that respond to the ability are no part of the price
      own = t.run.mode === 'play' && t.doing?.ability === use.name && t.state.clock === clock ? 'asked' : 'of others'
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
 * Uses an ability: it is announced; then X, costs, payment, targets, and its effect as an event of its own. A compulsory ability that finds
 * no target or cannot change anything simply does nothing. In rulesets with the initiation `costs-met`, the effect of a card that was paid
 * for resolves even if paying removed its last target.
 */
export function useAbility(use: Use): void {
  const t = table()
  // the use of a hidden card would reveal it in the forecast
  if (t.run.supposing) for (const card of [use.self, use.source]) beforeShown(t, card)
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
    const word = t.ruleset.wordOfUse?.(ability, use.self) ?? ability.word
    if (ability.word !== '') tell('used', { ability: name, card: use.self, word, you: use.you, ...(x > 0 ? { x } : {}) })
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

/** Asks for the payments of all costs, and pays them at the same moment. @returns the payments, or undefined when something was left unpaid */
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

/** A cost that was not paid in full gives no effect; its payments are kept, and the use counts. Rules Reference, "To" */
function goUnpaid(t: Table, use: Use, context: Context): void {
  countUse(use)
  tell('unpaid', { ability: use.name, card: use.self, you: use.you })
  // let the ruleset move the card from the place to which `announce` moved it
  if (t.ruleset.initiation === 'costs-met') t.ruleset.carryOut(use.ability, context, () => undefined)
}

const NONE: unique symbol = Symbol('no target')

/** The result of `targets`, or `NONE` when there was nothing to choose from. */
function chooseTargets(t: Table, use: Use, context: Context): unknown {
  const before = t.run.targeting
  t.run.targeting = true
  try {
    return callScript(use.name, () => (use.ability.targets as (c: Context) => unknown)(context))
  } catch (thrown) {
    if (isNoTarget(thrown) && !t.run.latch) return NONE
    throw thrown
  } finally {
    t.run.targeting = before
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
