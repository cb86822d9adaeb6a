/** From the start page to a moment of the kept game. */
import type { GoTo, TablePage } from '../page.tsx'

/** Goes to the table, and there to the first decision of a round. What was decided from there on stays as a branch. */
export async function goToRound({ table, game }: TablePage, goTo: GoTo, round: number): Promise<void> {
  goTo('table')
  const { session } = await table()
  await new Promise<void>((ready) => {
    // the page of the table takes the game up
    const isThere = () => ['ready', 'failed'].includes(game.getState().status)
    if (isThere()) return ready()
    const stop = game.subscribe(() => {
      if (!isThere()) return
      stop()
      ready()
    })
  })
  const first = game.getState().places.findIndex((place) => place.round === round)
  if (first >= 0) await session.playing.goTo(first)
}
