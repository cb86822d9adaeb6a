import { rulebookOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { entryIn, type Rulebook, type Rulebooks } from '@questwright/rulebook'

/**
 * The modes of a game by the names that a pack's own files use. A rulebook of all packs has another name, `pack:mode`, for a mode that two of them
 * define.
 * @param pack the pack of a scenario; where it is missing, the modes are those of the game without packs
 */
export function modesOfPack(
  { pack, game }: { readonly pack: string; readonly game: string | undefined },
  packs: readonly PackOutline[],
  rulebooks: Rulebooks,
): Rulebook['modes'] {
  const own = packs.find(({ id }) => id === pack)
  const rulebook = own && entryIn(rulebooks, own.game) ? rulebookOfPack(own, packs, rulebooks) : entryIn(rulebooks, game)
  return rulebook?.modes ?? {}
}
