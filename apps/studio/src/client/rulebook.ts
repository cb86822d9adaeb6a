/** Which rulebook the forms and lists of a pack read: that of its game. */
import type { Rulebook } from '@questwright/rulebook'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { useLibrary } from './library.ts'

/** The rulebook of a pack of the workspace. @param pack its id */
export function rulebookOfPack(pack: string): Rulebook {
  return rulebookAt(useLibrary.getState().packs?.packs.find((one) => one.pack === pack)?.bundle?.game)
}

/** The same for a component: it is drawn anew when the game of the pack changes. */
export function useRulebook(pack: string): Rulebook {
  return rulebookAt(useLibrary((state) => state.packs?.packs.find((one) => one.pack === pack)?.bundle?.game))
}
