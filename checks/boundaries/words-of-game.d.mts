/** Words that any game or program has, by what else they mean. */
export const general: { readonly [word: string]: string }

/** The words of the cooperative game, lower case, from its rulebook and its keywords. */
export function wordsOfGame(): Promise<ReadonlySet<string>>

/** Words of a game in a text, lower case, with their places. */
export function wordsOfGameIn(text: string, words: ReadonlySet<string>): { word: string; at: number }[]
