import type { Card } from './card.ts'
import type { Context } from './definition.ts'
import type { GameEvent } from './event.ts'
import type { JsonObject } from './json.ts'
import type { Ruleset } from './ruleset.ts'

/** The seat that is `you` for a compulsory ability of this card. */
export function youOf(t: { readonly ruleset: Ruleset }, card: Card, event: GameEvent | undefined): Card {
  return t.ruleset.youFor(card, event)
}

/**
 * The context of an ability before anything is chosen. `event` is undefined for constant and delayed abilities and for checks, which no
 * event triggers.
 */
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
