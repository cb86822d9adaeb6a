/** Opens a kept game on the table. */
import type { GoTo, TablePage } from '../page.tsx'

/**
 * Opens a kept game. Another game that is on the table stays among the kept games.
 * @param game the id of the kept game
 */
export async function goToGame(page: TablePage, goTo: GoTo, game: string): Promise<void> {
  const { status, game: lies } = page.game.getState()
  const isThere = status !== 'none' && lies === game
  page.shelf.choose(game)
  if (status !== 'none' && !isThere) {
    const { takeUpGame } = await import('../saved/take-up.ts')
    await takeUpGame(page, game)
  }
  // where no game runs, the page of the table resumes the chosen game itself
  goTo('table')
}
