/** The title of a pack of the workspace, by its id. */
import { titleFromId, titleOfState } from '@questwright/packs/browser'
import { useLibrary } from '../library.ts'

/** @param pack as in `PackState`, or its id */
export function titleOf(pack: string): string {
  const state = useLibrary.getState().packs?.packs.find((one) => one.pack === pack || one.bundle?.id === pack)
  return state ? titleOfState(state) : titleFromId(pack)
}
