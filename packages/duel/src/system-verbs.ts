import * as counters from '@questwright/authoring'
import type { Card } from '@questwright/kernel'
import type { PlayerCounter, SystemHappening, TableCounter } from './system-names.ts'

/** What systems of the duel bring, in words that scripts use: their own events, and numbers that they count. */

/** Makes something happen by the rules of a system: cards may answer before and after. @returns how many of these happened */
export function happen(...happenings: readonly SystemHappening[]): number {
  return counters.happen(happenings)
}

/** The value of a counter of the table or of a player. */
export function counter(name: TableCounter): number
export function counter(name: PlayerCounter, player: Card): number
export function counter(name: string, player?: Card): number {
  return counters.counter(name, player)
}

/** Sets a counter, as far as it may go: never below its least number nor above its most. */
export function setCounter(name: TableCounter, to: number): void
export function setCounter(name: PlayerCounter, to: number, player: Card): void
export function setCounter(name: string, to: number, player?: Card): void {
  counters.setCounter(name, to, player)
}

/** Adds to a counter, or takes off with a number below zero, as far as it may go. */
export function changeCounter(name: TableCounter, by: number): void
export function changeCounter(name: PlayerCounter, by: number, player: Card): void
export function changeCounter(name: string, by: number, player?: Card): void {
  counters.changeCounter(name, by, player)
}
