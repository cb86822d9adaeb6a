/** The game that this browser kept, taken up again by the page of the table. */
import { asApiError, bundlesOf, theEngine, useLibrary } from '../library.ts'
import { resumeGame, useGame } from './game-session.ts'
import { type KeptGame, keptGame } from './kept-game.ts'
import { tellShorter } from './tell-shorter.ts'

/**
 * Takes up the kept game. What goes wrong is told in the state of the game.
 * @param onOtherScripts the game stands under the scripts under which it was left, and the workspace has others now
 * @returns whether there was a game to take up
 */
export async function takeUpGame(onOtherScripts: (kept: KeptGame) => void = () => {}): Promise<boolean> {
  const kept = await keptGame().catch(() => undefined)
  if (!kept) return false
  try {
    const found = await resumeGame(kept, bundlesOf(useLibrary.getState().packs), await theEngine())
    const { status, at } = useGame.getState()
    if (status === 'ready' && at < kept.inputs.length) tellShorter(at, kept.inputs.length)
    if (found === 'other scripts') onOtherScripts(kept)
  } catch (error) {
    const { message, remedy } = asApiError(error)
    useGame.setState({ status: 'failed', error: `${message} ${remedy}` })
  }
  return true
}
