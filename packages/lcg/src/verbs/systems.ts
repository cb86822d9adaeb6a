import { fail, perform, table, together, unknownName } from '@questwright/kernel'
import type { Player } from '../cards.ts'
import { counterNow, countersHere } from '../counters.ts'
import type { PlayerCounter, SystemHappening, TableCounter } from '../system-names.ts'

/** What systems bring: their own events, and numbers that they count. */

/**
 * Makes something happen by the rules of a system: abilities may answer before and after, cancel or replace it, and its resolver carries it out.
 * @param happenings one, or several at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game brings
 */
export function happen(happenings: SystemHappening | readonly SystemHappening[]): number {
  const list = (Array.isArray(happenings) ? happenings : [happenings]) as readonly { readonly kind: string }[]
  const known = (table().ruleset.systems ?? []).flatMap(({ events }) => Object.keys(events))
  for (const { kind } of list) if (!known.includes(kind)) fail('wrong-name', unknownName(kind, 'kind of event of a system', known))
  return together(list).events.filter((event) => event.fate === 'happened').length
}

/**
 * What a counter shows.
 * @param name a counter of the table, or with a player one that each player has
 * @throws ScriptFault for a counter that no system in this game brings
 */
export function counter(name: TableCounter): number
export function counter(name: PlayerCounter, player: Player): number
export function counter(name: string, player?: Player): number {
  requireCounter(name, player)
  return counterNow(name, player)
}

/** Sets a counter, as far as it may go: never below its least number nor above its most. */
export function setCounter(name: TableCounter, to: number): void
export function setCounter(name: PlayerCounter, to: number, player: Player): void
export function setCounter(name: string, to: number, player?: Player): void {
  requireCounter(name, player)
  const { least = 0, most = Number.POSITIVE_INFINITY } = countersHere()[name] ?? {}
  const from = counterNow(name, player)
  const within = Math.min(most, Math.max(least, to))
  if (within !== from) perform({ kind: 'counterChanged', subject: player, counter: name, from, to: within })
}

/** Adds to a counter, or takes off with a number below zero, as far as it may go. */
export function changeCounter(name: TableCounter, by: number): void
export function changeCounter(name: PlayerCounter, by: number, player: Player): void
export function changeCounter(name: string, by: number, player?: Player): void {
  requireCounter(name, player)
  setCounter(name as PlayerCounter, counterNow(name, player) + by, player as Player)
}

function requireCounter(name: string, player: Player | undefined): void {
  const of = player ? 'each-seat' : 'table'
  const counters = countersHere()
  const known = Object.keys(counters).filter((one) => counters[one]?.of === of)
  if (!known.includes(name)) fail('wrong-name', unknownName(name, player ? 'counter of a player' : 'counter of the table', known))
}
