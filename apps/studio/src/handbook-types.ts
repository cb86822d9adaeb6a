/** The handbook as it goes from the server part to the page. */
export interface HandbookPage {
  /** Name of the file without its ending. */
  readonly slug: string
  readonly title: string
  /** The heading of the contents list under which it stands. */
  readonly part: string
  readonly markdown: string
}

export interface HandbookAnswer {
  readonly hash: string
  /** In the order of the contents list. */
  readonly pages: readonly HandbookPage[]
}
