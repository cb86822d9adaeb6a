import type { Card } from './card.ts'
import type { Context } from './definition.ts'
import type { GameEvent } from './event.ts'
import type { JsonObject } from './json.ts'
import type { Table } from './table.ts'

/** Who is `you` for a compulsory ability. */
export function youOf(t: Table, card: Card, event: GameEvent | undefined): Card {
  return t.ruleset.youFor(card, event)
}

/** What an ability's functions are given when nothing was chosen yet. Constant and delayed ones, and checks, answer to no event. */
export function contextFor(self: Card, source: Card, event: GameEvent | undefined, you: Card, number: number): Context {
  return Object.freeze({
    self,
    source,
    you,
    event: event as GameEvent,
    x: 0,
    number,
    targets: undefined,
    paid: NO_CARDS,
    params: NO_PARAMS,
  })
}

export const NO_CARDS: readonly Card[] = Object.freeze([])
export const NO_PARAMS: JsonObject = Object.freeze({})
