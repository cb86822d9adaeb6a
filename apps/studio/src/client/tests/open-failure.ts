/** Opens the game of a failed scene at the decision where it failed. */

import type { PackBundle } from '@questwright/packs/types'
import type { PlacedResult } from '@questwright/realm/web'
import { packsOf } from '@questwright/scenes'
import { viewerOf } from '@questwright/table-page/saved/saved-game'
import type { NewGame } from '../game/game-session.ts'
import { openLines } from '../game/game-session.ts'
import { useStudioGame } from '../game/game-store.ts'
import { theEngine } from '../library.ts'

/**
 * Opens the game.
 * @returns `there`; `elsewhere` if not all answers of the scene fit the game, because the scene fixes the results of dice and the game does not
 */
export async function openFailure(result: PlacedResult, bundles: readonly PackBundle[]): Promise<'there' | 'elsewhere' | 'failed'> {
  const { replay, pack, file, title } = result
  if (!replay) return 'failed'
  const { setup, seed, inputs } = replay
  const game: NewGame = { scenario: 'situation', title, setup, seed, viewer: viewerOf(setup), table: `scene ${pack}/${file} ${title}` }
  const packs = packsOf(pack, bundles)
  await openLines(game, packs, await theEngine(packs), { inputs })
  const { status, at } = useStudioGame.getState()
  if (status === 'failed') return 'failed'
  return at >= inputs.length ? 'there' : 'elsewhere'
}
