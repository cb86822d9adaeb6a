/** Finds the next game of a campaign: on the table, or saved in this browser. */
import type { PlayedCampaign } from '@questwright/packs/browser'
import type { Setup } from '@questwright/realm/web'
import { type CampaignLog, recordResult, resultOf, stateOf, whyNotNext } from '@questwright/workshop/campaign/shown'
import { useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useStudioGame } from '../game/game-store.ts'
import { gameShelf } from '../game/kept-game.ts'
import { changeLog } from './logs.ts'

export interface TableGame {
  /** The id under which it is saved. */
  readonly id: string
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  /** Its outcome; undefined while it runs. */
  readonly ended: string | undefined
  readonly decisions: number
}

/** The game on the table; undefined where there is none. */
export function useGameOnTable(): TableGame | undefined {
  const { status, game, title, setup, seed, at, outcome } = useStudioGame(
    useShallow(({ status, game, title, setup, held, at, outcome }) => ({ status, game, title, setup, seed: held?.seed, at, outcome })),
  )
  return useMemo(
    () =>
      status !== 'none' && setup && seed !== undefined
        ? { id: game, title, setup, seed, ended: outcome?.result, decisions: at }
        : undefined,
    [status, game, setup, title, seed, outcome, at],
  )
}

/** The game on the table first, if there is one, then those saved in this browser; `looking` until they are read. */
export function useGamesHere(): readonly TableGame[] | 'looking' {
  const onTable = useGameOnTable()
  const [kept, setKept] = useState<readonly TableGame[] | 'looking'>('looking')
  const id = onTable?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game on the table is saved as a further game
  useEffect(() => {
    gameShelf.games().then(
      (games) => setKept(games.map(({ id, title, setup, seed, ended, decisions }) => ({ id, title, setup, seed, ended, decisions }))),
      () => setKept([]),
    )
  }, [id])
  return useMemo(() => {
    if (kept === 'looking') return kept
    return onTable ? [onTable, ...kept.filter((game) => game.id !== onTable.id)] : kept
  }, [kept, onTable])
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
 * Records a game; a saved game that is not on the table is loaded first.
 * @param game its id
 * @param as `refused`: it was won, but its players prefer to play it again
 * @throws Error where it is not over, or is not the next game of the campaign
 */
export async function recordTableGame(campaign: PlayedCampaign, run: string, game: string, as: 'recorded' | 'refused'): Promise<void> {
  if (useStudioGame.getState().game !== game) {
    const [{ takeUpGame }, { tablePage }] = await Promise.all([
      import('@questwright/table-page/saved/take-up'),
      import('../game/table-page.ts'),
    ])
    await takeUpGame(tablePage, game)
  }
  const { outcome, setup, held, error } = useStudioGame.getState()
  if (!outcome || !setup || !held)
    throw new Error(error ?? 'The game is not over under the scripts that are here now: look at it, and play it to its end.')
  const { mode, decks = [] } = setup as { readonly mode?: string; readonly decks?: readonly { readonly name?: string }[] }
  const result = resultOf(outcome, { seed: held.seed, ...(mode === undefined ? {} : { mode }), decks: decks.map(({ name }) => name ?? '') })
  await changeLog(run, (log) => {
    const why = whyNotNext(campaign, log, setup)
    if (why !== undefined) throw new Error(`This game is not recorded: ${why}.`)
    return recordResult(campaign, log, result, as)
  })
}
