/** The handbook as sent by the server. */
import type { HandbookPage } from '@questwright/handbook'

export interface HandbookAnswer {
  readonly hash: string
  /** In the order of the contents list. */
  readonly pages: readonly HandbookPage[]
}
