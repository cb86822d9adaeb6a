/** Installs, updates and uninstalls packs in a workspace. */
import { compareText, packId } from '@questwright/packs'
import { type ShippedPack, shippedPacks } from '@questwright/packs/shipped'
import semver from 'semver'
import type { Connection, ConnectionOptions } from './connection.ts'
import { placeAll, type StagedPack, stageVersion, type Wanted } from './fetch-pack.ts'
import { ownPacks } from './installed.ts'
import { type Lock, type LockedPack, readLock, writeLock } from './lock.ts'
import { enginePackages, isTag, readSpec } from './names.ts'
import { fetchPackument, type Packument, type PackVersion } from './packument.ts'
import { removeVersion, sweepPacks } from './place-pack.ts'
import { placesOf } from './places.ts'
import { withRegistries } from './registries.ts'
import { resolvePacks } from './resolve.ts'
import type { RegistryChoice } from './settings.ts'
import { RegistryTrouble } from './trouble.ts'
import { inTurn } from './turns.ts'

/** The progress of an installation, for display. */
export interface InstallProgress {
  readonly doing: 'resolving' | 'fetching' | 'placing'
  readonly done: number
  readonly all: number
  /** The name of the pack that is being resolved, or that was downloaded last. */
  readonly name?: string
}

export interface InstallOptions extends ConnectionOptions {
  /** The folder of the packs that are shipped with the program: these need not come from a registry. */
  readonly content?: string
  readonly onProgress?: (progress: InstallProgress) => void
}

export interface InstallChange {
  readonly name: string
  readonly id: string
  /** The version before; undefined for a pack that was not installed. */
  readonly from?: string
  readonly to?: string
  /** The registry from which it came; undefined for a pack that was removed. */
  readonly registry?: RegistryChoice
  /** The author's deprecation message; undefined if the version is not deprecated, or if no request was sent to a registry. */
  readonly deprecated?: string
}

export interface InstallResult {
  readonly changes: readonly InstallChange[]
  readonly lock: Lock
}

const atOnce = 4

/**
 * Installs packs with their dependencies, and writes the lockfile. Without names, it installs exactly the versions in the lockfile. If
 * anything fails, the workspace stays as before.
 * @param specs such as `@you/fen`, `@you/fen@1.2.0`, `@you/fen@^1`
 * @throws RegistryTrouble
 */
export async function installPacks(workspace: string, specs: readonly string[], options: InstallOptions): Promise<InstallResult> {
  return inTurn(workspace, 'installing', async () => {
    if (specs.length === 0) return installLocked(workspace, options)
    const before = readLock(workspace)
    const asked = Object.fromEntries(specs.map(readSpec).map(({ name, range }) => [name, range]))
    for (const name of Object.keys(asked))
      if (enginePackages.has(name))
        throw new RegistryTrouble(
          'install/engine',
          `${name} belongs to Questwright itself.`,
          'It comes with the program: there is nothing to install.',
        )
    const wanted = { ...before.wanted, ...asked }
    const prefer = versionsIn(before, (name) => !Object.hasOwn(asked, name))
    return resolveAndInstall(workspace, before, wanted, prefer, options)
  })
}

/**
 * Moves installed packs to newer versions.
 * @param names the packs to update; all if empty
 * @param reach `range`: to the newest version in the requested range; `latest`: to the newest version, whatever the range
 */
export async function updatePacks(
  workspace: string,
  names: readonly string[],
  reach: 'range' | 'latest',
  options: InstallOptions,
): Promise<InstallResult> {
  return inTurn(workspace, 'installing', async () => {
    const before = readLock(workspace)
    for (const name of names) if (!Object.hasOwn(before.packs, name)) throw notInstalled(name, before)
    const moves = (name: string): boolean => names.length === 0 || names.includes(name)
    const wanted = Object.fromEntries(
      Object.entries(before.wanted).map(([name, range]) => [name, reach === 'latest' && moves(name) ? 'latest' : range]),
    )
    // a pack that was installed as a dependency follows the range of the pack that depends on it
    const prefer = versionsIn(before, (name) => !moves(name))
    return resolveAndInstall(workspace, before, wanted, prefer, options)
  })
}

/**
 * Removes packs from the workspace, with dependencies that no other pack needs.
 * @param versions `remove` deletes all their versions; `keep` leaves them for saved games
 * @throws RegistryTrouble when one of them is not installed, or another installed pack depends on it
 */
