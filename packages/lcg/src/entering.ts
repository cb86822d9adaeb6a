import { type EventInit, together } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'

/** Cards of players that come into play beside what belongs to nobody: into the staging area, or into a zone that a system brings. */

/** What happens when a card comes into play in a zone of the table. */
export function enteringTable(card: GameCard, zone: string, controller: Player, how: 'played' | 'put'): readonly EventInit[] {
  const enters: EventInit = { kind: 'entersPlay', subject: card, to: zone, how, controller }
  return zone === 'staging-area' ? [enters, { kind: 'entersStaging', subject: card }] : [enters]
}

/** A card comes into play in a zone of the table; who plays it, or puts it there, controls it. @returns whether it is in play now */
export function enterTable(card: GameCard, zone: string, controller: Player, how: 'played' | 'put'): boolean {
  together(enteringTable(card, zone, controller, how))
  return card.inPlay
}
