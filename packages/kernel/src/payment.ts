import { table } from './current-table.ts'
import type { Context, Cost, Need } from './definition.ts'
import type { AnswerValue, Sentence } from './door.ts'
import type { EventInit } from './event.ts'
import { eventsIn } from './events-in.ts'
import { callScript } from './fault.ts'
import { restrict } from './guards.ts'
import { WrongValue } from './limits.ts'
import type { Narrowing } from './narrowing.ts'
import { isAnythingForbidden, preventedBy } from './prevention.ts'
import type { EngineOption } from './question-spec.ts'
import { repaired } from './repaired.ts'
import { areMet } from './stocks.ts'
import type { Table } from './table.ts'
import { walk } from './walk.ts'

/**
 * The costs of one use are paid at the same time and in full, so they are judged together: whether all of them can be paid without using any unit
 * twice, by events that no "cannot" forbids.
 */

/** Repaired rules: an earlier version judged each price by itself, and let forbidden events pay. See `repaired.ts`. */
export const PRICES_AT_ONCE = 'prices-at-once'
export const PRICE_FORBIDDEN = 'price-forbidden'

/** A use of an ability whose costs are judged or paid. */
export interface Paying {
  /** `pack:slug#ability` */
  readonly name: string
  readonly context: Context
  /** Runs a function in the name of this use. */
  readonly within: <T>(run: () => T) => T
}

/**
 * Whether the costs must be judged together, because `can` of each cost does not suffice: with several costs, or when a "cannot" could forbid a
 * payment. (Costs with `needs` leave out forbidden payments themselves.)
 */
function isJudged(t: Table, costs: readonly Cost[]): boolean {
  return costs.length > 1 || (costs.length === 1 && costs[0]?.needs === undefined && isAnythingForbidden(t))
}

/**
 * The first cost that cannot be paid together with the costs before it, and the ability that forbids it, if any. To be called only if `can` of each cost
 * holds.
 */
export function firstUnpayable(
  t: Table,
  paying: Paying,
  costs: readonly Cost[],
): { readonly cost: Cost; readonly by?: string } | undefined {
  if (!isJudged(t, costs) || canPayAll(t, paying, costs)) return undefined
  const at = costs.findIndex((_, i) => !canPayAll(t, paying, costs.slice(0, i + 1)))
  // `canPayAll` says yes when there are too many ways to try, so `at` may point behind the cost that cannot be paid
  const cost = costs[Math.max(0, at)] as Cost
  const by = whyForbidden(t, paying, cost)
  return { cost, ...(by === undefined ? {} : { by }) }
}

/** @param done the payments of earlier prices @param given the answers so far to questions of the first of these costs */
function canPayAll(
  t: Table,
  paying: Paying,
  costs: readonly Cost[],
  done: readonly EventInit[] = [],
  given: readonly AnswerValue[] = [],
): boolean {
  const needs: Need[] = []
  const tried: Cost[] = []
  costs.forEach((cost, i) => {
    if (cost.needs === undefined || (i === 0 && given.length > 0)) tried.push(cost)
    else needs.push(...needsOf(t, paying, cost))
  })
  return walk(
    t,
    (explorer) => {
      const events = done.slice()
      for (const cost of tried) {
        const own = paymentOf(t, paying, cost)
        if (own.some((event) => forbiddenBy(t, event) !== undefined)) return
        events.push(...own)
      }
      if (isEnough(t, paying, needs, events)) explorer.changes = 'found'
    },
    'price',
    given,
  )
}

/** The needs of a cost, with the sources that may pay. */
function needsOf(t: Table, { name, context }: Paying, { needs }: Cost): Need[] {
  return restrict(t, () =>
    callScript(name, () =>
      (needs?.(context) ?? []).map(({ amount, from }) => {
        const sources = from.map(({ event, most }) => {
          const [unit] = eventsIn([event], (kind) => isKnown(t, kind), 'what pays a cost') as [EventInit]
          return { event: unit, most: count(most) }
        })
        return { amount: count(amount), from: sources.filter(({ event }) => forbiddenBy(t, event) === undefined) }
      }),
    ),
  )
}

function count(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new WrongValue('"amount" and "most" in the needs of a cost must be whole numbers from 0')
  return value as number
}

function isKnown(t: Table, kind: string): boolean {
  return Object.hasOwn(t.ruleset.events, kind)
}

/** The events that pay a cost; the user of the ability may be asked. Nothing is paid yet. */
function paymentOf(t: Table, { name, context }: Paying, cost: Cost): EventInit[] {
  return callScript(name, () => eventsIn(cost.pay(context), (kind) => isKnown(t, kind), 'what pays a cost'))
}

/**
 * Whether all these events can happen, and these needs can still be met from what the events leave. A fault in an event that a script made is a fault
 * of that script.
 */
