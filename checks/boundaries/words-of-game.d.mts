/** Words that any game or program has, by what else they mean. */
export const general: { readonly [word: string]: string }

/** By room, the words of the game that may stand in it, each with the reason: words in small letters, or names as they are written. */
export const excused: { readonly [room: string]: { readonly [word: string]: string } }

/** The words of the cooperative game, lower case, from its rulebook and its keywords. */
export function wordsOfGame(): Promise<ReadonlySet<string>>

/** Words of a game in a text, lower case, with their places. */
export function wordsOfGameIn(text: string, words: ReadonlySet<string>): { word: string; at: number }[]

/** The words of the game in a source of a room that knows none, without those that are excused there. */
export function wrongWordsIn(
  text: string,
  words: ReadonlySet<string>,
  excuses?: { readonly [word: string]: string },
): { word: string; at: number }[]

/** Those of the words of a game in a text that are not excused. @param found what `wordsOfGameIn` finds in it */
export function withoutExcused(
  found: readonly { readonly word: string; readonly at: number }[],
  text: string,
  excuses: { readonly [word: string]: string },
): { word: string; at: number }[]
