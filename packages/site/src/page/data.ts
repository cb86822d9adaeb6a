/** Loads the files of a site, each once. */
import type { PackBundle } from '@questwright/packs/types'
import type { Engine } from '@questwright/session'
import type { SiteData } from './site-types.ts'

/**
 * Loads a file.
 * @throws Error with a message for the user
 */
async function read<Value>(path: string): Promise<Value> {
  const response = await fetch(new URL(path, document.baseURI), { credentials: 'same-origin' }).catch(() => undefined)
  if (!response?.ok)
    throw new Error(
      `A file of this site could not be loaded (${path}). Load the page again; if that does not help, tell the owner of the site.`,
    )
  return (await response.json()) as Value
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

export const siteData = once(() => read<SiteData>('data/site.json'))
export const sitePacks = once(async () => read<readonly PackBundle[]>(`data/${(await siteData()).packs}`))
export const siteEngine = once(async () => read<Engine>(`data/${(await siteData()).engine}`))
