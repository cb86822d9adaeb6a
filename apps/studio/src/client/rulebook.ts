/** The rulebook for the forms and lists of a pack: that of its game, with the systems of the pack and of its dependencies. */
import type { Rulebook } from '@questwright/rulebook'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import type { PacksAnswer } from '../api-types.ts'
import { bundlesOf, useLibrary } from './library.ts'

/** The rulebook of a pack of the workspace. @param pack its id */
export function rulebookOfPack(pack: string): Rulebook {
  return rulebookAmong(useLibrary.getState().packs, pack)
}

/** As `rulebookOfPack`, as a hook: the component renders again when the rulebook of the pack changes. */
export function useRulebook(pack: string): Rulebook {
  return useLibrary((state) => rulebookAmong(state.packs, pack))
}

function rulebookAmong(answer: PacksAnswer | undefined, pack: string): Rulebook {
  return rulebookIn(answer?.packs.find((one) => one.pack === pack)?.bundle, bundlesOf(answer))
}
