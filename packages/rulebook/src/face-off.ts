/**
 * How cards of two players face each other in the middle of the table, between the seats. The middle has the cards of seat rows that stand
 * there (`stands` of a zone): for each player, the cards that take part in this turn. The other cards of these rows lie small on the shelf
 * of their player. It is drawn for two seats; with more seats, the cards stay in their rows. Texts are ICU messages.
 */
export interface FaceOff {
  /** The mark of cards that do not take part now. Cards with it, in every row of a seat, lie on the shelf. */
  readonly sleeps: string
  /** The name of the side of the player whose turn it is, and that of the other one. */
  readonly sides: { readonly active: string; readonly others: string }
  /** The title of cards of the other side that face no card, while other cards do. */
  readonly apart: string
  /** Which cards face each other, as columns of the middle. */
  readonly pairs: {
    /** The part of the status that lists them. Of each entry, `active` and `others` name the part with the key or the keys of one side. */
    readonly status: string
    readonly active: string
    readonly others: string
    /** The part of an entry that is `yes` for the cards that act now. */
    readonly now: string
    /** The mark of cards that act now: a column shows it by its colour, so that it has no word on these cards. */
    readonly mark?: string
    /** Questions of pairs whose chosen pairs face each other before the answer is given. */
    readonly questions: readonly string[]
  }
  /** What would happen if the cards of a column were compared now. */
  readonly result: {
    /** The stat that is added up on each side: the higher sum wins. */
    readonly stat: string
    /** The side that wins at equal sums. */
    readonly ties: 'active' | 'others'
    /** A stat that is added up on the side that wins, and shown as `{bonus}`. */
    readonly bonus?: string
    /**
     * The side that wins overwhelms the other side if its sum is above 0 and at least this many times the other sum: the highest number
     * of this stat among the losing cards, or `otherwise` for cards without it.
     */
    readonly overwhelms?: { readonly stat: string; readonly otherwise: number }
    /** The result in a few words: `{side}` is the name of the side that wins, `{bonus}` its bonus. */
    readonly wins: string
    readonly overwhelmed?: string
    readonly tied: string
  }
}
