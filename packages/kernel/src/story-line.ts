import type { Because, SeatName } from './door.ts'
import type { JsonObject } from './json.ts'

/** A card that data names and that not everyone may know, with its place at the time. */
export interface HiddenCard {
  readonly card: string
  readonly place: string
  /** The seats that may know it. */
  readonly seats: readonly SeatName[]
}

/** One line of the story, as data. Cards are named by id and code; viewers who may not know a card get the line without them. */
export interface StoryLine {
  readonly kind: string
  readonly parts: JsonObject
  readonly because: Because
  /** Parts that only these seats may know; others get the entry without them. */
  readonly secret?: { readonly seats: readonly string[]; readonly parts: JsonObject }
  /** Cards that it names and that not everyone might know when it was written. */
  readonly hidden?: readonly HiddenCard[]
}
