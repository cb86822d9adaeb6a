/** How lists, charts and searches of cards are made: which facts stand in them, and under which words people look for them. */

/** A field of searches for cards, by the short word that people type before its sign: `p<3`. */
export interface SearchField {
  /** Other words for it. */
  readonly also: readonly string[]
  /** What it looks at: something that cards of every game have, or a fact. `home`: the pack and the sets of a card. */
  readonly reads: 'type' | 'traits' | 'keywords' | 'text' | 'home' | { readonly fact: string }
  /** In a sentence: "price". */
  readonly meaning: string
  /** A search that finds something: `p<3`. */
  readonly example: string
}

/** How player cards are listed and counted, and the sign of a card in a list. */
export interface CardLists {
  /** A search that shows several fields at once. */
  readonly search: string
  /** Types in the order in which decks are listed, each with the colour of its share in charts. Others come after them. */
  readonly types: { readonly [type: string]: string }
  /** The fact by whose values cards are told apart, several of it as people say it, those that are always listed, and what a card without one is. */
  readonly groups: { readonly fact: string; readonly several: string; readonly values: readonly string[]; readonly otherwise: string }
  /** The fact by which cards are sorted and of which a curve is drawn, and the fact used instead on cards without it. */
  readonly price: { readonly fact: string; readonly instead: string }
  /** Facts that stand in the line of a card. */
  readonly numbers: readonly string[]
  /** The fact that is summed over the cards with which a deck begins, and the name of the sum. */
  readonly sum: { readonly fact: string; readonly name: string }
  /** Cards of an opening hand. */
  readonly hand: number
  /** By card type, its sign in the list of a pack, and its colour where the card's group gives none. */
  readonly signs: { readonly [type: string]: { readonly icon: string; readonly tone?: string } }
  /** A deck as text, for the field in which one is pasted. */
  readonly deckText: string
}
