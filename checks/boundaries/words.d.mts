/** Words of one game in a text, lower case, with their places. */
export function gameWordsIn(text: string): { word: string; at: number }[]

/** Keywords in an identifier or a string, lower case, with their places. */
export function keywordsIn(text: string): { word: string; at: number }[]
