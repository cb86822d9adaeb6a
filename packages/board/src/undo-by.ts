import type { Place } from './door-types.ts'

/** How far one undo or redo goes. */
export type By = 'decision' | 'action' | 'step' | 'phase' | 'round'

function sameStretch(one: Place | undefined, other: Place | undefined, by: By): boolean {
  if (!one || !other) return false
  if (one.round !== other.round) return false
  return by === 'round' || (one.phase === other.phase && (by === 'phase' || one.step === other.step))
}

/**
 * How many inputs are left after an undo: all of the last one's step, phase or round are taken back. By `action` the last player action goes, with
 * everything that was decided after it; where none was taken before, everything goes.
 * @param at how many inputs are taken now
 * @param actions the player actions among the inputs, in order: `playerActions`
 */
export function undoTarget(places: readonly Place[], at: number, by: By, actions: readonly number[] = []): number {
  if (at <= 0) return 0
  if (by === 'decision') return at - 1
  if (by === 'action') return actions.findLast((action) => action < at) ?? 0
  let target = at - 1
  while (target > 0 && sameStretch(places[target - 1], places[at - 1], by)) target -= 1
  return target
}

/** How many inputs are taken after a redo: all of the next one's step, phase or round come again; by `action` everything before the next but one. */
export function redoTarget(places: readonly Place[], at: number, by: By, actions: readonly number[] = []): number {
  if (at >= places.length) return places.length
  if (by === 'decision') return at + 1
  if (by === 'action') return actions.find((action) => action > at) ?? places.length
  let target = at + 1
  while (target < places.length && sameStretch(places[target], places[at], by)) target += 1
  return target
}
