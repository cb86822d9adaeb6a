import { readManifest } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import { Refusal } from '@questwright/workshop/refusal'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import type { Workspace } from '@questwright/workshop/workspace'

/** The rulebook of a pack's game; that of the usual game where its manifest cannot be read. */
export async function rulebookOfPack(workspace: Workspace, pack: string): Promise<Rulebook> {
  try {
    const { text } = await workspace.readFile(pack, 'package.json')
    const read = readManifest(JSON.parse(text))
    return rulebookAt('manifest' in read ? read.manifest.game : undefined)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Refusal) return rulebookAt(undefined)
    throw error
  }
}
