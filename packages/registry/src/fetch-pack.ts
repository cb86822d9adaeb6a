/** Downloads one version of a pack from a registry: checks its hash, unpacks it with limits, and compares it with its manifest. */
import { builtManifestPath } from '@questwright/packs'
import { integrityOf } from './build.ts'
import type { Connection, ConnectionOptions } from './connection.ts'
import { fetchBytes } from './fetch.ts'
import { installedVersion } from './installed.ts'
import { readLock } from './lock.ts'
import { checkName, checkVersion } from './names.ts'
import { fetchPackument, type PackVersion } from './packument.ts'
import { placeStaged, type Receipt, receiptWhenWhole, sha256, stagePack, sweepPacks } from './place-pack.ts'
import { placesOf } from './places.ts'
import { withRegistries } from './registries.ts'
import { RegistryTrouble } from './trouble.ts'
import { inTurn } from './turns.ts'
import { readTarball, unpackLimits } from './unpack.ts'
import { type Expected, verifyPack } from './verify.ts'

/** The data about a version in a lockfile or from a registry. */
export type Wanted = Expected & {
  /** The path below the address of the registry. */
  readonly resolved: string
  readonly integrity: string
  /** The publisher, if the registry names one; lockfiles do not. */
  readonly publisher?: string
  readonly published?: string
}

/** A verified version in a temporary folder, ready to be moved to its final folder. */
export type StagedPack = Wanted & {
  readonly receipt: Receipt
  /** Undefined if the version is installed already. */
  readonly folder: string | undefined
}

/** Downloads a tarball, and refuses one with another hash. @throws RegistryTrouble */
export async function fetchTarball(connection: Connection, { name, version, resolved, integrity }: Wanted): Promise<Buffer> {
  const what = `fetch ${name} ${version}`
  const bytes = await fetchBytes(connection, new URL(resolved, connection.url).href, what, unpackLimits.packedBytes)
  if (integrityOf(bytes) === integrity) return bytes
  throw new RegistryTrouble(
    'registry/integrity',
    `Cannot ${what}: the downloaded file differs from the announced one (in its sha512).`,
    'Nothing was installed. Try again; if it stays so, tell whoever runs the registry, and do not use the file.',
  )
}

/**
 * Downloads a version into a temporary folder of the workspace.
 * @throws RegistryTrouble; nothing is left behind then
 */
export async function stageVersion(connection: Connection, wanted: Wanted): Promise<StagedPack> {
  const places = placesOf(connection.workspace)
  const there = receiptWhenWhole(places, wanted.name, wanted.version)
  if (there?.integrity === wanted.integrity) return { ...wanted, receipt: there, folder: undefined }
  const bytes = await fetchTarball(connection, wanted)
  const files = await readTarball(bytes, connection.signal)
  const manifest = verifyPack(files, wanted)
  const receipt = {
    integrity: wanted.integrity,
    hash: manifest.hash,
    manifest: sha256(files.get(builtManifestPath) as Buffer),
    ...(wanted.publisher === undefined ? {} : { publisher: wanted.publisher }),
    ...(wanted.published === undefined ? {} : { published: wanted.published }),
  }
  return { ...wanted, receipt, folder: stagePack(places, files) }
}

/**
 * Moves staged versions to their final folders: all of them, or none.
 * @param commit runs when all are moved; if it fails, the moves are undone
 */
export function placeAll(workspace: string, staged: readonly StagedPack[], commit: () => void): void {
  const places = placesOf(workspace)
  const undo: (() => void)[] = []
  try {
    for (const { name, version, folder, receipt } of staged)
      if (folder !== undefined) undo.push(placeStaged(places, name, version, folder, receipt))
    commit()
  } catch (error) {
    for (const back of undo.reverse()) back()
    throw error
  } finally {
    sweepPacks(places)
  }
}

/**
 * The folder of exactly this version, for games that name it. A missing version is downloaded and kept next to the version in use.
 * @throws RegistryTrouble when no registry has it
 */
export async function fetchVersion(workspace: string, name: string, version: string, options: ConnectionOptions): Promise<string> {
  checkName(name)
  checkVersion(version)
  const here = installedVersion(workspace, name, version)
  if (here !== undefined) return here
  return inTurn(workspace, 'installing', () =>
    withRegistries(workspace, options, async ({ homeOf, at }) => {
      const connection = await at(homeOf(name))
      const locked = readLock(workspace).packs[name]
      const found =
        locked?.version === version
          ? { ...locked, name, dependencies: locked.dependencies ?? {} }
          : await findVersion(connection, name, version)
      const staged = await stageVersion(connection, found)
      placeAll(workspace, [staged], () => {})
      return installedVersion(workspace, name, version) as string
    }),
  )
}

/** The data of one version from the registry. @throws RegistryTrouble when there is no such version that can be used here */
export async function findVersion(connection: Connection, name: string, version: string): Promise<PackVersion> {
  const found = (await fetchPackument(connection, name)).versions.find((one) => one.version === version)
  if (found !== undefined && found.unfit === undefined) return found
  throw new RegistryTrouble(
    'registry/not-found',
    `The registry has no ${name} ${version} that can be used here.`,
    'Name another registry with --registry, or take a version that is installed.',
  )
}
