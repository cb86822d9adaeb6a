/** To the table with a kept game. */
import type { GoTo, TablePage } from '../page.tsx'

/** The game that lies on the table, if it is another one, stays on the shelf. @param game the id of the kept game */
export async function goToGame(page: TablePage, goTo: GoTo, game: string): Promise<void> {
  const { status, game: lies } = page.game.getState()
  const isThere = status !== 'none' && lies === game
  page.shelf.choose(game)
  if (status !== 'none' && !isThere) {
    const { takeUpGame } = await import('../saved/take-up.ts')
    await takeUpGame(page, game)
  }
  // a page of the table on which none lies takes the chosen one up by itself
  goTo('table')
}
