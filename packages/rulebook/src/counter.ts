/** A number of the table or of each player that rules count. A view has it in its status under its name, where a dial of that name draws it. */
export interface Counter {
  /** What it counts, in a sentence: "How bad the weather is." */
  readonly about: string
  readonly of: 'table' | 'each-seat'
  /** With what a game begins; 0 when not said. */
  readonly starts?: number
  /** Between which numbers it stays: not below 0 when `least` is not said, and upwards without end without `most`. */
  readonly least?: number
  readonly most?: number
}
