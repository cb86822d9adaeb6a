/** Computes the current state of a campaign from its log; records games, undoes, and merges two logs. */

import { type PlayedCampaign, type PlayedCampaignScenario, recordForLog, scenarioAfter, scenarioNamed } from '@questwright/packs/browser'
import { emptyOf, type RecordField, suchOf, wrongInRecord } from '@questwright/rulebook'
import {
  type CampaignLog,
  type CampaignRecord,
  type EntryCounts,
  type EntryWords,
  entryId,
  type LogEntry,
  type LogPlayer,
  type RecordValue,
} from './entry.ts'

/** A problem in a log, with its remedy. */
export interface LogIssue {
  readonly code: 'other-campaign' | 'unknown-scenario' | 'edited' | 'unknown-field' | 'wrong-value' | 'unknown-rule'
  readonly message: string
  readonly remedy: string
}

export interface CampaignState {
  /** The next scenario; absent when the campaign is over. */
  readonly next?: PlayedCampaignScenario
  /** The record that the log has. */
  readonly kept: CampaignRecord
  /** The record with which the next game begins: that of the log, with the fields that the campaign sets for this scenario only. */
  readonly record: CampaignRecord
  /** The entries from the beginning to `head`, including lost games. */
  readonly entries: readonly LogEntry[]
  /** The other entries: undone, or on another branch. */
  readonly aside: readonly LogEntry[]
  /** How often the next scenario was played since the last game that counts. */
  readonly tries: number
}

/** Whether a game counts for the campaign. */
export const isCounted = ({ counts }: Pick<EntryWords, 'counts'>): boolean => counts === 'recorded' || counts === 'as-if-won'

/** Optional data with which a log starts. */
interface Beginning {
  readonly record?: CampaignRecord
  /** Codes of rules that the campaign offers and its players chose. */
  readonly rules?: readonly string[]
}

/**
 * Starts a log.
 * @param run identifies it among the logs of the campaign
 */
export function newLog(
  campaign: PlayedCampaign,
  players: readonly LogPlayer[],
  run: string,
  { record = {}, rules = [] }: Beginning = {},
): CampaignLog {
  return {
    format: 'questwright-campaign-log',
    version: 1,
    campaign: campaign.code,
    title: campaign.title,
    run,
    players,
    ...(rules.length === 0 ? {} : { rules }),
    record: { ...(campaign.record as CampaignRecord), ...record },
    entries: [],
  }
}

/** The entries from the beginning to `head`, the oldest first. */
function wayTo({ entries }: CampaignLog, head: string | undefined): LogEntry[] {
  const byId = new Map(entries.map((one) => [one.id, one]))
  const way: LogEntry[] = []
  for (let at = head; at !== undefined && way.length <= entries.length; ) {
    const one = byId.get(at)
    if (one === undefined) break
    way.unshift(one)
    at = one.after
  }
  return way
}

/** The state of a campaign. @param log a log of this campaign without blocking `logIssues` */
export function stateOf(campaign: PlayedCampaign, log: CampaignLog): CampaignState {
  const entries = wayTo(log, log.head)
  const last = entries.findLast(isCounted)
  // an older log lacks the fields that a newer version of the campaign's pack starts with: add them
  const begun = withNew(log.record, campaign.record as CampaignRecord)
  const kept = last?.record === undefined ? begun : withNew(last.record, begun)
  const next = last === undefined ? campaign.scenarios[0] : scenarioAfter(campaign, nameNow(campaign, last.at), kept)
  const held = new Set(entries)
  return {
    ...(next ? { next } : {}),
    kept,
    record: { ...kept, ...(next?.record as CampaignRecord | undefined) },
    entries,
    aside: log.entries.filter((one) => !held.has(one)),
    tries: entries.length - 1 - (last === undefined ? -1 : entries.indexOf(last)),
  }
}

const nameNow = (campaign: PlayedCampaign, name: string): string => scenarioNamed(campaign, name)?.name ?? name

