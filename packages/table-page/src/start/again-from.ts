/** To a round of an ended game, to play it again from there with new dice. */
import type { GoTo, TablePage } from '../page.tsx'
import { goToGame } from './go-to-game.ts'

/** The words of the button that starts again from a round. */
export const againWords = (round: number): string => `Again from round ${round}, new dice`

/** From the start page to the table with a kept game, and there to the first decision of a round. The later decisions stay as a branch. @param game its id */
export async function againFrom(page: TablePage, goTo: GoTo, game: string, round: number): Promise<void> {
  const { status, game: lies } = page.game.getState()
  if (status === 'ready' && lies === game) {
    goTo('table')
    await toRound(page, round)
    return
  }
  // it goes to the round as soon as it is taken up
  page.opening.setState({ round })
  await goToGame(page, goTo, game)
}

/** Goes to the round for which a game was taken up, if it was for one. */
export async function toWishedRound(page: TablePage): Promise<void> {
  const { round } = page.opening.getState()
  if (round === undefined) return
  page.opening.setState({ round: undefined })
  await toRound(page, round)
}

/** The same for the game that is at the table already. Does nothing for a round without a decision. */
export async function toRound({ game, table }: Pick<TablePage, 'game' | 'table'>, round: number): Promise<void> {
  const first = firstOf(game.getState().places, round)
  if (first !== undefined) await (await table()).session.playing.againFrom(first)
}

/** The first decision of a round, by its number; undefined where none was made in it. */
export function firstOf(places: readonly { readonly round: number }[], round: number): number | undefined {
  const first = places.findIndex((place) => place.round === round)
  return first < 0 ? undefined : first
}
