/** The tours of the games, without their stops: a page that offers a tour does not load these. */
import type { Tour } from '@questwright/rulebook'
import { rulebooks } from './rulebooks.ts'

/** The tours of the installed games, by the id of the game. */
const tours: readonly (readonly [game: string, tour: Tour])[] = Object.entries(rulebooks).flatMap(([game, { tour }]) =>
  tour === undefined ? [] : [[game, tour] as const],
)

/** A game with its sample for the tour. */
export interface TourOfGame {
  readonly game: string
  readonly sample: Tour
}

/** The tour of a game; of the first game with a tour where no single game is at hand, and undefined for a game without a tour. */
export function tourOf(game: string | undefined): TourOfGame | undefined {
  const found = game === undefined ? tours[0] : tours.find(([one]) => one === game)
  return found && { game: found[0], sample: found[1] }
}
