import * as counters from '@questwright/authoring'
import type { Card } from '@questwright/kernel'
import type { PlayerCounter, SystemHappening, TableCounter } from './system-names.ts'

/** Functions with which scripts use systems of the duel: their events, and their counters. */

/** Makes events of a system happen: cards may respond before and after. @returns how many of them happened */
export function happen(...happenings: readonly SystemHappening[]): number {
  return counters.happen(happenings)
}

/** The value of a counter of the table or of a player. */
export function counter(name: TableCounter): number
export function counter(name: PlayerCounter, player: Card): number
export function counter(name: string, player?: Card): number {
  return counters.counter(name, player)
}

/** Sets a counter, limited to the range between its minimum and maximum. */
export function setCounter(name: TableCounter, to: number): void
export function setCounter(name: PlayerCounter, to: number, player: Card): void
export function setCounter(name: string, to: number, player?: Card): void {
  counters.setCounter(name, to, player)
}

/** Adds to a counter, or subtracts with a negative number, limited to the range between its minimum and maximum. */
export function changeCounter(name: TableCounter, by: number): void
export function changeCounter(name: PlayerCounter, by: number, player: Card): void
export function changeCounter(name: string, by: number, player?: Card): void {
  counters.changeCounter(name, by, player)
}
