/** Messages between the server and `src/tools/publish.ts`. */
import type { PublishEvent, PublishReport } from '@questwright/workshop/publish'

/** The first and only message to the process. */
export interface PublishOrder {
  /** The folder of the workspace. */
  readonly workspace: string
  readonly pack: string
  readonly warnings: 'stop' | 'anyway'
  /** Time limit in seconds for random play. */
  readonly fuzzSeconds: number
}

/** Messages from the process; the last is the report, or the reason why there is none. */
export type PublishNews =
  | { readonly news: 'event'; readonly event: PublishEvent }
  | { readonly news: 'report'; readonly report: PublishReport }
  | { readonly news: 'refused'; readonly message: string }
