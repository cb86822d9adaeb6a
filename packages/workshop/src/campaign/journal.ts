/** The log of a campaign as a journal: chapters in the order of play, each with its games, their changes, and abandoned branches. */
import type { PlayedCampaign, PlayedCampaignScenario } from '@questwright/packs/browser'
import { scenarioNamed } from '@questwright/packs/browser'
import type { RecordField } from '@questwright/rulebook'
import type { CampaignLog, CampaignRecord } from './entry.ts'
import { changesBetween, type FieldChange } from './record-pieces.ts'
import { isCounted, stateOf } from './state.ts'

export { isCounted }

type LogEntry = CampaignLog['entries'][number]

/** A game of the log. */
export interface JournalEntry {
  readonly entry: LogEntry
  /** The changes that it made to the record; empty where it does not count. */
  readonly changes: readonly FieldChange[]
}

/** Games that were undone or belong to another branch: from the point of divergence, in the order of play. */
export interface Aside {
  readonly entries: readonly (JournalEntry & { readonly scenario: PlayedCampaignScenario | undefined })[]
  /** The entry to select for continuing this branch. */
  readonly tip: string
}

export interface Chapter {
  /** The scenario's name in the log. */
  readonly name: string
  readonly scenario: PlayedCampaignScenario | undefined
  /** `done`: one of its games counts; `next`: it is played next. */
  readonly state: 'done' | 'next'
  readonly entries: readonly JournalEntry[]
  readonly asides: readonly Aside[]
}

export interface Journal {
  readonly chapters: readonly Chapter[]
  /** Scenarios after the next one that can still be reached. */
  readonly ahead: readonly PlayedCampaignScenario[]
  readonly next: PlayedCampaignScenario | undefined
  readonly record: CampaignRecord
  /** How often the next scenario was played. */
  readonly tries: number
}

/**
 * Makes the journal.
 * @param fields the fields of the record that the systems of the campaign declare
 */
export function journalOf(campaign: PlayedCampaign, log: CampaignLog, fields: { readonly [field: string]: RecordField }): Journal {
  const { entries, aside, next, record, tries } = stateOf(campaign, log)
  const byId = new Map(log.entries.map((one) => [one.id, one]))
  /** The record before a game. */
  const recordBefore = ({ after }: LogEntry): CampaignRecord => {
    for (let at = after; at !== undefined; at = byId.get(at)?.after) {
      const one = byId.get(at)
      if (one && isCounted(one) && one.record) return one.record
    }
    return { ...(campaign.record as CampaignRecord), ...log.record }
  }
  const told = (entry: LogEntry): JournalEntry => ({
    entry,
    changes: isCounted(entry) && entry.record ? changesBetween(recordBefore(entry), entry.record, fields) : [],
  })

  const chapters: { name: string; scenario: PlayedCampaignScenario | undefined; state: Chapter['state']; entries: JournalEntry[] }[] = []
  let open = false
  for (const entry of entries) {
    if (!open) chapters.push({ name: entry.at, scenario: scenarioNamed(campaign, entry.at), state: 'next', entries: [] })
    const chapter = chapters.at(-1)
    if (!chapter) continue
    chapter.entries.push(told(entry))
    open = !isCounted(entry)
    if (!open) chapter.state = 'done'
  }
  if (next && !open) chapters.push({ name: next.name, scenario: next, state: 'next', entries: [] })

  // undone games are shown in the chapter in which they would be played
  const held = new Set(entries.map(({ id }) => id))
  const chapterAfter = (id: string | undefined): number => {
    if (id === undefined) return 0
    const at = chapters.findIndex((one) => one.entries.some(({ entry }) => entry.id === id))
    const last = chapters[at]?.entries.find(({ entry }) => entry.id === id)
    return last && isCounted(last.entry) ? Math.min(at + 1, chapters.length - 1) : at
  }
  const asides: Aside[][] = chapters.map(() => [])
  const children = (id: string | undefined): readonly LogEntry[] => aside.filter(({ after }) => after === id)
  /** Each path of entries from here to a leaf. */
  const waysBelow = (entry: LogEntry): readonly (readonly LogEntry[])[] => {
    const below = children(entry.id)
    return below.length === 0 ? [[entry]] : below.flatMap((one) => waysBelow(one).map((way) => [entry, ...way]))
  }
  for (const root of aside.filter(({ after }) => after === undefined || held.has(after)))
    for (const way of waysBelow(root))
      asides[chapterAfter(root.after)]?.push({
        entries: way.map((entry) => ({ ...told(entry), scenario: scenarioNamed(campaign, entry.at) })),
        tip: way.at(-1)?.id ?? root.id,
      })

  const ahead = new Set<string>()
  const walk = (name: string): void => {
    for (const { to } of scenarioNamed(campaign, name)?.next ?? [])
      if (!ahead.has(to) && to !== next?.name) {
        ahead.add(to)
        walk(to)
      }
  }
  if (next) walk(next.name)
  return {
    chapters: chapters.map((chapter, i) => ({ ...chapter, asides: asides[i] ?? [] })),
    ahead: campaign.scenarios.filter(({ name }) => ahead.has(name)),
    next,
    record,
    tries,
  }
}

/** Totals over all games of the chapters, also those that do not count; the score is that of games that count alone. */
export function sumsOf({ chapters }: Pick<Journal, 'chapters'>): {
  readonly won: number
  readonly games: number
  readonly rounds: number
  readonly score: number | undefined
} {
  const games = chapters.flatMap(({ entries }) => entries.map(({ entry }) => entry))
  const scores = games.filter(isCounted).flatMap(({ score }) => score ?? [])
  return {
    won: games.filter(({ counts }) => counts === 'recorded').length,
    games: games.length,
    rounds: games.reduce((sum, { rounds = 0 }) => sum + rounds, 0),
    score: scores.length === 0 ? undefined : scores.reduce((sum, one) => sum + one, 0),
  }
}
