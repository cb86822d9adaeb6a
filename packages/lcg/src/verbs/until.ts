import { requireName } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import { PHASES } from '../phase-steps.ts'
import { isPlayerCard } from '../reach.ts'
import { currentAttackRecord, type Phase, phase } from '../round.ts'

/** The end of a lasting effect. */

/** Until the end of the running phase, round or attack, until the end of a named phase, or for the rest of the game. */
export type Until = 'phase' | 'round' | 'attack' | 'game' | `${Phase} phase`

/**
 * Whether an effect cannot last until this moment: a player card can use the end of a named phase only during that phase, while encounter
 * cards can do so earlier; and the end of an attack needs a running attack. RR "Lasting Effects"
 */
export function isTooEarly(until: Until, from: GameCard): boolean {
  if (until === 'attack') return currentAttackRecord() === undefined
  return until.endsWith(' phase') && until !== `${phase()} phase` && isPlayerCard(from)
}

const MOMENTS: readonly Until[] = Object.freeze(['phase', 'round', 'attack', 'game', ...PHASES.map((name): Until => `${name} phase`)])

/** Refuses a moment that never comes, because the effect would never end. @throws ScriptFault */
export function requireUntil(until: Until): void {
  if (!MOMENTS.includes(until)) requireName(until, 'moment at which an effect ends', MOMENTS)
}

/** The text by which the state identifies when an effect ends. */
export function moment(until: Until): string {
  if (until === 'attack') return `attack ${currentAttackRecord()?.id ?? 0}`
  return until
}
