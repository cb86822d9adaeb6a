import { type Card, stateOf } from './card.ts'
import { table } from './current-table.ts'
import type { Context, Limit } from './definition.ts'
import type { JsonObject } from './json.ts'
import { nameOfSort, WrongValue } from './limits.ts'
import type { Use } from './usage.ts'

/** Limits of abilities: on uses, or on amounts. */

const USED = 'used '

/** Whether this key of a card's memory belongs to the kernel: counts of uses. */
export function isKernelNote(name: string): boolean {
  return name.startsWith(USED) || name === '__proto__'
}

function limitNote(use: Use, limit: Limit): { card: Card; note: string } {
  return limit.counts === 'card' ? { card: use.self, note: `${USED}${use.name}` } : { card: use.you, note: `${USED}${use.name}` }
}

/** How much of a limit is used up in the running period. */
function usedOf(use: Use, limit: Limit): number {
  const { card, note } = limitNote(use, limit)
  const before = stateOf(card).memory[note] as JsonObject | undefined
  return before?.period === table().ruleset.period(limit.period) ? (before.times as number) : 0
}

function writeUsed(use: Use, limit: Limit, times: number): void {
  const t = table()
  const { card, note } = limitNote(use, limit)
  t.write(card, 'memory', note, { period: t.ruleset.period(limit.period), times })
}

export function isWithinLimit(use: Use): boolean {
  const { limit } = use.ability
  return !limit || usedOf(use, limit) < limit.times
}

/** Counts a use once its costs are paid, even if its effect is cancelled. Limits on amounts are counted by the effect instead. */
export function countUse(use: Use): void {
  const { limit } = use.ability
  if (limit && limit.of !== 'amounts') writeUsed(use, limit, usedOf(use, limit) + 1)
}

/** Uses by context, for effects that draw on their limit and for costs that check whether a target is left. */
const uses = new WeakMap<Context, Use>()

/**
 * Records the use that belongs to a context, if its effect counts against a limit on amounts, or if paying its price could remove its last
 * target.
 */
export function noteUseOf(context: Context, use: Use): void {
  const { limit, targets } = use.ability
  // also without costs of its own: the rules may add some
  if (limit?.of === 'amounts' || targets !== undefined) uses.set(context, use)
}

/** The recorded use of a context, if any. */
export function usedWith(context: Context): Use | undefined {
  return uses.get(context)
}

/**
 * Draws on the rest of a limit on amounts ("limit +4"), and counts it.
 * @param context the effect's own context
 * @param amount how much the effect wants to give
 * @returns how much of it the limit allows
 * @throws WrongValue for an ability that has no limit on amounts
 */
export function takeWithinLimit(context: Context, amount: number): number {
  const use = uses.get(context)
  const limit = use?.ability.limit
  if (!use || !limit) throw new WrongValue('only the effect of an ability whose limit counts amounts can take from the rest of its limit')
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new WrongValue(`the amount that is taken from a limit must be a whole number from 0, and is ${nameOfSort(amount)}`)
  const used = usedOf(use, limit)
  const taken = Math.min(amount, Math.max(0, limit.times - used))
  // do not count in a probe: the count alone must not pass for a change of the game
  if (taken > 0 && table().run.mode === 'play') writeUsed(use, limit, used + taken)
  return taken
}