/** The record together with the fields, and the keys of map fields, that only `other` has. */
function withNew(record: CampaignRecord, other: CampaignRecord): CampaignRecord {
  const isNames = (value: RecordValue | undefined): value is { readonly [name: string]: RecordValue } =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const fields = Object.entries(other).map(([field, more]): [string, RecordValue] => {
    const own = record[field]
    return [field, own === undefined ? more : isNames(own) && isNames(more) ? { ...more, ...own } : own]
  })
  return { ...record, ...Object.fromEntries(fields) }
}

/** The record after a game. Fields that the campaign had set for this scenario only get the values of the log back. */
function withoutOwn(left: CampaignRecord, own: PlayedCampaignScenario['record'], kept: CampaignRecord): CampaignRecord {
  const fields = Object.entries(left).flatMap(([field, value]): [string, RecordValue][] => {
    if (!Object.hasOwn(own, field)) return [[field, value]]
    const before = kept[field]
    return before === undefined ? [] : [[field, before]]
  })
  return Object.fromEntries(fields)
}

/** The result of a game of a campaign. */
export interface GameResult {
  readonly result: string
  /** The record that it left. */
  readonly record?: CampaignRecord
  readonly rounds?: number
  readonly score?: number
  readonly why?: string
  readonly seed?: string
  readonly mode?: string
  readonly decks?: readonly string[]
}

/**
 * Records a game of the next scenario. A lost game becomes an entry that does not count. Source: LCG-CAMPAIGN-1, LCG-CAMPAIGN-LOG-2
 * @param as `refused`: it was won, but its players want to play it again; `as-if-won`: it was lost, and a simulation continues as if it were won
 * @returns a new log; the given log is not changed
 */
export function recordResult(
  campaign: PlayedCampaign,
  log: CampaignLog,
  game: GameResult,
  as: 'recorded' | 'refused' | 'as-if-won' = 'recorded',
): CampaignLog {
  const { next, kept } = stateOf(campaign, log)
  if (next === undefined) throw new Error(`${campaign.title} is over; take a game back to play it again`)
  const { result, record: left, ...more } = game
  const record = left && recordForLog(campaign, left)
  const counts: EntryCounts = as === 'as-if-won' ? as : result !== 'won' ? 'lost' : as
  const words: EntryWords = {
    ...(log.head === undefined ? {} : { after: log.head }),
    at: next.name,
    counts,
    ...(isCounted({ counts }) && record !== undefined ? { record: withoutOwn(record, next.record, kept) } : {}),
    ...Object.fromEntries(Object.entries(more).filter(([, one]) => one !== undefined)),
  }
  return withEntry(log, words)
}

function withEntry(log: CampaignLog, words: EntryWords): CampaignLog {
  const known = log.entries.find(({ id }) => id === entryId(words))
  // the same game was recorded before and undone: make its entry the current one again
  if (known) return { ...log, head: known.id }
  const made: LogEntry = { id: entryId(words), ...words }
  return { ...log, entries: [...log.entries, made], head: made.id }
}

/** Moves `head` to any entry, such as the one before for an undo. No entry is lost, so an undo can be redone. */
export function goTo(log: CampaignLog, head: string | undefined): CampaignLog {
  const { head: _, ...rest } = log
  return head === undefined ? rest : { ...rest, head }
}

/** The parent of the current entry. */
export function beforeHead(log: CampaignLog): string | undefined {
  return log.entries.find(({ id }) => id === log.head)?.after
}

/** The result of merging two logs of one campaign. */
export interface MergedLogs {
  readonly log: CampaignLog
  /** Number of entries that were added. */
  readonly added: number
  /** Where the two logs diverged: the head of each. The merged log keeps the head of `own`. */
  readonly parted?: { readonly own: string | undefined; readonly other: string | undefined }
}

/** Why two logs cannot be merged, as an issue with a remedy; undefined when they can. */
export function whyApart(own: CampaignLog, other: CampaignLog): LogIssue | undefined {
  if (own.campaign !== other.campaign)
    return {
      code: 'other-campaign',
      message: `The logs are of two campaigns: ${own.title} and ${other.title}.`,
      remedy: 'Merge logs of one campaign; each of these is continued separately.',
    }
  if (own.run !== other.run)
    return {
      code: 'other-campaign',
      message: `Both logs are of ${own.title}, but were begun separately, so their results cannot be combined.`,
      remedy: 'Continue each of them separately, or begin one log with `qw campaign new` and give the file to all who play.',
    }
  return undefined
}

