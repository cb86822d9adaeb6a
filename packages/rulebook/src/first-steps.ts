/** The steps to the first playable scenario of a pack, as the pack's page shows them to its author. */
export interface FirstSteps {
  /** The title above the steps, and the name of the list: the pack's name replaces `{pack}`. */
  readonly title: string
  readonly label: string
  readonly cards: {
    readonly name: string
    /** The card types that are counted, those of which at least one is needed, and those that are shown only if the pack has some. */
    readonly types: readonly string[]
    readonly needs: readonly string[]
    readonly beside: readonly string[]
    /** The text while the pack has no card of the type. */
    readonly before: string
  }
  /** The texts while the pack has no scenario, and while its scenario is incomplete. */
  readonly scenario: { readonly before: string; readonly begun: string }
  /** A suggestion next to the playable scenarios: to write one of one's own. */
  readonly own: { readonly title: string; readonly text: string }
}
