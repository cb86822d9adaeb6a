/** Lists the packs of a workspace: its own, and those from registries. It only reads small files and sends no request to a registry. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packId } from '@questwright/packs/browser'
import { type PackFolder, packFolders } from '@questwright/packs/folders'
import { findInstalled } from '@questwright/packs/installed'
import semver from 'semver'
import { readLock } from './lock.ts'
import { folderOfPack, folderOfVersion, placesOf } from './places.ts'

/** A pack in the workspace itself; it is used before any registry is asked. */
export interface OwnPack {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The folder of the pack, for messages. */
  readonly folder: string
  /** The name of the pack of which it is a copy. */
  readonly original?: string
}

export interface InstalledPack {
  readonly kind: 'installed'
  readonly id: string
  readonly name: string
  readonly version: string
  /** Read-only: to change the pack, fork it. */
  readonly folder: string
  readonly integrity: string
  /** The hash of everything that can affect a game. */
  readonly hash: string
  /** `missing` after a fresh checkout with a lockfile: installing without names downloads it. */
  readonly state: 'there' | 'missing'
}

export interface WorkspacePacks {
  readonly own: readonly (OwnPack & { readonly kind: 'own' })[]
  /** Installed packs that are not replaced by a pack of the workspace. */
  readonly installed: readonly InstalledPack[]
  readonly hidden: readonly HiddenPack[]
}

/** An installed pack that is replaced by a pack of the workspace. */
export interface HiddenPack {
  readonly pack: InstalledPack
  readonly own: OwnPack
  /** The explanation for users. */
  readonly message: string
}

/** The packs that the lockfile names, by name. @throws RegistryTrouble when it is broken */
export function installedPacks(workspace: string): readonly InstalledPack[] {
  const places = placesOf(workspace)
  return Object.entries(readLock(workspace).packs).map(([name, { version, integrity, hash }]) => {
    const folder = folderOfVersion(places, name, version)
    const state = existsSync(join(folder, 'package.json')) ? ('there' as const) : ('missing' as const)
    return { kind: 'installed' as const, id: packId(name), name, version, folder, integrity, hash, state }
  })
}

/** The packs in the workspace itself, sorted by folder. Malformed ones and those without a name are left out. */
export function ownPacks(workspace: string): readonly OwnPack[] {
  const root = realPath(workspace)
  if (root === undefined) return []
  return ownPacksAmong(packFolders(root).packs)
}

/** As `ownPacks`, for folders that were already found. */
export function ownPacksAmong(walked: readonly PackFolder[]): readonly OwnPack[] {
  return walked.flatMap(({ manifest, place }) => readOwnPack(manifest, place) ?? [])
}

/**
 * All packs of a workspace. A pack of its own replaces the installed pack of the same name, and the one of which it is a copy.
 * @throws RegistryTrouble when the lockfile is malformed
 */
export function packsOfWorkspace(workspace: string): WorkspacePacks {
  const own = ownPacks(workspace).map((one) => ({ ...one, kind: 'own' as const }))
  const installed = installedPacks(workspace)
  const hidden = hiddenPacks(workspace, own, installed)
  return { own, installed: installed.filter((pack) => !hidden.some((one) => one.pack === pack)), hidden }
}

/** The installed packs that a pack of the workspace replaces: one with the same name, or the original of a copy. */
export function hiddenPacks(workspace: string, own: readonly OwnPack[], installed: readonly InstalledPack[]): readonly HiddenPack[] {
  return installed.flatMap((pack) => {
    const before = own.find(({ id, name, original }) => id === pack.id && (name === pack.name || original === pack.name))
    return before === undefined ? [] : [{ pack, own: before, message: clash(workspace, pack, before) }]
  })
}

/** The message for such a pack, with paths relative to the workspace. */
function clash(workspace: string, pack: InstalledPack, own: OwnPack): string {
  const [lying, installed] = [relative(realPath(workspace) ?? workspace, own.folder) || '.', relative(workspace, pack.folder)]
  return `${own.name} ${own.version} in ${lying} is used in place of ${pack.name} ${pack.version}, which is installed (${installed})${own.name === pack.name ? '' : ' and of which it is a copy'}. Uninstall the other with qw pack uninstall ${pack.name}, or rename your own.`
}

/** The folder of exactly this version, used by the workspace or kept for saved games; undefined if it is not installed. */
export function installedVersion(workspace: string, name: string, version: string): string | undefined {
  const folder = findInstalled(workspace, name, version)
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : undefined
}

/** All installed versions of a pack, the newest first. */
export function versionsHere(workspace: string, name: string): readonly string[] {
  const folder = folderOfPack(placesOf(workspace), name)
  if (!existsSync(folder)) return []
  return semver.rsort(readdirSync(folder).filter((version) => installedVersion(workspace, name, version) !== undefined))
}

function readOwnPack(manifest: string, folder: string): OwnPack | undefined {
  try {
    const value = JSON.parse(manifest) as { readonly [field: string]: unknown }
    const { name, version, questwright } = value
    if (typeof name !== 'string' || typeof questwright !== 'object') return undefined
    const original = (questwright as { readonly forkedFrom?: { readonly name?: unknown } } | null)?.forkedFrom?.name
    return {
      id: packId(name),
      name,
      version: typeof version === 'string' ? version : '0.0.0',
      folder,
      ...(typeof original === 'string' ? { original } : {}),
    }
  } catch {
    return undefined
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
