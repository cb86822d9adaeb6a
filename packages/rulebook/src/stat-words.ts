/** Something that the rules ask of a card, of a player or of the table, and that abilities change. */
export interface StatWords {
  /** What it is, in a sentence: "How fast a ship sails." */
  readonly about: string
  /** A number, a list of words, or whether something is allowed. */
  readonly shape: 'number' | 'words' | 'yes-no'
  /** Whom the rules ask for it where that is no card: a modifier of a card itself changes nothing then. */
  readonly of?: 'player' | 'table'
  /** The fact as which cards print it; without one no card prints it. */
  readonly fact?: string
  /** Of a number: what it is of a card that prints none, 0 when not said; `-` for a card that has no such number at all. */
  readonly otherwise?: number | '-'
  /** Of a number: below this nothing takes it; 0 when not said. */
  readonly least?: number
}
