/** What the expectations of a scene that is written from a game include, besides the numbers of seats and the zones of cards. */
export interface SceneChanges {
  /** Marks of cards: "tired". */
  readonly marks: readonly string[]
  /** The words of scenes for tokens that have another name there, by token. */
  readonly tokens: { readonly [token: string]: string }
  /** Words of changes that tests are usually about: these are always important. */
  readonly telling: readonly string[]
  /** Words of changes that are usually side effects, such as payments: they are unimportant even for cards that an answer names. */
  readonly onTheWay: readonly string[]
}
