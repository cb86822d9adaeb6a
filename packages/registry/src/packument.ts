/** Reads the document of a package from a registry. All of it is validated, because anyone may run a registry. */
import { compareText, type Manifest, newestApi, readManifest } from '@questwright/packs'
import { isPackageName } from '@questwright/packs/installed'
import semver from 'semver'
import { z } from 'zod'
import type { Connection } from './connection.ts'
import { fetchJson } from './fetch.ts'
import { isIntegrity, isResolved } from './lock-parts.ts'
import { checkName, short } from './names.ts'
import { RegistryTrouble } from './trouble.ts'

const mostVersions = 5_000
const person = z.union([z.string(), z.looseObject({ name: z.string().optional(), username: z.string().optional() })])
const ranges = z.record(z.string(), z.string())

const versionShape = z.looseObject({
  name: z.string(),
  version: z.string(),
  description: z.string().optional(),
  license: z.unknown().optional(),
  author: z.unknown().optional(),
  deprecated: z.unknown().optional(),
  questwright: z.unknown().optional(),
  dependencies: ranges.optional(),
  _npmUser: z.unknown().optional(),
  maintainers: z.unknown().optional(),
  dist: z.looseObject({ tarball: z.string(), integrity: z.string().optional(), unpackedSize: z.number().optional() }),
})

const shape = z.looseObject({
  name: z.string(),
  'dist-tags': ranges.default({}),
  versions: z.record(z.string(), z.unknown()),
  time: z.record(z.string(), z.unknown()).optional(),
  maintainers: z.unknown().optional(),
})

/** The data of a pack in a package.json; it must be the same in the registry's document and in the tarball. */
export interface SaidOfPack {
  readonly description: string
  readonly licence: string
  readonly author: string
  readonly status: string
  readonly kinds: readonly string[]
  readonly languages: readonly string[]
  readonly credits: readonly string[]
  readonly api: number
  /** Ranges by name, engine packages included. */
  readonly dependencies: { readonly [name: string]: string }
}

/** One version, as announced by the registry. It is not verified until the tarball is downloaded. */
export interface PackVersion extends SaidOfPack {
  readonly name: string
  readonly version: string
  /** The publisher, according to the registry, or according to the publisher's own data if the registry does not record it. */
  readonly publisher: string
  readonly maintainers: readonly string[]
  /** ISO date; empty if the registry does not give it. */
  readonly published: string
  /** The author's deprecation message; undefined for a version that is not deprecated. */
  readonly deprecated?: string
  readonly integrity: string
  /** The path of the tarball below the address of the registry, without a host. */
  readonly resolved: string
  /** Why it cannot be installed here; undefined if it can. */
  readonly unfit?: 'newer-api' | 'other-game' | 'no-pack' | 'broken'
  /** The id of its game; empty if the data gives no valid id, and for a pack that is shipped with the program. */
  readonly game: string
}

export interface Packument {
  readonly name: string
  readonly tags: { readonly [tag: string]: string }
  /** The newest version first. */
  readonly versions: readonly PackVersion[]
}

/**
 * Requests all versions of a pack.
 * @throws RegistryTrouble when there is none, or when the answer is broken, too long or about another package
 */
export async function fetchPackument(connection: Connection, name: string): Promise<Packument> {
  checkName(name)
  const value = await fetchJson(connection, name.replace('/', '%2f'), `look up ${name}`)
  const read = shape.safeParse(value)
  const broken = (what: string) =>
    new RegistryTrouble(
      'registry/lies',
      `The data of the registry about ${name} cannot be used: ${what}.`,
      'Nothing was installed. Tell whoever runs the registry.',
    )
  if (!read.success) throw broken(`${read.error.issues[0]?.path.join('.')} is missing or wrong`)
  const { name: said, versions, time = {}, maintainers } = read.data
  if (said !== name) throw broken(`it is about ${short(said)}`)
  const keys = Object.keys(versions)
  if (keys.length > mostVersions) throw broken(`it has more than ${mostVersions} versions`)
  const known = keys.flatMap((key) =>
    semver.valid(key) === key ? [readVersion(connection, name, key, versions[key], time, maintainers)] : [],
  )
  const tags = Object.fromEntries(
    Object.entries(read.data['dist-tags']).filter(([, version]) => known.some((one) => one.version === version)),
  )
  return {
    name,
    tags,
    versions: known.sort((one, other) => semver.rcompare(one.version, other.version) || compareText(one.version, other.version)),
  }
}

