/** A word of a game's script API that goes. Scripts that write it get a warning, and play on. */
export interface DeprecatedWord {
  /** The word to write in its place. */
  readonly now?: string
  /** What to do where it takes more than another word: a whole sentence. */
  readonly remedy?: string
  /** The version of the script API in which it is deprecated first. */
  readonly since: number
  /** The version in which it is an error, later than `since`. Packs of earlier versions play on with it. */
  readonly goes: number
}

/**
 * By the word as scripts write it: `drawCard` for an export of the game's package, `GameCard.isReady` for a member of a type that it exports, `'drawn'`, with
 * its quotes, for a name in a text. Words that are gone stay in the table, so that old scripts are told what to write.
 */
export type DeprecatedWords = { readonly [word: string]: DeprecatedWord }
