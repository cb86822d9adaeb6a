import * as counters from '@questwright/authoring'
import type { Player } from '../cards.ts'
import type { PlayerCounter, SystemHappening, TableCounter } from '../system-names.ts'

/** What systems bring: their own events, and numbers that they count. */

/**
 * Makes something happen by the rules of a system: abilities may answer before and after, cancel or replace it, and its resolver carries it out.
 * @param happenings one, or several at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game brings
 */
export function happen(happenings: SystemHappening | readonly SystemHappening[]): number {
  return counters.happen((Array.isArray(happenings) ? happenings : [happenings]) as readonly { readonly kind: string }[])
}

/**
 * What a counter shows.
 * @param name a counter of the table, or with a player one that each player has
 * @throws ScriptFault for a counter that no system in this game brings
 */
export function counter(name: TableCounter): number
export function counter(name: PlayerCounter, player: Player): number
export function counter(name: string, player?: Player): number {
  return counters.counter(name, player)
}

/** Sets a counter, as far as it may go: never below its least number nor above its most. */
export function setCounter(name: TableCounter, to: number): void
export function setCounter(name: PlayerCounter, to: number, player: Player): void
export function setCounter(name: string, to: number, player?: Player): void {
  counters.setCounter(name, to, player)
}

/** Adds to a counter, or takes off with a number below zero, as far as it may go. */
export function changeCounter(name: TableCounter, by: number): void
export function changeCounter(name: PlayerCounter, by: number, player: Player): void
export function changeCounter(name: string, by: number, player?: Player): void {
  counters.changeCounter(name, by, player)
}
