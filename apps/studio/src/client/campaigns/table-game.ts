/** Finds the next game of a campaign: on the table, or saved in this browser. */
import type { PlayedCampaign } from '@questwright/packs/browser'
import { type TableGame, withTableGame } from '@questwright/workshop/campaign/table-game'
import { useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useStudioGame } from '../game/game-store.ts'
import { gameShelf } from '../game/kept-game.ts'
import { changeLog } from './logs.ts'

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
    throw new Error(error ?? 'With the current scripts the game is not over: open it, and play it to its end.')
  const finished = { outcome, setup, seed: held.seed }
  await changeLog(run, (log) => withTableGame(campaign, log, finished, as))
}
