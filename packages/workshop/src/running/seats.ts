/** The seats of a table. */

export const MOST_PLAYERS = 4

/** Who looks through the eyes of all seats at once sees everything that anybody may see. */
export const EVERYBODY = Array.from({ length: MOST_PLAYERS }, (_, n) => `p${n + 1}`).join('+')
