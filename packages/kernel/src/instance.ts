import type { Card } from './card.ts'
import type { Part } from './definition.ts'
import type { JsonObject } from './json.ts'

/** An active part of a definition on a card. */
export interface Instance<P extends Part = Part> {
  /** The card that prints it. Null for a part of a keyword, which works on every card with the keyword. */
  readonly card: Card | null
  readonly part: P
  /** `pack:slug#ability`, its name in faults and in the story. */
  readonly name: string
  readonly keyword: string | null
  /** The table's clock when it became active. Not state: only its order matters. */
  readonly since: number
  /** Canonical order among instances: number of the card, then place on it. */
  readonly order: number
}

/** A lasting effect that runs. */
export interface RunningEffect {
  readonly id: string
  readonly note: string
  readonly data: JsonObject
}
