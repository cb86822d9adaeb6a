/** The logs of campaigns, as a page gets them. */
import type { CampaignLog } from '../campaign/index.ts'

/** A log as it lies in the workspace, with the hash of its text. */
export interface KeptLog {
  readonly file: string
  readonly hash: string
  readonly log: CampaignLog
}

/** A file among the logs that this studio cannot read. It is left as it is. */
export interface UnreadableLog {
  readonly file: string
  readonly message: string
  readonly remedy: string
}

/** GET /api/campaigns */
export interface LogsAnswer {
  readonly logs: readonly KeptLog[]
  readonly unreadable: readonly UnreadableLog[]
}

/** The body of PUT /api/campaigns. */
export interface PutLog {
  readonly log: CampaignLog
  /** The hash of the log from which one started, or `absent`. */
  readonly expected: string
}
