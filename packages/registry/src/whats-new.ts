/** Finds newer versions of installed packs, and what changes with them. */
import { diffPacks, loadPack, type PackBundle, type PackDiff, type PackFiles, readPackFolder } from '@questwright/packs'
import semver from 'semver'
import type { Connection } from './connection.ts'
import { fetchTarball, findVersion } from './fetch-pack.ts'
import { installedVersion } from './installed.ts'
import { readLock } from './lock.ts'
import { isTag } from './names.ts'
import { fetchPackument } from './packument.ts'
import type { Registries } from './registries.ts'
import { RegistryTrouble } from './trouble.ts'
import { readTarball } from './unpack.ts'
import { textsOf, verifyPack } from './verify.ts'

export interface OutdatedPack {
  readonly name: string
  readonly installed: string
  /** The newest version that an update would choose; the installed one if there is none. */
  readonly inRange: string
  /** The version tagged `latest` if this program can use it; otherwise the newest usable stable version; otherwise the installed version. */
  readonly latest: string
  /** `wanted`: requested by the user; `needed`: a dependency of another pack. */
  readonly because: 'wanted' | 'needed'
}

/** Installed packs that have newer versions in their registries, by name. @throws RegistryTrouble */
export async function outdatedPacks({ workspace, homeOf, at }: Registries): Promise<readonly OutdatedPack[]> {
  const { packs, wanted } = readLock(workspace)
  const found: OutdatedPack[] = []
  for (const [name, { version }] of Object.entries(packs)) {
    const { versions, tags } = await fetchPackument(await at(homeOf(name)), name)
    const fit = versions.filter(({ unfit }) => unfit === undefined).map((one) => one.version)
    const stable = fit.filter((one) => semver.prerelease(one) === null)
    const latest = fit.find((one) => one === tags.latest) ?? stable[0] ?? version
    const asks = [wanted[name], ...Object.values(packs).map(({ dependencies }) => dependencies?.[name])].filter(
      (range) => range !== undefined,
    )
    const inRange = fit.find((one) => asks.every((range) => isTag(range) || semver.satisfies(one, range))) ?? version
    if (semver.gt(latest, version) || semver.gt(inRange, version))
      found.push({
        name,
        installed: version,
        inRange: semver.gt(inRange, version) ? inRange : version,
        latest,
        because: wanted[name] === undefined ? 'needed' : 'wanted',
      })
  }
  return found
}

/**
 * The changes between two versions, in the game's terms.
 * @throws RegistryTrouble when one of them is not available
 */
export async function whatsNew(connection: Connection, name: string, from: string, to: string): Promise<PackDiff> {
  return diffPacks(await bundleOfVersion(connection, name, from), await bundleOfVersion(connection, name, to), connection.rulebooks)
}

/** A version as a bundle, from the workspace or from the registry, without installing it. @throws RegistryTrouble */
export async function bundleOfVersion(connection: Connection, name: string, version: string): Promise<PackBundle> {
  const folder = installedVersion(connection.workspace, name, version)
  const { bundle, problems } = loadPack(
    folder === undefined ? await filesOfVersion(connection, name, version) : readPackFolder(folder),
    connection.rulebooks,
  )
  if (bundle) return bundle
  throw new RegistryTrouble(
    'install/broken',
    `${name} ${version} cannot be read: ${problems[0]?.message ?? 'its package.json is broken'}`,
    'Take another version.',
  )
}

async function filesOfVersion(connection: Connection, name: string, version: string): Promise<PackFiles> {
  const found = await findVersion(connection, name, version)
  const files = await readTarball(await fetchTarball(connection, found), connection.signal)
  verifyPack(files, found)
  return textsOf(files)
}