function isEnough(t: Table, { name }: Paying, needs: readonly Need[], events: readonly EventInit[]): boolean {
  return restrict(t, () => callScript(name, () => areMet(needs, events, (event) => t.ruleset.events[event.kind]?.takes?.(event))))
}

/** The ability that forbids an event as a payment, or forbids an event that it causes. */
function forbiddenBy(t: Table, event: EventInit): string | undefined {
  const by = preventedBy(event)
  if (by !== undefined) return by
  for (const entailed of t.ruleset.events[event.kind]?.entails?.(event) ?? []) {
    const other = preventedBy(entailed)
    if (other !== undefined) return other
  }
  return undefined
}

/** Whether this event can pay a cost by itself: its stock is large enough, and nothing forbids the event or an event that it causes. */
export function canPayWith(event: EventInit): boolean {
  const t = table()
  const taken = t.ruleset.events[event.kind]?.takes?.(event)
  if (taken !== undefined && taken.left < taken.amount) return false
  if (forbiddenBy(t, event) === undefined) return true
  repaired(PRICE_FORBIDDEN)
  return false
}

/** Whether earlier prices of the same use have left enough for this event: for costs without a choice, such as the top card of a deck. */
export function isLeftToPay(event: EventInit): boolean {
  return table().run.narrows?.leaves(event) ?? true
}

/** The ability that forbids the first payment that is tried for a cost, if any. A cost without a choice has only one payment. */
function whyForbidden(t: Table, paying: Paying, cost: Cost): string | undefined {
  let by: string | undefined
  walk(
    t,
    (explorer) => {
      for (const event of paymentOf(t, paying, cost)) by ??= forbiddenBy(t, event)
      explorer.changes = 'found'
    },
    'price',
  )
  return by
}

/** Whether these chosen events can pay together. */
export function canAllPay(t: Table, paying: Paying, events: readonly EventInit[]): boolean {
  return isEnough(t, paying, [], events) && !events.some((event) => forbiddenBy(t, event) !== undefined)
}

/**
 * The payment of each of these costs; the user of the ability may be asked. The options leave out the payments of earlier costs and the needs of
 * later ones. Nothing is paid yet.
 * @param done payments of other costs of the same use; `later`: further costs of the use that must stay payable; this call does not ask for them
 */
export function paymentsFor(
  t: Table,
  paying: Paying,
  costs: readonly Cost[],
  { done = [], later = [] }: { readonly done?: readonly EventInit[]; readonly later?: readonly Cost[] } = {},
): EventInit[][] {
  const all = [...costs, ...later]
  const judged = isJudged(t, all) || done.length > 0
  const taken = done.slice()
  return costs.map((cost, i) => {
    const before = t.run.narrows
    if (judged) t.run.narrows = narrowing(t, paying, all.slice(i), taken.slice())
    try {
      const events = paymentOf(t, paying, cost)
      taken.push(...events)
      return events
    } finally {
      t.run.narrows = before
    }
  })
}

/** The refusal of an answer with which the costs cannot all be paid: another cost needs the same unit, or a "cannot" forbids a payment. */
export const TAKEN: Sentence = Object.freeze({ code: 'refused.pays-twice', parts: Object.freeze({}) })

/** @param costs the cost that is being paid, and the later ones */
function narrowing(t: Table, paying: Paying, costs: readonly Cost[], done: readonly EventInit[]): Narrowing {
  const given: AnswerValue[] = []
  // with declared needs, a part of an answer can be judged as well
  const tellsParts = costs[0]?.needs !== undefined
  return {
    answered: (value) => void given.push(value),
    leaves: (event) => isEnough(t, paying, [], [...done, event]),
    narrow: (spec) => {
      const before = given.slice()
      const goesOn = (value: AnswerValue): boolean => {
        if (paying.within(() => canPayAll(t, paying, costs, done, [...before, value]))) return true
        repaired(PRICES_AT_ONCE)
        return false
      }
      if (spec.shape === 'choose') {
        const { check } = spec
        return {
          ...spec,
          ...(spec.least <= 1 || tellsParts ? { options: () => spec.options().filter(({ key }) => goesOn([key])) } : {}),
          check: (keys) => check?.(keys) ?? (goesOn(keys) ? undefined : TAKEN),
        }
      }
      if (spec.shape !== 'distribute') return spec
      const { checkShares } = spec
      return {
        ...spec,
        ...(tellsParts ? { options: () => spec.options().flatMap((option) => lessened(option, spec.most, goesOn)) } : {}),
        checkShares: (shares) => checkShares?.(shares) ?? (goesOn(shares) ? undefined : TAKEN),
      }
    },
  }
}

/** The option with its maximum lowered, so that enough is left for the other costs; an empty list when nothing would be left to give. */
function lessened(option: EngineOption, sum: number, goesOn: (value: AnswerValue) => boolean): EngineOption[] {
  let most = Math.min(sum, option.most ?? sum)
  while (most > 0 && !goesOn({ [option.key]: most })) most--
  return most === 0 ? [] : [{ ...option, most }]
}
