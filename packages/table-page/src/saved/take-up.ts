/** The game that this browser kept, taken up again by the page of the table. */
import type { KeptGame } from '@questwright/session/state'
import type { TablePage } from '../page.tsx'
import { toWishedRound } from '../start/again-from.ts'
import { errorWords } from '../tell-error.ts'
import { tellShorter } from './tell-shorter.ts'

/**
 * Takes up the kept game. What goes wrong is told in the state of the game.
 * @param onOtherScripts the game stands under the scripts under which it was left, and others are in use now
 * @returns whether there was a game to take up
 */
export async function takeUpGame(page: TablePage, onOtherScripts: (kept: KeptGame) => void = () => {}): Promise<boolean> {
  const { game, table, shelf, packs } = page
  const kept = await shelf.kept().catch(() => undefined)
  if (!kept) return false
  try {
    const { session } = await table()
    const bundles = await packs.bundles()
    const engine = await packs.engine(bundles.filter(({ id }) => Object.hasOwn(kept.packs, id)))
    const found = await session.opening.resume(kept, bundles, engine)
    const { status, at } = game.getState()
    if (status === 'ready' && at < kept.inputs.length) tellShorter(at, kept.inputs.length)
    if (found === 'other scripts') onOtherScripts(kept)
    await toWishedRound(page)
  } catch (error) {
    const { message, remedy = 'Load the page again.' } = errorWords(error)
    game.setState({ status: 'failed', error: `${message} ${remedy}` })
  }
  return true
}
