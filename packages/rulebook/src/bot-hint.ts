/**
 * Advice to bots about the additions of a system: how to answer a question, or the worth of an alternative, of using an ability, or of a
 * card in play. Without a hint, bots treat it like any card. Worth is given in the unit of the game's own bot: 10 is one point that a
 * character adds to a sum. Bots do nothing voluntarily whose worth is below 1.
 */
export type BotHint = QuestionHint | WayHint | AbilityHint | CardHint

/** The condition of a hint: it applies while a counter of the table or of the asked player is at least `least` and at most `most`. */
interface HintTime {
  readonly when?: { readonly counter: string; readonly least?: number; readonly most?: number }
}

/** A hint for a question, by its name in scripts. */
export interface QuestionHint extends HintTime {
  readonly of: 'question'
  /** The answer to a question "may you …?". */
  readonly answer?: 'yes' | 'no'
  /** For an amount: the smallest or the largest. For cards: as few or as many as allowed; `least` by default. */
  readonly take?: 'least' | 'most'
  /** For cards: take first those in which this stat is highest, or lowest. */
  readonly stat?: string
  readonly first?: 'highest' | 'lowest'
}

/** A hint for one alternative of "choose one", by its name in scripts. */
export interface WayHint extends HintTime {
  readonly of: 'way'
  readonly worth: number
}

/** A hint for an optional ability, by its slug. */
export interface AbilityHint extends HintTime {
  readonly of: 'ability'
  readonly worth: number
  /** The slug of the card with that ability; without it, abilities of this slug on every card. */
  readonly card?: string
}

/** A hint for a card in play, by its slug. */
export interface CardHint extends HintTime {
  readonly of: 'card'
  /** The cost of losing the card, besides the worth of its printed facts; the card to which it is attached is worth more by the same amount. */
  readonly worth: number
}
