/** A page of the handbook. */
export interface HandbookPage {
  /** The file name without its ending. */
  readonly slug: string
  readonly title: string
  /** The heading of its part in the contents list. */
  readonly part: string
  readonly markdown: string
}
