/** Goes to a round of a finished game, to play it again from there with new dice. */
import type { GoTo, TablePage } from '../page.tsx'
import { goToGame } from './go-to-game.ts'

/**
 * The words of the button that starts again from a round.
 * @param counts what the game calls it: "round", "turn"
 */
export const againWords = (round: number, counts: string): string => `Again from ${counts} ${round}, new dice`

/**
 * From the start page, resumes a kept game on the table and goes to the first decision of a round. The later decisions stay as a branch.
 * @param game the id of the kept game
 */
export async function againFrom(page: TablePage, goTo: GoTo, game: string, round: number): Promise<void> {
  const { status, game: lies } = page.game.getState()
  if (status === 'ready' && lies === game) {
    goTo('table')
    await toRound(page, round)
    return
  }
  // the page of the table reads this when it has resumed the game, and goes to the round
  page.opening.setState({ round })
  await goToGame(page, goTo, game)
}

/** Goes to the round that was requested before the game was resumed, if one was requested. */
export async function toWishedRound(page: TablePage): Promise<void> {
  const { round } = page.opening.getState()
  if (round === undefined) return
  page.opening.setState({ round: undefined })
  await toRound(page, round)
}

/** Goes to the first decision of a round of the game on the table. Does nothing for a round without a decision. */
export async function toRound({ game, table }: Pick<TablePage, 'game' | 'table'>, round: number): Promise<void> {
  const first = firstOf(game.getState().places, round)
  if (first !== undefined) await (await table()).session.playing.againFrom(first)
}

/** The index of the first decision of a round; undefined where no decision was made in it. */
export function firstOf(places: readonly { readonly round: number }[], round: number): number | undefined {
  const first = places.findIndex((place) => place.round === round)
  return first < 0 ? undefined : first
}
