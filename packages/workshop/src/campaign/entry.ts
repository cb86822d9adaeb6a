/** The data types of campaign logs. Separate from the reader of log files, which pages that only show a log need not load. */
import { canonical, fingerprint, type JsonObject } from '@questwright/realm/web'

/** The value of a record field. Systems declare its type; here it is plain JSON. */
export type RecordValue = string | number | boolean | null | readonly RecordValue[] | { readonly [part: string]: RecordValue }
export type CampaignRecord = { readonly [field: string]: RecordValue }

/**
 * Whether a game counts. `recorded`: it was won and counts. `lost`, or won and `refused` by its players: it does not count, and its scenario is
 * played again. `as-if-won`: it was lost, and a simulation continues with the record at the end of that game.
 */
export type EntryCounts = 'recorded' | 'lost' | 'refused' | 'as-if-won'

/** The data of one game, without the id, which is computed from it. */
export interface EntryWords {
  /** The entry after which it was played; absent for the first game. */
  readonly after?: string
  /** The name that the campaign has for its scenario. */
  readonly at: string
  readonly counts: EntryCounts
  /** The record after the game; absent for games that do not count. */
  readonly record?: CampaignRecord
  readonly rounds?: number
  readonly score?: number
  /** Why the game ended, as a message code of the rules. */
  readonly why?: string
  readonly seed?: string
  readonly mode?: string
  /** The decks of the players, in the order of their seats: by their names, or in the words of a command of the terminal. */
  readonly decks?: readonly string[]
}

export interface LogEntry extends EntryWords {
  readonly id: string
}

/** A player and the player's deck: by its code, or in the words of a command of the terminal. */
export interface LogPlayer {
  readonly name: string
  readonly deck: string
}

export interface CampaignLog {
  readonly format: 'questwright-campaign-log'
  readonly version: 1
  /** The code of the campaign, and its title at the time. */
  readonly campaign: string
  readonly title: string
  /** Identifies this run of the campaign: two logs with the same value belong to the same group. */
  readonly run: string
  readonly players: readonly LogPlayer[]
  /** Codes of the optional rules of the campaign that its players chose; absent: none. */
  readonly rules?: readonly string[]
  /** The record at the beginning. */
  readonly record: CampaignRecord
  readonly entries: readonly LogEntry[]
  /** The current entry; absent at the beginning. */
  readonly head?: string
}

/** The id of an entry: the hash of its data. */
export function entryId({ id: _, ...words }: EntryWords & { readonly id?: string }): string {
  return fingerprint(canonical(words as unknown as JsonObject))
}
