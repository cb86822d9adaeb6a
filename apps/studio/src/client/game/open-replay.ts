/** A played game as a replay at the table. */
import type { PackBundle } from '@questwright/packs/types'
import type { Input } from '@questwright/realm/web'
import type { Engine } from '@questwright/session'
import { repairedWords, repairsMetBy } from '@questwright/table-page/saved/repaired-rules'
import { goTo, tableSession } from './game-session.ts'
import type { NewGame } from './game-store.ts'

/**
 * Lays out a game of the history: it stands at its beginning, and everything that was decided can come again.
 * @param hashes the states with which it was kept; may be left out
 * @returns how many of its inputs still fit; fewer than all when scripts changed so that something else is asked. With `rules`: what rules
 * say now that were repaired since, where it goes another way for them
 */
export async function openReplay(
  game: NewGame,
  inputs: readonly Input[],
  packs: readonly PackBundle[],
  engine: Engine,
  hashes: readonly string[] = [],
): Promise<{ readonly fitting: number; readonly rules: readonly string[] }> {
  const fitting = await tableSession.opening.openReplay(game, inputs, packs, engine)
  const { status, messages } = tableSession.store.getState()
  const host = tableSession.running?.host
  const parted = status === 'ready' && host ? await repairsMetBy(host, hashes) : undefined
  if (status === 'ready') await goTo(0)
  return { fitting, rules: repairedWords(parted?.rules ?? [], messages) }
}
