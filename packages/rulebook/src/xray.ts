/** Figures of a scenario's deck that can be computed by counting its cards, without playing. */

/** A figure: its title, its meaning, and how it is computed. */
export type XrayFigure = { readonly title: string; readonly meaning: string } & (
  | XrayValues
  | XrayReveals
  | XrayChains
  | XrayShare
  | XrayMeans
)

/** The values of a fact: how many cards print each value, and the mean over all cards, in which a card without a number counts as 0. */
interface XrayValues {
  readonly kind: 'values'
  readonly fact: string
  readonly tone: string
}

/**
 * The results of revealing one card for each player, and another for each card with the keyword `again`: the sum of a fact, and the sum of the
 * numbers of the keyword `raises`.
 */
export interface XrayReveals {
  readonly kind: 'reveals'
  readonly adds: string
  readonly again: KeywordIn
  readonly raises: KeywordIn
  readonly tone: string
}

/** A keyword by its slug, and the title of a column for it. */
interface KeywordIn {
  readonly keyword: string
  readonly name: string
}

/**
 * The chance that a revealed card has the keyword `again`, that the next one has it as well, and so on; next to it, the mean of the numbers
 * of another keyword.
 */
interface XrayChains {
  readonly kind: 'chains'
  /** The effect of the keyword, for the table: "returns", "adds to each hand". */
  readonly again: KeywordIn & { readonly does: string }
  readonly raises: KeywordIn & { readonly does: string }
}

/** The share of cards that print a value of a fact. `lead` follows the share: "of cards bear a sign". */
interface XrayShare {
  readonly kind: 'share'
  readonly fact: string
  readonly value: string
  readonly name: string
  readonly several: string
  readonly lead: string
}

/** Means of facts over the cards that print a number there: of all cards, or of those of some types. */
interface XrayMeans {
  readonly kind: 'means'
  readonly facts: readonly { readonly fact: string; readonly types?: readonly string[] }[]
}
