import type { Place } from './door-types.ts'

/** How much an undo or redo covers. */
export type By = 'decision' | 'action' | 'step' | 'phase' | 'round'

function sameStretch(one: Place | undefined, other: Place | undefined, by: By): boolean {
  if (!one || !other) return false
  if (one.round !== other.round) return false
  return by === 'round' || (one.phase === other.phase && (by === 'phase' || one.step === other.step))
}

/**
 * The number of inputs that remain after an undo of the last input's whole step, phase or round. By `action`, the last player action is undone
 * together with everything decided after it, or everything where there is no player action.
 * @param at the number of inputs in effect
 * @param actions the indices of the player actions among the inputs, in order: `playerActions`
 */
export function undoTarget(places: readonly Place[], at: number, by: By, actions: readonly number[] = []): number {
  if (at <= 0) return 0
  if (by === 'decision') return at - 1
  if (by === 'action') return actions.findLast((action) => action < at) ?? 0
  let target = at - 1
  while (target > 0 && sameStretch(places[target - 1], places[at - 1], by)) target -= 1
  return target
}

/**
 * The number of inputs in effect after a redo: the whole step, phase or round of the next input is redone. By `action`, the next action is redone
 * together with everything before the action after it.
 */
export function redoTarget(places: readonly Place[], at: number, by: By, actions: readonly number[] = []): number {
  if (at >= places.length) return places.length
  if (by === 'decision') return at + 1
  if (by === 'action') return actions.find((action) => action > at) ?? places.length
  let target = at + 1
  while (target < places.length && sameStretch(places[target], places[at], by)) target += 1
  return target
}
