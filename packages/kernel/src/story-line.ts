import type { Because, SeatName } from './door.ts'
import type { JsonObject } from './json.ts'

/** A card that data names although some seats may not know it, with its place when the data was made: these seats get the place instead. */
export interface HiddenCard {
  readonly card: string
  readonly place: string
  /** The seats that may know it. */
  readonly seats: readonly SeatName[]
}

/** One line of the story, as data. It names cards by id and code; a viewer who may not know a card gets its place instead, and no code. */
export interface StoryLine {
  readonly kind: string
  readonly parts: JsonObject
  readonly because: Because
  /** Parts that only these seats may know; others get the line without these parts. */
  readonly secret?: { readonly seats: readonly string[]; readonly parts: JsonObject }
  /** The cards in the line that some seats were not allowed to know when it was written. */
  readonly hidden?: readonly HiddenCard[]
}
