/** The steps until something of a pack can be played, as the pack's page shows them to its author. */
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
  /** The last step: a scenario, or a deck in games in which decks are all that is played. */
  readonly goal: {
    readonly kind: 'scenario' | 'deck'
    readonly name: string
    /** `before`: the text while the pack has no scenario or deck; `begun`: the text while it has only incomplete ones. */
    readonly before: string
    readonly begun: string
  }
}

/** A suggestion next to the games that can be played: to make something of one's own. */
export interface OwnPack {
  readonly title: string
  readonly text: string
}
