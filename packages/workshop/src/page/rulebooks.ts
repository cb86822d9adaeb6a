/** The rulebooks of the games that this program plays: pages and servers hand them to the rooms that serve every game. */
import { duelRulebook } from '@questwright/duel/rulebook'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { entryIn, type Rulebook, type Rulebooks, usualRulebook } from '@questwright/rulebook'

const known = { lcg: lcgRulebook, duel: duelRulebook } as const satisfies Rulebooks

/** A game that this program plays. */
export type GameId = keyof typeof known

/** By the ids of their games; the first is the usual one. */
export const rulebooks: Rulebooks = known

/** The rulebook of a game; that of the usual one where no game is named, or one that is not here. */
export function rulebookAt(game: string | undefined): Rulebook {
  return entryIn(rulebooks, game) ?? usualRulebook(rulebooks)
}