export async function uninstallPacks(
  workspace: string,
  names: readonly string[],
  versions: 'remove' | 'keep' = 'remove',
): Promise<InstallResult> {
  return inTurn(workspace, 'installing', async () => {
    const before = readLock(workspace)
    for (const name of names) {
      if (!Object.hasOwn(before.packs, name)) throw notInstalled(name, before)
      const needing = Object.entries(before.packs).filter(
        ([other, { dependencies }]) => !names.includes(other) && Object.hasOwn(dependencies ?? {}, name),
      )
      const [first] = needing
      if (first)
        throw new RegistryTrouble(
          'uninstall/needed',
          `${name} cannot be uninstalled: ${needing.map(([other, { version }]) => `${other} ${version}`).join(' and ')} ${needing.length === 1 ? 'needs' : 'need'} it.`,
          `Uninstall ${needing.length === 1 ? first[0] : 'those'} as well.`,
        )
    }
    const wanted = Object.fromEntries(Object.entries(before.wanted).filter(([name]) => !names.includes(name)))
    const needed = reachable(before, Object.keys(wanted))
    const lock: Lock = { ...before, wanted, packs: Object.fromEntries(Object.entries(before.packs).filter(([name]) => needed.has(name))) }
    writeLock(workspace, lock)
    const changes = changesBetween(before, lock)
    if (versions === 'remove') for (const { name, from } of changes) if (from !== undefined) removeVersion(placesOf(workspace), name, from)
    return { changes, lock }
  })
}

function notInstalled(name: string, lock: Lock): RegistryTrouble {
  const there = Object.keys(lock.packs)
  return new RegistryTrouble(
    'install/absent',
    `${name.slice(0, 100)} is not installed.`,
    there.length === 0 ? 'No pack is.' : `Installed are: ${there.join(', ')}.`,
  )
}

/** The names of packs that can be reached from these by dependencies, including these. */
function reachable({ packs }: Lock, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set(from.filter((name) => Object.hasOwn(packs, name)))
  for (const name of seen) for (const next of Object.keys(packs[name]?.dependencies ?? {})) if (Object.hasOwn(packs, next)) seen.add(next)
  return seen
}

function versionsIn(lock: Lock, stays: (name: string) => boolean): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(lock.packs).flatMap(([name, { version }]) => (stays(name) ? [[name, version]] : [])))
}

async function resolveAndInstall(
  workspace: string,
  before: Lock,
  wanted: { readonly [name: string]: string },
  prefer: { readonly [name: string]: string },
  options: InstallOptions,
): Promise<InstallResult> {
  const { onProgress = () => {} } = options
  return withRegistries(workspace, options, async ({ named, usual, homeOf, at }) => {
    const homes = new Map<string, RegistryChoice>()
    let looked = 0
    const packument = async (name: string): Promise<Packument> => {
      onProgress({ doing: 'resolving', done: looked++, all: looked, name })
      // an installed pack keeps its registry, even if another one is named for new packs
      const home = Object.hasOwn(prefer, name) ? (before.packs[name]?.registry ?? usual) : homeOf(name)
      homes.set(name, home)
      return fetchPackument(await at(home), name).catch((error: unknown) => {
        throw home === named ? onlyTheNamed(error, name) : error
      })
    }
    const packs = await resolvePacks({ wanted, own: ownPacks(workspace), shipped: shippedFor(options), prefer, packument })
    const staged = await stageAll(workspace, packs, ({ name }) => at(homes.get(name) ?? homeOf(name)), onProgress)
    const lock: Lock = {
      format: 'questwright-lock',
      version: 1,
      wanted: Object.fromEntries(Object.entries(wanted).map(([name, range]) => [name, kept(name, range, packs)])),
      packs: Object.fromEntries(packs.map((one) => [one.name, lockedOf(one, staged, homes.get(one.name) ?? homeOf(one.name))])),
    }
    onProgress({ doing: 'placing', done: 0, all: staged.length })
    // the lockfile decides which packs are installed
    placeAll(workspace, staged, () => writeLock(workspace, lock))
    return { changes: changesBetween(before, lock, packs), lock }
  })
}

const shippedFor = ({ content }: InstallOptions): readonly ShippedPack[] => (content === undefined ? [] : shippedPacks(content))

/**
 * An error with a hint: if a registry was named, a missing dependency is not looked up elsewhere, because a package of that name there may
 * belong to anyone.
 */
function onlyTheNamed(error: unknown, name: string): unknown {
  if (!(error instanceof RegistryTrouble) || error.code !== 'registry/not-found') return error
  return new RegistryTrouble(
    error.code,
    error.what,
    `Only the registry that was named is asked. If ${name} is in another registry, install it from there first: qw pack install ${name}.`,
    { cause: error },
  )
}

