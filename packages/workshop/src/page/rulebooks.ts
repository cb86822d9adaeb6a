/** The rulebooks of the games that this program plays: pages and servers hand them to the rooms that serve every game. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { entryIn, type Rulebook, type Rulebooks } from '@questwright/rulebook'

export const rulebooks: Rulebooks = { [lcgRulebook.game]: lcgRulebook }

/** The rulebook of a game; that of the usual one where no game is named, or one that is not here. */
export function rulebookAt(game: string | undefined): Rulebook {
  return entryIn(rulebooks, game) ?? lcgRulebook
}
