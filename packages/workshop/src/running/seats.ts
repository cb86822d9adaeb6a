/** The seats of a table. */

export const MOST_PLAYERS = 4

/** A viewer that sees what any seat may see: the hands of all. */
export const EVERYBODY = Array.from({ length: MOST_PLAYERS }, (_, n) => `p${n + 1}`).join('+')
