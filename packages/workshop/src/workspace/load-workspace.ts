/** Reads a workspace: its own packs, installed packs, packs that the program ships, and packs of further folders. */
import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import {
  type FolderMemory,
  groundOf,
  type IdOf,
  inLoadingOrder,
  type LoadedPack,
  loadPack,
  newFolderMemory,
  newLoadMemory,
  type PackBundle,
  type PackFiles,
  readPackFolder,
  sideBySide,
} from '@questwright/packs'
import { packFolders } from '@questwright/packs/folders'
import { shippedPacks } from '@questwright/packs/shipped'
import { installedPacks } from '@questwright/registry/workspace'
import { rulebooks } from '../page/rulebooks.ts'
import { listed, WrongUse } from '../problems.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from './local-pack.ts'
import { isFolder, onePackFolderAt, packFoldersAt } from './named-folders.ts'
import { pickPacks, splitPackNames } from './pick-packs.ts'
import { contentFolder, userPath, workspaceFolder } from './places.ts'

export interface LoadOptions {
  /** The folder of the workspace; `workspaceFolder()` if not given. */
  readonly home?: string
  /** Folders, each of which is a pack or contains packs. */
  readonly folders?: readonly string[]
  /** Ids or folders of packs that may run outside the sandbox. */
  readonly trusted?: readonly string[]
}

/** The cache of each folder that was read in this process: a file is read again only if it has changed. */
const folderMemories = new Map<string, FolderMemory>()

function filesIn(folder: string): PackFiles {
  const memory = folderMemories.get(folder) ?? newFolderMemory()
  folderMemories.set(folder, memory)
  return readPackFolder(folder, memory)
}

const loaded = new Map<string, { readonly stamp: string; readonly pack: LoadedPack }>()

/**
 * Loads a pack. The result is cached because compiling is slow: within a process, a folder is loaded again only if its files, or the systems that
 * it depends on, have changed.
 * @param others packs that are already loaded
 */
function load(folder: string, files: PackFiles, others: readonly PackBundle[], idOf?: IdOf): LoadedPack {
  const hash = createHash('sha256').update(groundOf(files, others, idOf))
  for (const [path, text] of Object.entries(files)) hash.update(path).update('\0').update(text).update('\0')
  const stamp = hash.digest('hex')
  const before = loaded.get(folder)
  if (before?.stamp === stamp) return before.pack
  const pack = loadPack(files, rulebooks, newLoadMemory(), others, idOf)
  loaded.set(folder, { stamp, pack })
  return pack
}

/**
 * The packs that a command names, each read once. If only folders are named they are loaded without the workspace, which may contain another version
 * of them.
 * @throws WrongUse for a name that no pack has, and for a folder of several packs
 */
export function loadNamedPacks(names: readonly string[]): readonly LocalPack[] {
  const { folders } = splitPackNames(names)
  const workspace = names.length > folders.length ? loadWorkspace() : undefined
  const read = new Map<string, LocalPack>()
  return names.map((name) => {
    if (workspace && !folders.includes(name)) return pickPacks(workspace, [name])[0] as LocalPack
    const folder = realpathSync(onePackFolderAt(userPath(name)))
    const pack = read.get(folder) ?? workspace?.packs.find((one) => one.folder === folder) ?? loadFolder(folder, workspace?.bundles ?? [])
    read.set(folder, pack)
    return pack
  })
}

function loadFolder(folder: string, others: readonly PackBundle[]): LocalPack {
  const files = filesIn(folder)
  const { bundle, problems } = load(folder, files, others)
  return { folder, kind: 'own', trust: 'stranger', files, ...(bundle ? { bundle } : {}), problems }
}

/**
 * Loads all packs of the workspace, its own, installed ones and those that the program ships, and those of the named folders.
 * @throws WrongUse for folders without a pack, and where `trusted` names a pack that is not there
 */
