/**
 * What bots should know of something that a system brings: how to answer a question, what a way of "choose one" is worth, what using an ability
 * is worth, or a card that lies before the players. Without a hint they do as with any card. Worth is told as the game's own bot weighs, in tenths of a point that a character adds to a sum; nothing below 1 is done freely.
 */
export type BotHint = QuestionHint | WayHint | AbilityHint | CardHint

/** When a hint applies: while a counter, of the table or of the asked player, is at least `least` and at most `most`. */
interface HintTime {
  readonly when?: { readonly counter: string; readonly least?: number; readonly most?: number }
}

/** A question by the name with which scripts ask it. */
export interface QuestionHint extends HintTime {
  readonly of: 'question'
  /** Of "may". */
  readonly answer?: 'yes' | 'no'
  /** Of an amount: the least or the most. Of cards: as few as must be, or as many as may be; as few where it is not said. */
  readonly take?: 'least' | 'most'
  /** Of cards: those first in which this stat is highest, or lowest. */
  readonly stat?: string
  readonly first?: 'highest' | 'lowest'
}

/** One of several things to do, by the name that it has in scripts. */
export interface WayHint extends HintTime {
  readonly of: 'way'
  readonly worth: number
}

/** An ability that is used freely, by its slug. */
export interface AbilityHint extends HintTime {
  readonly of: 'ability'
  readonly worth: number
  /** The one card whose ability it is, by its slug; abilities of this slug on any card where it is not said. */
  readonly card?: string
}

/** A card of the players, by its slug. */
export interface CardHint extends HintTime {
  readonly of: 'card'
  /** The cost of losing it, besides its printed facts; the card that it is attached to is worth that much more. */
  readonly worth: number
}
