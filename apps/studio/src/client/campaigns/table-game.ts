/** The game that lies on the table, or that this browser keeps, as the next one of a campaign. */
import type { PlayedCampaign } from '@questwright/packs/browser'
import type { Setup } from '@questwright/realm/web'
import { type CampaignLog, recordResult, resultOf, stateOf, whyNotNext } from '@questwright/workshop/campaign/shown'
import { useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useStudioGame } from '../game/game-store.ts'
import { keptGame } from '../game/kept-game.ts'
import { changeLog } from './logs.ts'

export interface TableGame {
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  /** How it ended; undefined while it runs. */
  readonly ended: string | undefined
  readonly decisions: number
}

/** @returns undefined where there is none, and `looking` until the browser has said so */
export function useGameOnTable(): TableGame | 'looking' | undefined {
  const { status, title, setup, seed, at, outcome } = useStudioGame(
    useShallow(({ status, title, setup, seed, at, outcome }) => ({ status, title, setup, seed, at, outcome })),
  )
  const [kept, setKept] = useState<TableGame | 'looking' | undefined>('looking')
  const isLaid = status !== 'none'
  useEffect(() => {
    if (isLaid) return
    keptGame().then(
      (game) =>
        setKept(game && { title: game.title, setup: game.setup, seed: game.seed, ended: game.ended, decisions: game.inputs.length }),
      () => setKept(undefined),
    )
  }, [isLaid])
  return useMemo(
    () => (isLaid ? (setup ? { title, setup, seed, ended: outcome?.result, decisions: at } : undefined) : kept),
    [isLaid, setup, title, seed, outcome, at, kept],
  )
}

/** What a game on the table is to a log. */
export type TableInLog =
  /** Another game, or none. */
  | 'other'
  /** It is the next one and goes on. */
  | 'runs'
  /** It is the next one and over: it can be recorded. */
  | 'over'
  /** The same, and it stands in the log already as one that does not count. */
  | 'told'

/** @param log in which nothing stands against going on */
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

/** Whether a log here has the game among its entries: games are told apart by their seeds. */
export function isKnownGame(logs: readonly CampaignLog[], game: Pick<TableGame, 'seed'>): boolean {
  return logs.some(({ entries }) => entries.some(({ seed }) => seed === game.seed))
}

/**
 * Records the game on the table; one that is only kept is taken up for it.
 * @param as `refused`: it was won, and its players would rather play it again
 * @throws Error where it is not over, or is not the next one of the campaign
 */
export async function recordTableGame(campaign: PlayedCampaign, run: string, as: 'recorded' | 'refused'): Promise<void> {
  if (useStudioGame.getState().status === 'none') {
    const [{ takeUpGame }, { tablePage }] = await Promise.all([
      import('@questwright/table-page/saved/take-up'),
      import('../game/table-page.ts'),
    ])
    await takeUpGame(tablePage)
  }
  const { outcome, setup, seed, error } = useStudioGame.getState()
  if (!outcome || !setup)
    throw new Error(error ?? 'The game on the table is not over under the scripts that are here now: look at it, and play it to its end.')
  const { mode, decks = [] } = setup as { readonly mode?: string; readonly decks?: readonly { readonly name?: string }[] }
  const result = resultOf(outcome, { seed, ...(mode === undefined ? {} : { mode }), decks: decks.map(({ name }) => name ?? '') })
  await changeLog(run, (log) => {
    const why = whyNotNext(campaign, log, setup)
    if (why !== undefined) throw new Error(`This game is not recorded: ${why}.`)
    return recordResult(campaign, log, result, as)
  })
}
