import type { PackBundle } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { rulebookAt, rulebookIn } from '@questwright/workshop/rulebooks'
import { bundlesAtHand, type Workspace } from '@questwright/workshop/workspace'

/** The rulebook of a pack, with its systems and those of its dependencies; that of the default game if its manifest cannot be read. */
export async function rulebookOfPack(workspace: Workspace, pack: string): Promise<Rulebook> {
  const packs = await bundlesAtHand(workspace)
  const found: PackBundle | undefined = packs.get(pack)
  return found === undefined ? rulebookAt(undefined) : rulebookIn(found, [...packs.values()])
}
