/** Finds packs: those of the repository, and those that the command names. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LoadedPack, loadPack, type PackBundle, type PackFiles, type Problem, readPackFolder } from '@questwright/packs'
import { packFolders as packFoldersBelow } from '@questwright/packs/folders'
import { shippedPacks } from '@questwright/packs/shipped'
import { installedPacks } from '@questwright/registry/workspace'
import { listed, WrongUse } from '@questwright/workshop'

/** The folder of the repository. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Where packs of the repository lie: what the program ships. */
export const contentFolder = join(repository, 'content')

/** The folder of the workspace: QUESTWRIGHT_WORKSPACE, else `content` of the repository. As in the studio. */
export function workspaceFolder(): string {
  const named = process.env.QUESTWRIGHT_WORKSPACE
  return named ? userPath(named) : contentFolder
}

export interface FoundPack {
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Nothing of these two is edited. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /** `content`: of this repository. `named`: the user trusts it by name. `stranger`: anything else, and never run outside the sandbox. */
  readonly trust: 'content' | 'named' | 'stranger'
  readonly files: PackFiles
  readonly bundle?: PackBundle
  readonly problems: readonly Problem[]
}

export interface Workspace {
  readonly packs: readonly FoundPack[]
  /** Those packs that could be loaded. */
  readonly bundles: readonly PackBundle[]
  /** What is odd about the packs together: two of one id, and installed ones that are not there. */
  readonly notes: readonly string[]
}

export interface WorkspaceOptions {
  /** Folders that are packs or hold packs. */
  readonly folders?: readonly string[]
  /** Ids or folders of packs that may run outside the sandbox. */
  readonly trusted?: readonly string[]
}

/** A path as the user typed it: relative to where they stand, also under `npm run`. */
export function userPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

function isPack(folder: string): boolean {
  return existsSync(join(folder, 'package.json'))
}

/** A folder of a pack is that pack; any other folder is searched for packs, one level deep. @throws WrongUse */
function packFolders(folder: string): string[] {
  if (!isFolder(folder))
    throw new WrongUse(`${folder} is no folder. Name the folder of a pack (it holds a package.json), or a folder of packs.`)
  if (isPack(folder)) return [folder]
  const found = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => isFolder(path) && isPack(path))
  if (found.length === 0)
    throw new WrongUse(
      `${folder} holds no pack. A pack is a folder with a package.json that says "questwright": { "game": "lcg", "api": 1 }.`,
    )
  return found
}

const loaded = new Map<string, { readonly stamp: string; readonly pack: LoadedPack }>()

/** Compiling takes time: a folder whose files are the same is not loaded twice in one process. */
function load(folder: string, files: PackFiles): LoadedPack {
  const hash = createHash('sha256')
  for (const [path, text] of Object.entries(files)) hash.update(path).update('\0').update(text).update('\0')
  const stamp = hash.digest('hex')
  const before = loaded.get(folder)
  if (before?.stamp === stamp) return before.pack
  const pack = loadPack(files)
  loaded.set(folder, { stamp, pack })
  return pack
}

/** Loads all packs of the workspace, its own, installed ones and those that the program ships, and those of the named folders. @throws WrongUse for folders that are no packs */
export function openWorkspace({ folders = [], trusted = [] }: WorkspaceOptions = {}): Workspace {
  const home = workspaceFolder()
  const content = isFolder(home) ? packFoldersBelow(realpathSync(home)).packs.map(({ place }) => place) : []
  const asked = folders.flatMap((folder) => packFolders(userPath(folder)).map((path) => realpathSync(path)))
  const own = [...new Set([...content, ...asked])]
  const installed = installedPacks(home)
  const there = installed.filter(({ state }) => state === 'there').map(({ folder }) => realpathSync(folder))
  const found = (folder: string, kind: FoundPack['kind']): FoundPack => {
    const files = readPackFolder(folder)
    const { bundle, problems } = load(folder, files)
    const trust =
      kind !== 'installed' && isInside(realpathSync(contentFolder), folder)
        ? 'content'
        : isTrusted(folder, bundle, trusted)
          ? 'named'
          : 'stranger'
    return { folder, kind, trust, files, ...(bundle ? { bundle } : {}), problems }
  }
  const all = [
    ...own.filter((folder) => !there.includes(folder)).map((folder) => found(folder, 'own')),
    ...there.map((folder) => found(folder, 'installed')),
  ]
  const missing = installed.filter(({ state }) => state === 'missing')
  const notes =
    missing.length === 0
      ? []
      : [
          `${listed(missing.map(({ name, version }) => `${name} ${version}`))} ${missing.length === 1 ? 'is' : 'are'} in the lockfile and not here. Run qw pack install.`,
        ]
  const packs: FoundPack[] = []
  for (const pack of all) {
    const first = packs.find((one) => one.bundle && one.bundle.id === pack.bundle?.id)
    if (first && pack.kind === 'installed') notes.push(twoOfOneId(first, pack))
    // of installed packs only those are there that are used; of two folders with one id the check tells
    if (!first || pack.kind === 'own') packs.push(pack)
    if (first && pack.kind === 'own') notes.push(twoOfOneId(first, pack))
  }
  for (const { id, folder } of shippedPacks(contentFolder))
    if (!own.includes(folder) && !packs.some(({ bundle }) => bundle?.id === id)) packs.push(found(folder, 'shipped'))
  const unknown = trusted.filter((name) => !packs.some((pack) => isTrusted(pack.folder, pack.bundle, [name])))
  if (unknown.length > 0) throw new WrongUse(`--trust ${unknown[0]}: there is no such pack here. Packs: ${listed(packs.map(idOf))}.`)
  const bundles: PackBundle[] = []
  for (const { bundle } of packs) if (bundle && !bundles.some((other) => other.id === bundle.id)) bundles.push(bundle)
  return { packs, bundles, notes }
}