export function loadWorkspace({ home = workspaceFolder(), folders = [], trusted = [] }: LoadOptions = {}): LoadedWorkspace {
  const root = isFolder(home) ? realpathSync(home) : undefined
  const walked = root === undefined ? undefined : { root, packs: packFolders(root).packs }
  const content = walked?.packs.map(({ place }) => place) ?? []
  const asked = folders.flatMap((folder) => packFoldersAt(userPath(folder)).map((path) => realpathSync(path)))
  const own = [...new Set([...content, ...asked])]
  const installed = installedPacks(home)
  const there = installed.filter(({ state }) => state === 'there').map(({ folder }) => realpathSync(folder))
  const shipped = shippedPacks(contentFolder, walked).filter(({ folder }) => !own.includes(folder))
  const found: readonly FoundFolder[] = [
    ...own.filter((folder) => !there.includes(folder)).map((folder) => ({ folder, kind: 'own' as const, files: filesIn(folder) })),
    ...there.map((folder) => ({ folder, kind: 'installed' as const, files: filesIn(folder) })),
    ...shipped.map(({ folder }) => ({ folder, kind: 'shipped' as const, files: filesIn(folder) })),
  ]
  const beside = sideBySide(found, ({ kind, files }) => ({ kind, manifest: files['package.json'] }))
  const { kept: lying, hidden, twice } = beside
  const made = new Map<string, LoadedPack>()
  const before = new Map<string, PackBundle>()
  for (const { folder, files } of inLoadingOrder(lying, (one) => one.files, beside.idOf)) {
    const pack = load(folder, files, [...before.values()], beside.idOf)
    made.set(folder, pack)
    if (pack.bundle && !before.has(pack.bundle.id)) before.set(pack.bundle.id, pack.bundle)
  }
  const localOf = ({ folder, kind, files }: FoundFolder): LocalPack => {
    const { bundle, problems } = made.get(folder) as LoadedPack
    const trust =
      kind !== 'installed' && isInside(realpathSync(contentFolder), folder)
        ? 'content'
        : isTrusted(folder, bundle, trusted)
          ? 'named'
          : 'stranger'
    return { folder, kind, trust, files, ...(bundle ? { bundle } : {}), problems }
  }
  const missing = installed.filter(({ state }) => state === 'missing')
  const notes =
    missing.length === 0
      ? []
      : [
          `${listed(missing.map(({ name, version }) => `${name} ${version}`))} ${missing.length === 1 ? 'is' : 'are'} in the lockfile and not here. Run qw pack install.`,
        ]
  const packs = lying.map(localOf)
  notes.push(...hidden.map(({ pack, by }) => hiddenPack(by, pack)), ...twice.map(({ pack, by }) => twoOfOneName(by, pack)))
  const unknown = trusted.filter((name) => !packs.some((pack) => isTrusted(pack.folder, pack.bundle, [name])))
  if (unknown.length > 0) throw new WrongUse(`--trust ${unknown[0]}: there is no such pack here. Packs: ${listed(packs.map(idOf))}.`)
  const bundles: PackBundle[] = []
  for (const { bundle } of packs) if (bundle && !bundles.some((other) => other.id === bundle.id)) bundles.push(bundle)
  return { folder: home, packs, bundles, notes }
}

/** A folder with a pack. */
interface FoundFolder {
  readonly folder: string
  readonly kind: LocalPack['kind']
  readonly files: PackFiles
}

/** The note that an installed pack is not used because the workspace has its own pack with that id. */
function hiddenPack(own: FoundFolder, installed: FoundFolder): string {
  return `${said(own)} is used in place of ${said(installed)}, of which it is a copy. Uninstall that one with qw pack uninstall ${manifestIn(installed).name}, or rename your own.`
}

function twoOfOneName(first: FoundFolder, second: FoundFolder): string {
  return `Two packs have the name "${manifestIn(first).name}": ${said(first)}, and ${said(second)}. The first is used. Rename one of them, or remove one.`
}

const said = (pack: FoundFolder): string => {
  const { name, version } = manifestIn(pack)
  return `${name} ${version} in ${pack.folder}`
}

/** Name and version from the manifest of a pack whose manifest could be read. */
function manifestIn({ files }: FoundFolder): { readonly name: string; readonly version: string } {
  return JSON.parse((files['package.json'] ?? '').replace(/^\uFEFF/, '')) as { readonly name: string; readonly version: string }
}

function isInside(root: string, path: string): boolean {
  return path.startsWith(root.endsWith(sep) ? root : root + sep)
}

function isTrusted(folder: string, bundle: PackBundle | undefined, trusted: readonly string[]): boolean {
  return trusted.some(
    (name) =>
      name === bundle?.id ||
      name === bundle?.name ||
      userPath(name) === folder ||
      (existsSync(userPath(name)) && realpathSync(userPath(name)) === folder),
  )
}
