/** Resumes a game that this browser keeps, on the page of the table. */
import type { TablePage } from '../page.tsx'
import { toWishedRound } from '../start/again-from.ts'
import { errorWords, tellError } from '../tell-error.ts'
import { tellShorter } from './tell-shorter.ts'

/**
 * Resumes a kept game. An error is written into the state of the game; the game that was on the table stays among the kept games.
 * @param wanted its id; without one the game played last
 * @returns whether there was a game to resume
 */
export async function takeUpGame(page: TablePage, wanted?: string): Promise<boolean> {
  const { game, table, shelf, packs } = page
  const kept = await shelf.kept(wanted).catch(() => undefined)
  if (!kept) return false
  try {
    const { session } = await table()
    const bundles = await packs.bundles()
    const engine = await packs.engine(bundles.filter(({ id }) => Object.hasOwn(kept.packs, id)))
    const found = await session.opening.resume(kept, bundles, engine)
    const { status, at } = game.getState()
    if (status === 'ready' && at < kept.inputs.length) tellShorter(at, kept.inputs.length)
    if (found === 'other scripts') page.onOtherScripts?.(kept)
    await toWishedRound(page)
  } catch (error) {
    // the game on the table is still there and goes on
    if (game.getState().status === 'ready') {
      tellError(error)
      return true
    }
    const { message, remedy = 'Load the page again.' } = errorWords(error)
    game.setState({ status: 'failed', error: `${message} ${remedy}` })
  }
  return true
}
