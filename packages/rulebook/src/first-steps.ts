/** What a pack needs before its first scenario can be played, as its page tells its author. */
export interface FirstSteps {
  /** Above the steps, and what the list is called: `{pack}` stands for the pack. */
  readonly title: string
  readonly label: string
  readonly cards: {
    readonly name: string
    /** Types of the cards that are counted, those of which one must be there, and those that are told only where there are some. */
    readonly types: readonly string[]
    readonly needs: readonly string[]
    readonly beside: readonly string[]
    /** What is said before the first of them is made. */
    readonly before: string
  }
  /** What is said of a scenario before it is made, and while it is not whole. */
  readonly scenario: { readonly before: string; readonly begun: string }
  /** Beside the scenarios that can be played: a word for one of one's own. */
  readonly own: { readonly title: string; readonly text: string }
}
