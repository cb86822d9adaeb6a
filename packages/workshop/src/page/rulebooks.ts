/** The rulebooks of the games that this program plays: pages and servers hand them to the rooms that serve every game. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { Rulebook, Rulebooks } from '@questwright/rulebook'

export const rulebooks: Rulebooks = { [lcgRulebook.game]: lcgRulebook }

/** The rulebook of a game; that of the usual one where no game is named, or one that is not here. */
export function rulebookAt(game: string | undefined): Rulebook {
  return (game !== undefined && Object.hasOwn(rulebooks, game) ? rulebooks[game] : undefined) ?? lcgRulebook
}
