/** Which rulebook the forms and lists of a pack read: that of its game. */
import { entryIn, type Rulebook } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { useLibrary } from './library.ts'

/** The rulebook of a game; of a pack whose game is not known yet that of the first game that is here. */
export function rulebookOf(game: string | undefined): Rulebook {
  return entryIn(rulebooks, game) ?? (Object.values(rulebooks)[0] as Rulebook)
}

/** The rulebook of a pack of the workspace. @param pack its id */
export function rulebookOfPack(pack: string): Rulebook {
  return rulebookOf(useLibrary.getState().packs?.packs.find((one) => one.pack === pack)?.bundle?.game)
}

/** The same for a component: it is drawn anew when the game of the pack changes. */
export function useRulebook(pack: string): Rulebook {
  return rulebookOf(useLibrary((state) => state.packs?.packs.find((one) => one.pack === pack)?.bundle?.game))
}
