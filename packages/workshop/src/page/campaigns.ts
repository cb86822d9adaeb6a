/** The logs of campaigns: the requests of pages and the server's answers. */
import type { CampaignLog } from '../campaign/index.ts'

/** A log in the workspace, with the hash of its text. */
export interface KeptLog {
  readonly file: string
  readonly hash: string
  readonly log: CampaignLog
}

/** A log file that this studio cannot read. It is left unchanged. */
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
  /** The hash of the log that the page last read, or `absent`. */
  readonly expected: string
}
