/** A pack that shows newcomers how things are made, and what of it is told on the way. */
export interface Tour {
  readonly pack: string
  /** The slug and the title of the scenario that is looked at, and the slug of a card of it. */
  readonly scenario: string
  readonly title: string
  readonly card: string
  /** What a copy of the pack is called. */
  readonly copy: string
  /** How the tour is offered, what is said when it is over, and what the button says that copies the pack. */
  readonly offer: string
  readonly over: string
  readonly start: string
  /** The title of the first stop; and what is said of the whole, of its stages, of what can be counted before it is played, and of a pack of one's own. */
  readonly begins: string
  readonly whole: string
  readonly stages: string
  readonly counted: string
  readonly own: string
}