function readVersion(
  connection: Connection,
  name: string,
  version: string,
  value: unknown,
  time: { readonly [version: string]: unknown },
  maintainers: unknown,
): PackVersion {
  const read = versionShape.safeParse(value)
  const unread = { name, version, ...nothingSaid, publisher: '', maintainers: [], published: '', integrity: '', resolved: '', game: '' }
  if (!read.success || read.data.name !== name || read.data.version !== version) return { ...unread, unfit: 'broken' }
  const { data } = read
  const resolved = resolvedBelow(connection.url, data.dist.tarball)
  const said = saidOfPack(value)
  const isPack = typeof data.questwright === 'object' && data.questwright !== null
  const manifest = manifestIn(value)
  const isOtherGame = manifest !== undefined && !Object.hasOwn(connection.rulebooks, manifest.game)
  const fits = manifest !== undefined && !isOtherGame && resolved !== undefined && isIntegrity(data.dist.integrity ?? '')
  const why = said.api > newestApi ? 'newer-api' : isOtherGame ? 'other-game' : isPack ? 'broken' : 'no-pack'
  const when = Object.hasOwn(time, version) ? time[version] : undefined
  return {
    ...unread,
    ...said,
    publisher: nameOf(data._npmUser),
    maintainers: namesOf(data.maintainers ?? maintainers),
    published: typeof when === 'string' && !Number.isNaN(Date.parse(when)) ? new Date(when).toISOString() : '',
    // npm removes a deprecation by setting an empty text
    ...(typeof data.deprecated === 'string' && data.deprecated !== '' ? { deprecated: short(data.deprecated, 500) } : {}),
    integrity: data.dist.integrity ?? '',
    resolved: resolved ?? '',
    game: short(manifest?.game ?? ''),
    ...(fits ? {} : { unfit: why }),
  }
}

const nothingSaid: SaidOfPack = {
  description: '',
  licence: '',
  author: '',
  status: '',
  kinds: [],
  languages: [],
  credits: [],
  api: 0,
  dependencies: {},
}

const saidShape = z.looseObject({
  description: z.string().optional().catch(undefined),
  license: z.string().optional().catch(undefined),
  author: z.unknown().optional(),
  questwright: z
    .looseObject({ api: z.number().catch(0) })
    .optional()
    .catch(undefined),
  dependencies: ranges.optional().catch(undefined),
})

function manifestIn(packageJson: unknown): Manifest | undefined {
  const read = readManifest(packageJson as Parameters<typeof readManifest>[0])
  return 'manifest' in read ? read.manifest : undefined
}

/** Reads these fields of a package.json, shortened for messages; a missing or invalid field is empty. */
export function saidOfPack(packageJson: unknown): SaidOfPack {
  const read = saidShape.safeParse(packageJson)
  if (!read.success) return nothingSaid
  const { description = '', license = '', author, questwright, dependencies = {} } = read.data
  const manifest = manifestIn(packageJson)
  return {
    description: short(description, 500),
    licence: short(license),
    author: nameOf(author),
    status: manifest?.status ?? '',
    kinds: (manifest?.kinds ?? []).map((one) => short(one)),
    languages: (manifest?.languages ?? []).map((one) => short(one)),
    credits: (manifest?.credits ?? []).map((one) => short(`${one.name} (${one.for})`)),
    api: questwright?.api ?? 0,
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([one]) => isPackageName(one))
        .sort(([one], [other]) => compareText(one, other)),
    ),
  }
}

/** The path of a tarball below the registry's address. The host in its URL is ignored, so that a registry cannot redirect the download. */
function resolvedBelow(registry: string, tarball: string): string | undefined {
  if (!URL.canParse(tarball)) return undefined
  const { pathname } = new URL(tarball)
  const base = new URL(registry).pathname
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
  return isResolved(path) ? path : undefined
}

function nameOf(value: unknown): string {
  const read = person.safeParse(value)
  if (!read.success) return ''
  return short(typeof read.data === 'string' ? read.data : (read.data.name ?? read.data.username ?? ''))
}

function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value
        .slice(0, 50)
        .map(nameOf)
        .filter((one) => one !== '')
    : []
}
