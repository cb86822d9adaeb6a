/** Changes the scope under which a pack is published. */
import { packName } from '@questwright/packs/browser'
import type { FileDeed } from '@questwright/workshop/page'
import type { PackState } from '../../api-types.ts'
import { getFile } from '../api.ts'
import { refreshLibrary, useLibrary } from '../library.ts'
import { applyChanges } from '../workspace.ts'
import { doDeed } from './registry.ts'

type Manifest = { readonly name?: unknown; readonly dependencies?: { readonly [name: string]: string } } & {
  readonly [field: string]: unknown
}

/**
 * Writes the scope into the name of a pack, and updates the dependencies of other packs in the workspace; the scope is remembered.
 * @param scope without the @ sign
 * @throws ApiError; nothing was changed then
 */
export async function giveScope(pack: PackState, scope: string): Promise<void> {
  const old = pack.bundle?.name ?? pack.pack
  const name = packName(scope, pack.bundle?.id ?? pack.pack)
  await doDeed({ do: 'scope', scope }, 'Noting your scope')
  const own = useLibrary.getState().packs?.packs.filter(({ kind }) => kind === 'own') ?? []
  const changes: FileDeed[] = []
  for (const one of own) {
    const { text, hash } = await getFile(one.pack, 'package.json')
    const changed = withName(JSON.parse(text) as Manifest, one.pack === pack.pack ? name : undefined, old, name)
    if (changed)
      changes.push({ do: 'write', pack: one.pack, path: 'package.json', text: `${JSON.stringify(changed, null, 2)}\n`, expected: hash })
  }
  await applyChanges(changes)
  await refreshLibrary()
}

/** @returns undefined where the manifest does not change */
export function withName(manifest: Manifest, own: string | undefined, old: string, name: string): Manifest | undefined {
  const needs = manifest.dependencies !== undefined && Object.hasOwn(manifest.dependencies, old)
  if (own === undefined && !needs) return undefined
  const renamed = Object.entries(manifest.dependencies ?? {}).map(([needed, range]) => [needed === old ? name : needed, range] as const)
  return {
    ...manifest,
    ...(own === undefined ? {} : { name: own }),
    ...(needs ? { dependencies: Object.fromEntries(renamed) } : {}),
  }
}
