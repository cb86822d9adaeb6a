/** A deprecated word of a game's script API. Scripts that use it get a warning, and still work. */
export interface DeprecatedWord {
  /** The word to write in its place. */
  readonly now?: string
  /** What to do if another word is not enough: a whole sentence. */
  readonly remedy?: string
  /** The first version of the script API in which it is deprecated. */
  readonly since: number
  /** The version in which it becomes an error, later than `since`. Packs of earlier versions can still use it. */
  readonly goes: number
}

/**
 * By the word as scripts write it: `drawCard` for an export of the game's package, `GameCard.isReady` for a member of a type that it
 * exports, `'drawn'`, with its quotes, for a name in a text. Removed words stay in the table, so that the error for an old script names the
 * new word.
 */
export type DeprecatedWords = { readonly [word: string]: DeprecatedWord }
