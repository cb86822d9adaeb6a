/** Whether a game that was dealt is the next game of a campaign. Pure. */
import type { PlayedCampaign } from '@questwright/packs/browser'
import type { Outcome, Setup } from '@questwright/realm/web'
import type { CampaignLog } from './entry.ts'
import { resultOf, whyNotNext } from './setup.ts'
import { recordResult, stateOf } from './state.ts'

export interface TableGame {
  /** The id under which it is saved. */
  readonly id: string
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  /** The outcome of the game; undefined while it runs. */
  readonly ended: string | undefined
  readonly decisions: number
}

/** The next game of a log among these games: the first that runs or is over, else the first that is already in the log. */
export function gameOfLog(campaign: PlayedCampaign, log: CampaignLog, games: readonly TableGame[]): TableGame | undefined {
  const all = games.map((game) => ({ game, is: tableInLog(campaign, log, game) }))
  const first = (...wanted: readonly TableInLog[]) => all.find(({ is }) => wanted.includes(is))?.game
  return first('runs', 'over') ?? first('told')
}

/** The relation of a game to a log. */
export type TableInLog =
  /** Another game, or none. */
  | 'other'
  /** It is the next game of the log and still runs. */
  | 'runs'
  /** It is the next game of the log and over: it can be recorded. */
  | 'over'
  /** As `over`, but the log already has the game as an entry that does not count. */
  | 'told'

/**
 * The relation of a game to a log.
 * @param log a log whose next scenario can be played
 */
export function tableInLog(campaign: PlayedCampaign, log: CampaignLog, game: TableGame | undefined): TableInLog {
  if (!game || whyNotNext(campaign, log, game.setup) !== undefined) return 'other'
  const { decks } = game.setup as { readonly decks?: readonly unknown[] }
  if (decks?.length !== log.players.length) return 'other'
  if (game.ended === undefined) return 'runs'
  const { entries, tries } = stateOf(campaign, log)
  const counts = game.ended === 'won' ? 'refused' : 'lost'
  const isTold = entries.slice(entries.length - tries).some((entry) => entry.seed === game.seed && entry.counts === counts)
  return isTold ? 'told' : 'over'
}

/** Whether a log has the game among its entries: games are identified by their seeds. */
export function isKnownGame(logs: readonly CampaignLog[], game: Pick<TableGame, 'seed'>): boolean {
  return logs.some(({ entries }) => entries.some(({ seed }) => seed === game.seed))
}

/**
 * The log with a finished game as its next entry.
 * @param as `refused`: it was won, but its players prefer to play it again
 * @throws Error where it is not the next game of the campaign
 */
export function withTableGame(
  campaign: PlayedCampaign,
  log: CampaignLog,
  { outcome, setup, seed }: { readonly outcome: Outcome; readonly setup: Setup; readonly seed: string },
  as: 'recorded' | 'refused',
): CampaignLog {
  const why = whyNotNext(campaign, log, setup)
  if (why !== undefined) throw new Error(`This game is not recorded: ${why}.`)
  const { mode, decks = [] } = setup as { readonly mode?: string; readonly decks?: readonly { readonly name?: string }[] }
  const more = { seed, ...(mode === undefined ? {} : { mode }), decks: decks.map(({ name }) => name ?? '') }
  return recordResult(campaign, log, resultOf(outcome, more), as)
}
