/** What a pack needs before its first scenario can be played, as its page tells its author. */
export interface FirstSteps {
  /** The title above the steps, and the name of the list: the pack's name replaces `{pack}`. */
  readonly title: string
  readonly label: string
  readonly cards: {
    readonly name: string
    /** Types of the cards that are counted, those of which one must be there, and those that are told only where there are some. */
    readonly types: readonly string[]
    readonly needs: readonly string[]
    readonly beside: readonly string[]
    /** The text before the first of them is made. */
    readonly before: string
  }
  /** The texts for a scenario before it is made, and while it is incomplete. */
  readonly scenario: { readonly before: string; readonly begun: string }
  /** Beside the scenarios that can be played: a word for one of one's own. */
  readonly own: { readonly title: string; readonly text: string }
}
