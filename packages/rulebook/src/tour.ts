/** An example pack that shows newcomers how packs are made, and the texts of the tour through it. */
export interface Tour {
  readonly pack: string
  /** The slug and the title of the scenario that the tour shows, and the slug of one of its cards. */
  readonly scenario: string
  readonly title: string
  readonly card: string
  /** The name of a copy of the pack. */
  readonly copy: string
  /** The offer of the tour, the text at its end, and the label of the button that copies the pack. */
  readonly offer: string
  readonly over: string
  readonly start: string
  /** The title of the first stop, and the texts about the whole, its stages, the counts before it is played, and a pack of one's own. */
  readonly begins: string
  readonly whole: string
  readonly stages: string
  readonly counted: string
  readonly own: string
}