/** Merges the entries of two logs. No entry is lost; where they diverge, `head` is that of `own`. */
export function mergeLogs(own: CampaignLog, other: CampaignLog): MergedLogs {
  const known = new Set(own.entries.map(({ id }) => id))
  const more = other.entries.filter(({ id }) => !known.has(id))
  const log = { ...own, entries: [...own.entries, ...more] }
  const ids = (head: string | undefined): readonly string[] => wayTo(log, head).map(({ id }) => id)
  const [mine, theirs] = [ids(own.head), ids(other.head)]
  const added = more.length
  if (theirs.every((id, i) => mine[i] === id)) return { log, added }
  if (mine.every((id, i) => theirs[i] === id)) return { log: goTo(log, other.head), added }
  return { log, added, parted: { own: own.head, other: other.head } }
}

/**
 * The problems of a log: it belongs to another campaign, a scenario is missing, an entry was edited by hand, no system declares a field.
 * @param fields the record fields that the systems of the campaign's games declare
 */
export function logIssues(campaign: PlayedCampaign, log: CampaignLog, fields: { readonly [field: string]: RecordField }): LogIssue[] {
  if (log.campaign !== campaign.code)
    return [
      {
        code: 'other-campaign',
        message: `This log is of the campaign ${log.title} (${log.campaign}), and not of ${campaign.title}.`,
        remedy: `Open it with ${log.campaign}: install the pack that has it.`,
      },
    ]
  const issues: LogIssue[] = []
  const inRecord = (record: CampaignRecord, where: string): void => {
    for (const { field, why } of wrongInRecord(record, fields))
      issues.push(
        why === 'unknown'
          ? {
              code: 'unknown-field',
              message: `${where} has "${field}", and the campaign declares no such field.`,
              remedy: 'It was written by a newer version of the pack, or by hand: bring the pack up to date, or take the field out.',
            }
          : {
              code: 'wrong-value',
              message: `${where} has a value of another type in "${field}".`,
              remedy: `Write ${suchOf(fields[field] as RecordField)}, or use the file from before it was edited.`,
            },
      )
  }
  for (const rule of log.rules ?? [])
    if (!campaign.options.some(({ code }) => code === rule))
      issues.push({
        code: 'unknown-rule',
        message: `The log was begun with the rule ${rule}, which ${campaign.title} does not offer.`,
        remedy: 'Install the pack that has the rule, or bring it up to date; or take it out of `rules` of the log.',
      })
  inRecord(log.record, 'The beginning of the log')
  log.entries.forEach((one, i) => {
    const where = `Entry ${i + 1} (${one.at})`
    if (entryId(one) !== one.id)
      issues.push({
        code: 'edited',
        message: `${where} was changed since it was recorded.`,
        remedy: 'Use the file from before that, or accept the changes with `qw campaign merge LOG --accept`.',
      })
    if (scenarioNamed(campaign, one.at) === undefined)
      issues.push({
        code: 'unknown-scenario',
        message: `${where} was played in a scenario that ${campaign.title} does not have any more.`,
        remedy: `Bring the pack up to date. Its author can write "was": ["${one.at}"] at the scenario that it is now.`,
      })
    if (one.record) inRecord(one.record, where)
  })
  return issues
}

/** A log that was edited by hand, with new ids (hashes) for its entries. */
export function acceptEdits(log: CampaignLog): CampaignLog {
  const names = new Map<string, string>()
  const entries = log.entries.map(({ id, after, ...words }) => {
    const now = { ...(after === undefined ? {} : { after: names.get(after) ?? after }), ...words }
    names.set(id, entryId(now))
    return { id: entryId(now), ...now }
  })
  return goTo({ ...log, entries }, log.head === undefined ? undefined : names.get(log.head))
}

/** A record without its empty fields. */
export function withoutEmpty(record: CampaignRecord, fields: { readonly [field: string]: RecordField }): CampaignRecord {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, known]): [string, RecordValue][] => {
      const value = record[field]
      return value === undefined || JSON.stringify(value) === JSON.stringify(emptyOf(known)) ? [] : [[field, value]]
    }),
  )
}
