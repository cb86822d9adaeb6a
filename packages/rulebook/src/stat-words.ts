/** A stat of a card, of a player or of the table that the rules ask for, and that abilities change. */
export interface StatWords {
  /** What it is, in a sentence: "How fast a ship sails." */
  readonly about: string
  /** The kind of value: a number, a list of words, or yes or no (whether something is allowed). */
  readonly shape: 'number' | 'words' | 'yes-no'
  /** Set if the rules ask for the stat of a player or of the table instead of a card. A modifier on the card itself has no effect then. */
  readonly of?: 'player' | 'table'
  /** The fact that prints it; without a fact, no card prints it. */
  readonly fact?: string
  /** Of a number: its value on a card that does not print it, 0 by default; `-` for a card that has no such number at all. */
  readonly otherwise?: number | '-'
  /** Of a number: its minimum, which no modifier can undercut; 0 by default. */
  readonly least?: number
}
