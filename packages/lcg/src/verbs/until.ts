import { requireName } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import { PHASES } from '../phase-steps.ts'
import { isPlayerCard } from '../reach.ts'
import { currentAttackRecord, type Phase, phase } from '../round.ts'

/** The end of a lasting effect. */

/** To the end of the running phase, round or attack, to the end of a phase that is named, or for good. */
export type Until = 'phase' | 'round' | 'attack' | 'game' | `${Phase} phase`

/**
 * Effects that last to the end of a named phase are started by players in that phase only; encounter cards may start them before. Effects that last
 * for an attack need an attack that is being resolved. RR "Lasting Effects"
 */
export function isTooEarly(until: Until, from: GameCard): boolean {
  if (until === 'attack') return currentAttackRecord() === undefined
  return until.endsWith(' phase') && until !== `${phase()} phase` && isPlayerCard(from)
}

const MOMENTS: readonly Until[] = Object.freeze(['phase', 'round', 'attack', 'game', ...PHASES.map((name): Until => `${name} phase`)])

/** Refuses a moment that never comes: the effect would last for good. @throws ScriptFault */
export function requireUntil(until: Until): void {
  if (!MOMENTS.includes(until)) requireName(until, 'moment at which an effect ends', MOMENTS)
}

/** The moment's name in state. */
export function moment(until: Until): string {
  if (until === 'attack') return `attack ${currentAttackRecord()?.id ?? 0}`
  return until
}
