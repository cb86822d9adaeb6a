/** From the start page to a moment of the kept game. */
import type { GoTo, TablePage } from '../page.tsx'

/** Goes to the table, and there to the first decision of a round. What was decided from there on stays as a branch. */
export async function againFrom(page: TablePage, goTo: GoTo, round: number): Promise<void> {
  const lies = page.game.getState().status === 'ready'
  // a game that is not on the table yet is taken up there
  if (!lies) page.opening.setState({ round })
  goTo('table')
  if (lies) await toRound(page, round)
}

/** Goes to the round for which a game was taken up, if it was for one. */
export async function toWishedRound(page: TablePage): Promise<void> {
  const { round } = page.opening.getState()
  if (round === undefined) return
  page.opening.setState({ round: undefined })
  await toRound(page, round)
}

async function toRound({ game, table }: TablePage, round: number): Promise<void> {
  const first = game.getState().places.findIndex((place) => place.round === round)
  if (first >= 0) await (await table()).session.playing.goTo(first)
}
