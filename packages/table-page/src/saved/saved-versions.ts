/** The very packs with which a game was saved: in use, kept by this browser, or installed. */
import type { PackBundle } from '@questwright/packs/types'
import type { GameFile } from '@questwright/realm/web'
import type { TablePage } from '../page.tsx'

export interface SavedVersions {
  readonly packs: readonly PackBundle[]
  /** Those of them that came from a registry, and whose publisher and content the user was not shown yet. */
  readonly unseen: readonly { readonly name: string; readonly version: string }[]
  /** Those that cannot be had, and whether another content has their name and version. */
  readonly missing: readonly { readonly name: string; readonly version: string; readonly state: 'absent' | 'other' }[]
}

/** Looks for each of them; nothing that has another hash is taken. */
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
    // without an answer it is not here
    const found = near ? undefined : await page.packs.exact(wanted).catch(() => undefined)
    if (near) packs.push(near)
    else if (found?.state === 'found' && found.bundle.hash === wanted.hash) {
      packs.push(found.bundle)
      if (found.seen === 'new') unseen.push({ name: wanted.name, version: wanted.version })
    } else missing.push({ name: wanted.name, version: wanted.version, state: found?.state === 'other' ? 'other' : 'absent' })
  }
  return { packs, unseen, missing }
}
