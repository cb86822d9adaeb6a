import { type Card, stateOf } from './card.ts'
import { table } from './current-table.ts'
import type { Context, Limit } from './definition.ts'
import type { JsonObject } from './json.ts'
import { nameOfSort, WrongValue } from './limits.ts'
import type { Use } from './use.ts'

/** How often an ability may be used, and how much it may give. */

const USED = 'used '

/** Whether the kernel notes something under this name on cards: how often an ability was used. */
export function isKernelNote(name: string): boolean {
  return name.startsWith(USED) || name === '__proto__'
}

function limitNote(use: Use, limit: Limit): { card: Card; note: string } {
  return limit.counts === 'card' ? { card: use.self, note: `${USED}${use.name}` } : { card: use.you, note: `${USED}${use.name}` }
}

/** What was used of a limit in the running period. */
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

/** A use counts when its cost was paid, whatever becomes of the effect; where amounts are limited, the effect counts them. */
export function countUse(use: Use): void {
  const { limit } = use.ability
  if (limit && limit.of !== 'amounts') writeUsed(use, limit, usedOf(use, limit) + 1)
}

/** Uses whose effects may ask what is left of their limit, and those whose costs may ask whether a target is left. */
const uses = new WeakMap<Context, Use>()

/** Remembers whose context this is, where its effect will count against a limit, or its price could take its last target. */
export function noteUseOf(context: Context, use: Use): void {
  const { limit, targets, costs } = use.ability
  if (limit?.of === 'amounts' || (targets !== undefined && costs.some(({ payers }) => payers === 'gone'))) uses.set(context, use)
}

/** The use whose context this is, where it was noted. */
export function usedWith(context: Context): Use | undefined {
  return uses.get(context)
}

/**
 * Takes from what is left of a limit on amounts ("limit +4"), and counts it.
 * @param context as the effect was given it
 * @param amount how much the effect would give
 * @returns how much of it the limit allows
 * @throws WrongValue for an ability that has no limit on amounts
 */
export function takeWithinLimit(context: Context, amount: number): number {
  const use = uses.get(context)
  const limit = use?.ability.limit
  if (!use || !limit)
    throw new WrongValue('what is left of a limit can be taken by the effect of an ability only whose limit counts amounts')
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new WrongValue(`what is taken of a limit must be a whole number from 0, and is ${nameOfSort(amount)}`)
  const used = usedOf(use, limit)
  const taken = Math.min(amount, Math.max(0, limit.times - used))
  // while a use is only considered, counting is not what would change the game
  if (taken > 0 && table().mode === 'play') writeUsed(use, limit, used + taken)
  return taken
}
