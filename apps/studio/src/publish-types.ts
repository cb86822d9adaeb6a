/** What server and `src/tools/publish.ts` tell each other. */
import type { PublishEvent, PublishReport } from '@questwright/workshop/publish'

/** The first and only message to the process. */
export interface PublishOrder {
  /** The folder of the workspace. */
  readonly workspace: string
  readonly pack: string
  readonly warnings: 'stop' | 'anyway'
  /** How long it is played at random at most. */
  readonly fuzzSeconds: number
}

/** What comes from it; the last is the report, or why there is none. */
export type PublishNews =
  | { readonly news: 'event'; readonly event: PublishEvent }
  | { readonly news: 'report'; readonly report: PublishReport }
  | { readonly news: 'refused'; readonly message: string }
