/** Opens a played game as a replay at the table. */
import type { PackBundle } from '@questwright/packs/types'
import type { Input } from '@questwright/realm/web'
import type { Engine } from '@questwright/session'
import { repairedWords, repairsMetBy } from '@questwright/table-page/saved/repaired-rules'
import { goTo, tableSession } from './game-session.ts'
import type { NewGame } from './game-store.ts'

/**
 * Opens a game of the history at its start, with all its inputs as redo.
 * @param hashes the recorded hashes of its states; optional
 * @returns how many of its inputs still apply; fewer than all when changed scripts lead to other questions. With `rules`: notes about fixed
 * rules that make it diverge
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
  const holder = tableSession.running?.held?.holder
  const parted = status === 'ready' && holder ? await repairsMetBy(holder, hashes) : undefined
  if (status === 'ready') await goTo(0)
  return { fitting, rules: repairedWords(parted?.rules ?? [], messages) }
}
