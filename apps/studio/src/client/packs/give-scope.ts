/** Changes the scope under which a pack is published. */
import { withPackName } from '@questwright/editing'
import { packName } from '@questwright/packs/browser'
import type { FileDeed } from '@questwright/workshop/page'
import type { PackState } from '../../api-types.ts'
import { getFile } from '../api.ts'
import { refreshLibrary, useLibrary } from '../library.ts'
import { applyChanges } from '../workspace.ts'
import { doDeed } from './registry.ts'

/**
 * Writes the scope into the name of a pack, and updates the dependencies of other packs in the workspace; the scope is remembered.
 * @param scope without the @ sign
 * @throws ApiError; no pack was changed then
 */
export async function giveScope(pack: PackState, scope: string): Promise<void> {
  const old = pack.bundle?.name ?? pack.pack
  const name = packName(scope, pack.bundle?.id ?? pack.pack)
  await doDeed({ do: 'scope', scope }, 'Noting your scope')
  const own = useLibrary.getState().packs?.packs.filter(({ kind }) => kind === 'own') ?? []
  const changes: FileDeed[] = []
  for (const one of own) {
    const { text, hash } = await getFile(one.pack, 'package.json')
    const changed = withPackName(text, one.pack === pack.pack ? name : undefined, old, name)
    if (changed !== undefined) changes.push({ do: 'write', pack: one.pack, path: 'package.json', text: changed, expected: hash })
  }
  await applyChanges(changes)
  await refreshLibrary()
}
