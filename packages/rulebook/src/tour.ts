/** The names and texts of a tour through a sample of the game. */
export interface Tour {
  readonly pack: string
  /** The slug and the title of the scenario that the tour plays, and the slug of a card that it shows. */
  readonly scenario: string
  readonly title: string
  readonly card: string
  /** The offer of the tour, and the text at its end. */
  readonly offer: string
  readonly over: string
  /** The name of a copy of the pack, and the label of the button that makes it; without them no copy is offered. */
  readonly copy?: { readonly name: string; readonly label: string }
  /** The title of the first stop, and its text about the whole. */
  readonly begins: string
  readonly whole: string
  /** The text about the stages of the scenario, and about the counts before it is played. Without them the tour skips the scenario's page. */
  readonly stages?: string
  readonly counted?: string
  /** A deck that the tour shows in the builder, by its slug, and the texts about its halves and about its cards with an order. */
  readonly deck?: { readonly slug: string; readonly halves: string; readonly order: string }
  /** The text about a pack of one's own. */
  readonly own: string
}
