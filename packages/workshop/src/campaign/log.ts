/**
 * The log of a campaign as a file. It is a tree of entries: each game names the one after which it was played, and is called by the hash of what it says.
 * What was recorded never changes; where the campaign stands is `head`.
 */
import { canonical, fingerprint, type JsonObject } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from '../formats/file-format.ts'

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
  /** With what it began. */
  readonly record: CampaignRecord
  readonly entries: readonly LogEntry[]
  /** The newest entry that holds; none at the beginning. */
  readonly head?: string
}

const value: z.ZodType<RecordValue> = z.lazy(() =>
  z.union([z.string(), z.int(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
)
const record = z.record(z.string(), value)
const id = z.string().regex(/^[0-9a-f]{16}$/)
const entry = z.looseObject({
  id,
  after: id.optional(),
  at: z.string().min(1),
  counts: z.enum(['recorded', 'lost', 'refused', 'as-if-won']),
  record: record.optional(),
  rounds: z.int().optional(),
  score: z.int().optional(),
  why: z.string().optional(),
  seed: z.string().optional(),
  mode: z.string().optional(),
  decks: z.array(z.string()).optional(),
})

export const campaignLogFormat = fileFormat<CampaignLog>({
  name: 'questwright-campaign-log',
  version: 1,
  thing: 'log of a campaign',
  from: 'Choose a file that `qw campaign new` wrote.',
  again: 'Take it once more from where it was kept, or from somebody who plays along: `qw campaign merge` puts two of them together.',
  schema: z
    .looseObject({
      campaign: z.string().min(1),
      title: z.string(),
      run: z.string().min(1),
      players: z.array(z.looseObject({ name: z.string().min(1), deck: z.string().min(1) })).min(1),
      record,
      entries: z.array(entry),
      head: id.optional(),
    })
    .superRefine((log, context) => {
      const known = new Set(log.entries.map((one) => one.id))
      if (log.head !== undefined && !known.has(log.head))
        context.addIssue({ code: 'custom', path: ['head'], message: 'there is no entry of that name' })
      // an entry is played after one that stands before it: the way back ends at the beginning
      const before = new Set<string>()
      for (const [i, { id: own, after }] of log.entries.entries()) {
        if (after !== undefined && known.has(after) && !before.has(after))
          context.addIssue({ code: 'custom', path: ['entries', i, 'after'], message: 'it was played after an entry that comes later' })
        before.add(own)
      }
      for (const [i, { after }] of log.entries.entries())
        if (after !== undefined && !known.has(after))
          context.addIssue({ code: 'custom', path: ['entries', i, 'after'], message: 'there is no entry of that name' })
    }),
  words: {
    campaign: 'the name of its campaign',
    run: 'the name of its run',
    players: 'its list of players',
    record: 'with what it began',
    entries: 'one of its entries',
    head: 'where it stands',
  },
  indent: 1,
})

/** What an entry is called: the hash of all that it says. */
export function entryId({ id: _, ...words }: EntryWords & { readonly id?: string }): string {
  return fingerprint(canonical(words as unknown as JsonObject))
}