/** The range for later updates: `latest` is replaced by a range from the current version. */
function kept(name: string, range: string, packs: readonly PackVersion[]): string {
  const version = packs.find((one) => one.name === name)?.version
  return isTag(range) && version !== undefined ? `^${version}` : range
}

function lockedOf(one: PackVersion, staged: readonly StagedPack[], registry: RegistryChoice): LockedPack {
  const hash = staged.find(({ name }) => name === one.name)?.receipt.hash ?? ''
  const dependencies = Object.fromEntries(Object.entries(one.dependencies).filter(([name]) => !enginePackages.has(name)))
  return {
    version: one.version,
    resolved: one.resolved,
    integrity: one.integrity,
    hash,
    dependencies,
    registry,
  }
}

/** Installs exactly the versions in the lockfile. */
async function installLocked(workspace: string, { onProgress = () => {}, ...options }: InstallOptions): Promise<InstallResult> {
  const here = [...ownPacks(workspace), ...shippedFor(options)]
  const lock = readLock(workspace)
  const packs = Object.entries(lock.packs).map(([name, one]) => ({ ...one, name, dependencies: one.dependencies ?? {} }))
  for (const { name, dependencies } of packs)
    for (const needed of Object.keys(dependencies))
      if (!Object.hasOwn(lock.packs, needed) && !here.some(({ name: one }) => one === needed))
        throw new RegistryTrouble(
          'lock/incomplete',
          `The lockfile has ${name}, which needs ${needed}, but the lockfile does not have that one.`,
          `Install it again: qw pack install ${name}.`,
        )
  return withRegistries(workspace, options, async ({ homeOf, at }) => {
    try {
      const staged = await stageAll(workspace, packs, ({ name }) => at(homeOf(name)), onProgress)
      for (const { name, version, receipt } of staged)
        if (receipt.hash !== lock.packs[name]?.hash)
          throw new RegistryTrouble(
            'lock/changed',
            `The lockfile has another content hash for ${name} ${version} than the pack has.`,
            'Somebody changed it: restore it from version control, or install the pack by name.',
          )
      const missing = staged.filter(({ folder }) => folder !== undefined)
      onProgress({ doing: 'placing', done: 0, all: missing.length })
      placeAll(workspace, missing, () => {})
      return { changes: missing.map(({ name, version }) => ({ name, id: packId(name), to: version, registry: homeOf(name) })), lock }
    } catch (error) {
      sweepPacks(placesOf(workspace))
      throw error
    }
  })
}

/** Downloads several versions in parallel; if one fails, the temporary folders of the others are deleted. */
async function stageAll<One extends Wanted>(
  workspace: string,
  packs: readonly One[],
  connectionOf: (one: One) => Promise<Connection>,
  onProgress: (progress: InstallProgress) => void,
): Promise<readonly StagedPack[]> {
  const staged: StagedPack[] = []
  for (let i = 0; i < packs.length; i += atOnce) {
    const some = await Promise.allSettled(
      packs.slice(i, i + atOnce).map((one) => connectionOf(one).then((connection) => stageVersion(connection, one))),
    )
    const failed = some.find((one) => one.status === 'rejected')
    if (failed) {
      sweepPacks(placesOf(workspace))
      throw failed.reason
    }
    for (const one of some) if (one.status === 'fulfilled') staged.push(one.value)
    const name = packs[Math.min(i + atOnce, packs.length) - 1]?.name
    onProgress({ doing: 'fetching', done: staged.length, all: packs.length, ...(name ? { name } : {}) })
  }
  return staged
}

function changesBetween(before: Lock, after: Lock, told: readonly PackVersion[] = []): readonly InstallChange[] {
  const names = [...new Set([...Object.keys(before.packs), ...Object.keys(after.packs)])].sort(compareText)
  return names.flatMap((name) => {
    const [was, is] = [before.packs[name], after.packs[name]]
    if (was?.integrity === is?.integrity) return []
    const deprecated = told.find((one) => one.name === name)?.deprecated
    return [
      {
        name,
        id: packId(name),
        ...(was === undefined ? {} : { from: was.version }),
        ...(is === undefined ? {} : { to: is.version }),
        ...(is?.registry === undefined ? {} : { registry: is.registry }),
        ...(deprecated === undefined ? {} : { deprecated }),
      },
    ]
  })
}

/** Whether a change leads to a version that is not compatible according to semver. */
export function isBreaking({ from, to }: InstallChange): boolean {
  return from !== undefined && to !== undefined && !semver.satisfies(to, `^${from}`, { includePrerelease: true })
}
