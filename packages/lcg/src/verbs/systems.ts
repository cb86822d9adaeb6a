import * as counters from '@questwright/authoring'
import type { Player } from '../cards.ts'
import type { PlayerCounter, SystemHappening, TableCounter } from '../system-names.ts'

/** Verbs for systems: their own events, and their counters. */

/**
 * Makes an event of a system happen: abilities may respond before and after, cancel or replace it, and the resolver in the system's script
 * carries it out.
 * @param happenings one event, or several at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game defines
 */
export function happen(happenings: SystemHappening | readonly SystemHappening[]): number {
  return counters.happen((Array.isArray(happenings) ? happenings : [happenings]) as readonly { readonly kind: string }[])
}

/**
 * The value of a counter.
 * @param name a counter of the table, or, with a player, one that each player has
 * @throws ScriptFault for a counter that no system in this game defines
 */
export function counter(name: TableCounter): number
export function counter(name: PlayerCounter, player: Player): number
export function counter(name: string, player?: Player): number {
  return counters.counter(name, player)
}

/** Sets a counter, limited to the range between its minimum and maximum. */
export function setCounter(name: TableCounter, to: number): void
export function setCounter(name: PlayerCounter, to: number, player: Player): void
export function setCounter(name: string, to: number, player?: Player): void {
  counters.setCounter(name, to, player)
}

/** Adds to a counter, or subtracts with a negative number, limited to the range between its minimum and maximum. */
export function changeCounter(name: TableCounter, by: number): void
export function changeCounter(name: PlayerCounter, by: number, player: Player): void
export function changeCounter(name: string, by: number, player?: Player): void {
  counters.changeCounter(name, by, player)
}
