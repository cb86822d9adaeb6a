/** Words that any game or program has, by what else they mean. */
export const general: { readonly [word: string]: string }

/** Words that are published names of drawings, and the files in which they are these names and no words of a game. */
export const drawn: readonly { readonly words: readonly string[]; readonly files: readonly string[] }[]

/** The words of the cooperative game, lower case, from its rulebook and its keywords. */
export function wordsOfGame(): Promise<ReadonlySet<string>>

/** Words of a game in a text, lower case, with their places. */
export function wordsOfGameIn(text: string, words: ReadonlySet<string>): { word: string; at: number }[]
