import { type EventInit, together } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'

/** How player cards enter play outside a player's area: into the staging area, or into a zone of a system. */

/** The events of a card that enters play in a zone of the table. */
export function enteringTable(card: GameCard, zone: string, controller: Player, how: 'played' | 'put'): readonly EventInit[] {
  const enters: EventInit = { kind: 'entersPlay', subject: card, to: zone, how, controller }
  return zone === 'staging-area' ? [enters, { kind: 'entersStaging', subject: card }] : [enters]
}

/** A card enters play in a zone of the table; the player who played or put it there controls it. @returns whether it is in play now */
export function enterTable(card: GameCard, zone: string, controller: Player, how: 'played' | 'put'): boolean {
  together(enteringTable(card, zone, controller, how))
  return card.inPlay
}
