/** Searches the packs of a registry. */
import { compareText } from '@questwright/packs'
import { isPackageName } from '@questwright/packs/installed'
import { z } from 'zod'
import { packKeyword } from './build.ts'
import type { Connection } from './connection.ts'
import { fetchJson } from './fetch.ts'
import { fetchPackument, type PackVersion } from './packument.ts'
import { RegistryTrouble } from './trouble.ts'

export interface FoundOnRegistry extends PackVersion {
  /** All versions that can be installed here, the newest first. */
  readonly versions: readonly string[]
}

const pageSize = 250
const mostFound = 1_000
const atOnce = 8
const anyPack = '@questwright/any-pack'

const page = z.looseObject({
  objects: z.array(z.looseObject({ package: z.looseObject({ name: z.string(), keywords: z.array(z.unknown()).optional() }) })),
})

/**
 * Searches packs.
 * @param words all of them must occur in name, description, author, publisher, kinds, languages or status; without words, every pack
 * matches
 * @param onProgress called with the number of packs read so far and in all
 * @returns packs by name, each in its version tagged `latest` if this program can use that one, else in the newest version that it can use
 * @throws RegistryTrouble
 */
export async function searchPacks(
  connection: Connection,
  words: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<readonly FoundOnRegistry[]> {
  const names = await packNames(connection)
  const found: FoundOnRegistry[] = []
  for (let i = 0; i < names.length; i += atOnce) {
    const some = names.slice(i, i + atOnce)
    const packuments = await Promise.all(some.map((name) => fetchPackument(connection, name).catch(unlessGone)))
    for (const packument of packuments) {
      const fit = packument?.versions.filter(({ unfit }) => unfit === undefined) ?? []
      const newest = fit.find(({ version }) => version === packument?.tags.latest) ?? fit[0]
      if (newest) found.push({ ...newest, versions: fit.map(({ version }) => version) })
    }
    onProgress(Math.min(i + atOnce, names.length), names.length)
  }
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return found
    .filter((one) => wanted.every((word) => searchText(one).includes(word)))
    .sort((one, other) => compareText(one.name, other.name))
}

const searchText = ({ name, description, author, publisher, kinds, languages, status }: FoundOnRegistry): string =>
  [name, description, author, publisher, status, ...kinds, ...languages].join(' ').toLowerCase()

/** Skips a pack that was removed after the listing, or that cannot be read. */
function unlessGone(error: unknown): undefined {
  if (error instanceof RegistryTrouble && ['registry/not-found', 'registry/lies'].includes(error.code)) return undefined
  throw error
}

/** The names of all packs: large registries can search by keyword; small ones cannot, and list everything. */
async function packNames(connection: Connection): Promise<readonly string[]> {
  const byKeyword = await listed(connection, `keywords:${packKeyword}`)
  if (byKeyword.length > 0) return byKeyword
  const all = await listed(connection, '').catch((error: unknown) => {
    if (error instanceof RegistryTrouble && error.code === 'registry/failed') return []
    throw error
  })
  if (all.length === 0 && connection.credentials === undefined) await refuseWithoutLogin(connection)
  return all
}

/**
 * Throws if the registry hides its packs from users who are not logged in: such a registry returns an empty list, and refuses each request
 * for a pack, whether the pack exists or not.
 */
async function refuseWithoutLogin(connection: Connection): Promise<void> {
  await fetchPackument(connection, anyPack).catch((error: unknown) => {
    if (!(error instanceof RegistryTrouble) || !['registry/unauthorized', 'registry/forbidden'].includes(error.code)) return
    throw new RegistryTrouble(
      'registry/unauthorized',
      `The registry ${connection.url} shows its packs only to users who are logged in, and nobody is logged in.`,
      'Log in with qw pack login.',
      { cause: error },
    )
  })
}

async function listed(connection: Connection, text: string): Promise<readonly string[]> {
  const names = new Set<string>()
  for (let from = 0; from < mostFound; from += pageSize) {
    const answer = page.safeParse(
      await fetchJson(connection, `-/v1/search?text=${encodeURIComponent(text)}&size=${pageSize}&from=${from}`, 'search'),
    )
    if (!answer.success)
      throw new RegistryTrouble(
        'registry/no-search',
        'The registry does not answer a search as npm registries do.',
        'Install by name, or name another registry.',
      )
    const { objects } = answer.data
    const before = names.size
    for (const { package: one } of objects) if (one.keywords?.includes(packKeyword) && isPackageName(one.name)) names.add(one.name)
    if (objects.length < pageSize || (text !== '' && names.size === before)) break
  }
  return [...names].sort(compareText).slice(0, mostFound)
}
