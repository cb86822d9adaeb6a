/** The value of a part of an event: one card, one player, several cards, a number, or a text. */
export type EventPart = 'card' | 'player' | 'cards' | 'number' | 'text'

/**
 * A kind of event: something that happens, which abilities can respond to, cancel and replace. The script of its chapter carries it out.
 */
export interface EventWords {
  /** What happens, in a sentence: "The weather turns." */
  readonly about: string
  /** The parts of the event besides its subject, by name: abilities can read them, and a script must give them to make the event happen. */
  readonly parts?: { readonly [part: string]: EventPart }
  /**
   * `own` (default): abilities that respond after it are asked at once. `joins`: they are asked together with those that respond to the
   * event within which it happened.
   */
  readonly after?: 'own' | 'joins'
}
