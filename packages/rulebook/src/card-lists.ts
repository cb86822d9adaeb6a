/** The facts of a game that lists, charts and searches of cards show, and the names under which users search for them. */

/** A field of the card search. The chapter lists it under the short name that users type before the operator: `p` in `p<3`. */
export interface SearchField {
  /** Other names of the field. */
  readonly also: readonly string[]
  /**
   * The data that is compared with the searched value: a property that cards of every game have, or a fact. `home`: the pack and the sets
   * of a card.
   */
  readonly reads: 'type' | 'traits' | 'keywords' | 'text' | 'home' | { readonly fact: string }
  /** The name of that data for the middle of a sentence: "price". */
  readonly meaning: string
  /** An example for the help, which should find some cards: `p<3`. */
  readonly example: string
}

/** How player cards are listed and counted, and which icon a card has in a list. */
export interface CardLists {
  /** An example of a search with several fields. */
  readonly search: string
  /** The card types in the order of deck lists, each with the colour of its share in charts. Types that are not named come last. */
  readonly types: { readonly [type: string]: string }
  /** The fact by whose value cards are grouped, its plural, its values in the order of lists, and the group of a card without the fact. */
  readonly groups: { readonly fact: string; readonly several: string; readonly values: readonly string[]; readonly otherwise: string }
  /** The fact by which cards are sorted and whose distribution is drawn as a curve, and the fact to use on cards that do not print it. */
  readonly price: { readonly fact: string; readonly instead: string }
  /** Facts that are shown in the line of a card in search results. */
  readonly numbers: readonly string[]
  /** The fact that is added up over the cards with which a deck begins, and the name of the sum. */
  readonly sum: { readonly fact: string; readonly name: string }
  /** Number of cards in an opening hand. */
  readonly hand: number
  /** By card type: the icon of such a card in the tree of a pack. No page reads `tone`. */
  readonly signs: { readonly [type: string]: { readonly icon: string; readonly tone?: string } }
  /** An example of a deck as text: the placeholder of the field into which users paste a deck. */
  readonly deckText: string
}
