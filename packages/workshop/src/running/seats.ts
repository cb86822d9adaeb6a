/** The seats of a table. */

export const MOST_PLAYERS = 4

/** A viewer of all seats, who sees all hands. */
export const EVERYBODY = Array.from({ length: MOST_PLAYERS }, (_, n) => `p${n + 1}`).join('+')
