/** What a scene that is written from a game looks at, besides the numbers of seats and where cards lie. */
export interface SceneChanges {
  /** Marks of cards: "tired". */
  readonly marks: readonly string[]
  /** Words of scenes for tokens that they call otherwise, by the token. */
  readonly tokens: { readonly [token: string]: string }
  /** Words of what tests are usually about. */
  readonly telling: readonly string[]
  /** Words of changes on the way, such as payments, even to cards that an answer names. */
  readonly onTheWay: readonly string[]
}
