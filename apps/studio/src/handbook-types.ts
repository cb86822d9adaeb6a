/** The handbook as sent by the server. */
export interface HandbookPage {
  /** The file name without its ending. */
  readonly slug: string
  readonly title: string
  /** The heading of its part in the contents list. */
  readonly part: string
  readonly markdown: string
}

export interface HandbookAnswer {
  readonly hash: string
  /** In the order of the contents list. */
  readonly pages: readonly HandbookPage[]
}
