/** Finds exactly the packs with which a game was saved: among those in use, kept by this browser, or installed. */
import type { PackBundle } from '@questwright/packs/types'
import type { GameFile } from '@questwright/realm/web'
import type { TablePage } from '../page.tsx'

export interface SavedVersions {
  readonly packs: readonly PackBundle[]
  /** The packs that came from a registry and about whose publisher and content the user has not been informed. */
  readonly unseen: readonly { readonly name: string; readonly version: string }[]
  /** The packs that are not available; `other`: a pack with this name and version exists, but has different content. */
  readonly missing: readonly { readonly name: string; readonly version: string; readonly state: 'absent' | 'other' }[]
}

/** Looks for each pack that a saved game names. A pack with a different hash is not accepted. */
export async function savedVersions(
  saved: Pick<GameFile, 'packs'>,
  bundles: readonly PackBundle[],
  page: Pick<TablePage, 'shelf' | 'packs'>,
): Promise<SavedVersions> {
  const packs: PackBundle[] = []
  const unseen: SavedVersions['unseen'][number][] = []
  const missing: SavedVersions['missing'][number][] = []
  for (const wanted of saved.packs) {
    const isIt = (pack: PackBundle | undefined) => pack?.name === wanted.name && pack.hash === wanted.hash
    const kept = bundles.some(isIt) ? undefined : await page.shelf.packOf(wanted.hash).catch(() => undefined)
    const near = [...bundles, kept].find(isIt)
    // an error counts as not found
    const found = near ? undefined : await page.packs.exact(wanted).catch(() => undefined)
    if (near) packs.push(near)
    else if (found?.state === 'found' && found.bundle.hash === wanted.hash) {
      packs.push(found.bundle)
      if (found.seen === 'new') unseen.push({ name: wanted.name, version: wanted.version })
    } else missing.push({ name: wanted.name, version: wanted.version, state: found?.state === 'other' ? 'other' : 'absent' })
  }
  return { packs, unseen, missing }
}
