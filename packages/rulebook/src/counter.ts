/**
 * A number that rules count, for the table or for each player. A view has it in its status under its name, and a dial of that name shows
 * it.
 */
export interface Counter {
  /** The meaning of the number, in a sentence: "How bad the weather is." */
  readonly about: string
  readonly of: 'table' | 'each-seat'
  /** The value at the beginning of a game; 0 by default. */
  readonly starts?: number
  /** The range of the counter: 0 is the minimum by default, and there is no maximum without `most`. */
  readonly least?: number
  readonly most?: number
}
