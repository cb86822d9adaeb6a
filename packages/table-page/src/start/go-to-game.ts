/** To the table with a kept game. */
import type { GoTo, TablePage } from '../page.tsx'

/** Opens a kept game. Another game that is at the table stays on the shelf. @param game the id of the kept game */
export async function goToGame(page: TablePage, goTo: GoTo, game: string): Promise<void> {
  const { status, game: lies } = page.game.getState()
  const isThere = status !== 'none' && lies === game
  page.shelf.choose(game)
  if (status !== 'none' && !isThere) {
    const { takeUpGame } = await import('../saved/take-up.ts')
    await takeUpGame(page, game)
  }
  // a table page without a running game opens the chosen game by itself
  goTo('table')
}
