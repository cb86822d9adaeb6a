/** What the log of a campaign is made of. Apart from its reader, which pages that only show one do without. */
import { canonical, fingerprint, type JsonObject } from '@questwright/realm/web'

/** What a field of a record holds is declared by systems; here it is plain JSON. */
export type RecordValue = string | number | boolean | null | readonly RecordValue[] | { readonly [part: string]: RecordValue }
export type CampaignRecord = { readonly [field: string]: RecordValue }

/**
 * Whether a game counts. `recorded`: it was won and is recorded. `lost`, and `refused` by those who won it: it does not, and the same scenario is next.
 * `as-if-won`: it was lost, and a simulation goes on from what it left.
 */
export type EntryCounts = 'recorded' | 'lost' | 'refused' | 'as-if-won'

/** What a game says of itself. */
export interface EntryWords {
  /** The entry after which it was played; none where it was the first. */
  readonly after?: string
  /** The name that the campaign has for its scenario. */
  readonly at: string
  readonly counts: EntryCounts
  /** What the game left. Of those that do not count none is kept. */
  readonly record?: CampaignRecord
  readonly rounds?: number
  readonly score?: number
  /** Why it ended, as a code of the rules. */
  readonly why?: string
  readonly seed?: string
  readonly mode?: string
  /** The decks of the players, in their order. */
  readonly decks?: readonly string[]
}

export interface LogEntry extends EntryWords {
  readonly id: string
}

/** Somebody who plays, with the deck that is played. */
export interface LogPlayer {
  readonly name: string
  readonly deck: string
}

export interface CampaignLog {
  readonly format: 'questwright-campaign-log'
  readonly version: 1
  /** The code of the campaign, and what it was called. */
  readonly campaign: string
  readonly title: string
  /** What tells this run of a campaign from others of the same: two logs with one are of the same people. */
  readonly run: string
  readonly players: readonly LogPlayer[]
  /** Codes of the rules that its players chose of those that the campaign offers; none where it is not said. */
  readonly rules?: readonly string[]
  /** With what it began. */
  readonly record: CampaignRecord
  readonly entries: readonly LogEntry[]
  /** The newest entry that holds; none at the beginning. */
  readonly head?: string
}

/** What an entry is called: the hash of all that it says. */
export function entryId({ id: _, ...words }: EntryWords & { readonly id?: string }): string {
  return fingerprint(canonical(words as unknown as JsonObject))
}
