import { type Card, type CounterSpec, type JsonObject, namesIn, table } from '@questwright/kernel'
import type { Player } from './cards.ts'

/** Counters that systems bring: numbers of the table, or of each player. */

/** The counters of this game by name. */
export function countersHere(): { readonly [name: string]: CounterSpec } {
  return table().ruleset.counters ?? {}
}

/** What a counter shows now. @param whose the player, or nobody for one of the table */
export function counterNow(name: string, whose: Player | undefined): number {
  const card: Card = whose ?? table().board
  // zero is a number as well: it is what it starts with only until somebody has changed it
  return namesIn(card, 'tokens').includes(name) ? card.token(name) : (countersHere()[name]?.starts ?? 0)
}

/** The counters of the table, or of a player, with what they show: for the status of a view. */
export function counterFigures(whose: Player | undefined): JsonObject {
  const { counters } = table().ruleset
  if (counters === undefined) return NONE
  const of = whose ? 'each-seat' : 'table'
  return Object.fromEntries(
    Object.keys(counters)
      .filter((name) => counters[name]?.of === of)
      .map((name) => [name, counterNow(name, whose)]),
  )
}

const NONE: JsonObject = Object.freeze({})
