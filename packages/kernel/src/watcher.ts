import type { Card } from './card.ts'
import type { Ability } from './definition.ts'
import type { SeatName, Sentence } from './door.ts'
import type { GameEvent } from './event.ts'
import type { Instance } from './instance.ts'
import type { Lane } from './ruleset.ts'

/** The outcome for an ability in a lane: it was offered, refused for a reason, or it resolved. */
export interface Seen {
  readonly instance: Instance<Ability>
  readonly self: Card
  readonly event: GameEvent
  readonly lane: Lane
  readonly seat?: Card
  readonly outcome: 'offered' | 'refused' | 'resolved'
  readonly reason?: Sentence
}

/** Observer of the lanes, for explanations. */
export interface Watcher {
  /**
   * The seats for which the report is masked; undefined: unmasked. Entries that depend on cards which these seats may not know are left
   * out.
   */
  readonly seats?: readonly string[]
  readonly told: (seen: Seen) => void
}

/** Observer of what seats learn, while the inputs of a game are played again. */
export interface LearningWatcher {
  /** Called before an input that is no answer takes effect: a move by hand, new dice, a fault. */
  readonly intervening: (input: number) => void
  /** Called before a card may become known. @returns a function to call afterwards */
  readonly aboutToShow: (card: Card) => () => void
  /** Called when a question offers cards of a hidden pile to a seat. */
  readonly offered: (seat: SeatName, cards: readonly Card[]) => void
  readonly thrown: () => void
}