function twoOfOneId(first: FoundPack, second: FoundPack): string {
  const said = ({ bundle, folder }: FoundPack): string => `${bundle?.name} ${bundle?.packVersion} in ${folder}`
  const remedy =
    second.kind === 'installed'
      ? `Uninstall it with qw pack uninstall ${second.bundle?.name}, or rename your own.`
      : 'Rename one of them, or take one away.'
  return `Two packs have the id "${second.bundle?.id}": ${said(first)}, and ${said(second)}. The first is used. ${remedy}`
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

/** How messages call a pack. */
export function idOf(pack: FoundPack): string {
  return pack.bundle?.id ?? basename(pack.folder)
}

/** Splits what a command names as PACK into folders to open and ids to pick. A name with a slash, a dot or of an existing folder is a folder. */
export function splitPackNames(names: readonly string[]): { readonly folders: readonly string[]; readonly ids: readonly string[] } {
  const folders = names.filter((name) =>
    /[\\/]|^\./.test(name) ? !name.startsWith('@') : !isFolder(join(workspaceFolder(), name)) && isFolder(userPath(name)),
  )
  return { folders, ids: names.filter((name) => !folders.includes(name)) }
}

/** The packs that a command names; all that lie in the workspace itself when it names none. @throws WrongUse for a name that no pack has, and where nothing lies there */
export function pickPacks(workspace: Workspace, names: readonly string[]): FoundPack[] {
  if (names.length === 0) {
    const own = workspace.packs.filter(({ kind }) => kind === 'own')
    if (own.length > 0) return own
    throw new WrongUse(
      `${workspaceFolder()} has no pack of its own. Begin one with qw pack new "My Quest", or name one that is here: ${listed(workspace.packs.map(idOf))}.`,
    )
  }
  const { folders, ids } = splitPackNames(names)
  const real = folders.flatMap((folder) => packFolders(userPath(folder)).map((path) => realpathSync(path)))
  const picked = workspace.packs.filter((pack) => real.includes(pack.folder))
  for (const id of ids) {
    const found = workspace.packs.filter((pack) => pack.bundle?.id === id || pack.bundle?.name === id || basename(pack.folder) === id)
    if (found.length === 0)
      throw new WrongUse(
        `There is no pack "${id}". Packs: ${listed(workspace.packs.map(idOf))}. A pack elsewhere is named by its folder, such as ./my-pack.`,
      )
    picked.push(...found)
  }
  return [...new Set(picked)]
}

/** Packs with all that they depend on, in the order of their ids. */
export function withNeeds(workspace: Workspace, ids: readonly string[]): PackBundle[] {
  const wanted = new Set<string>()
  const add = (id: string): void => {
    if (wanted.has(id)) return
    wanted.add(id)
    for (const needed of workspace.bundles.find((bundle) => bundle.id === id)?.dependencies ?? []) add(needed)
  }
  for (const id of ids) add(id)
  return workspace.bundles.filter((bundle) => wanted.has(bundle.id)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Refuses a realm without walls for packs that nobody vouches for. @throws WrongUse */
export function mayRunIn(workspace: Workspace, realm: 'quickjs' | 'native', bundles: readonly PackBundle[]): void {
  if (realm !== 'native') return
  const strangers = workspace.packs.filter((pack) => pack.trust === 'stranger' && pack.bundle && bundles.includes(pack.bundle)).map(idOf)
  if (strangers.length > 0)
    throw new WrongUse(
      `--realm native runs scripts without a sandbox, and ${listed(strangers)} ${strangers.length === 1 ? 'is' : 'are'} not of this repository. Leave out --realm, or add ${strangers.map((id) => `--trust ${id}`).join(' ')} if you know who wrote ${strangers.length === 1 ? 'it' : 'them'}.`,
    )
}
