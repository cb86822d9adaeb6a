import { type EventInit, together } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'

/** How player cards enter play in a zone of the table: in the staging area, or in a zone of a system. */

/** The events when a card enters play in a zone of the table. */
export function enteringTable(card: GameCard, zone: string, controller: Player, how: 'played' | 'put'): readonly EventInit[] {
  const enters: EventInit = { kind: 'entersPlay', subject: card, to: zone, how, controller }
  return zone === 'staging-area' ? [enters, { kind: 'entersStaging', subject: card }] : [enters]
}

/**
 * Makes a card enter play in a zone of the table, controlled by the player who played it or put it there. @returns whether it is in play
 * now
 */
export function enterTable(card: GameCard, zone: string, controller: Player, how: 'played' | 'put'): boolean {
  together(enteringTable(card, zone, controller, how))
  return card.inPlay
}
