import type { Card } from './card.ts'
import type { Ability } from './definition.ts'
import type { GameEvent } from './event.ts'
import type { JsonObject } from './json.ts'

/** The use of an ability, real or considered. */
export interface Use {
  readonly ability: Ability
  /** `pack:slug#ability` */
  readonly name: string
  readonly self: Card
  readonly source: Card
  readonly you: Card
  readonly event: GameEvent | undefined
  readonly number: number
  /** The keyword that brings the ability; absent for a text of a card. */
  readonly keyword?: string
  /** Parameters of this use: `context.params` of the ability. */
  readonly params?: JsonObject
}
