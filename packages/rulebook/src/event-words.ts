/** What the part of an event holds: one card, one player, several cards, a number, or a text. */
export type EventPart = 'card' | 'player' | 'cards' | 'number' | 'text'

/** A kind of event: something that happens, which abilities may hear, cancel and replace. What it does is said by the script of its chapter. */
export interface EventWords {
  /** What happens, in a sentence: "The weather turns." */
  readonly about: string
  /** What it tells besides its subject, by name: how abilities read it, and what a script must give to let it happen. */
  readonly parts?: { readonly [part: string]: EventPart }
  /** `own`, when not said: what answers after it is asked at once. `joins`: together with what answers the event in which it happened. */
  readonly after?: 'own' | 'joins'
}
