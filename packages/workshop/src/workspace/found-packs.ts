/** Finds the packs below a folder, and reads their texts. */
import { readFileSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { packId, sideBySide } from '@questwright/packs'
import { type PackFolders, packFolders } from '@questwright/packs/folders'
import { shippedPacks } from '@questwright/packs/shipped'
import type { Problem } from '@questwright/packs/types'
import { hiddenPacks, type InstalledPack, installedPacks, ownPacksAmong, RegistryTrouble } from '@questwright/registry/workspace'
import { Refusal } from '../refusal.ts'
import { editsProgramPacks } from './choice.ts'
import { isInside } from './paths.ts'
import type { WorkspacePack } from './workspace.ts'

/** The greatest size of a file in bytes, the same as for packs on disk: nobody writes more by hand. */
export const mostFileBytes = 4_000_000

export interface FoundPack extends WorkspacePack {
  /** The real path of its folder. */
  readonly place: string
}

/** The result of scanning a workspace. */
export interface Found {
  /**
   * The packs of the workspace itself by folder, then installed ones, then shipped ones whose ids no other pack has. A pack inside of another pack's
   * folder counts as files of that pack.
   */
  readonly packs: readonly FoundPack[]
  /** Problems of installed packs, and unreadable folders. */
  readonly oddities: readonly Problem[]
}

/**
 * Scans a workspace in one walk over its folders.
 * @param content the folder of the packs that the program ships; without it there are no such packs
 * @throws Refusal when the folder does not exist
 */
export async function lookAround(root: string, content?: string): Promise<Found> {
  let realRoot: string
  try {
    realRoot = await realpath(root)
  } catch {
    const remedy = 'Make it, or name another folder with --workspace or QUESTWRIGHT_WORKSPACE, and start the studio again.'
    throw new Refusal(503, 'workspace/absent', `The folder of the workspace ("${basename(root)}") does not exist.`, remedy)
  }
  const walked = packFolders(realRoot)
  const fromProgram = content === undefined ? [] : shippedPacks(content, { root: realRoot, packs: walked.packs })
  const locked = lockedBelow(realRoot)
  // packs of the program are read-only, also when the program's folder is the workspace
  const ofProgram = new Set(editsProgramPacks() ? [] : fromProgram.map(({ folder }) => folder))
  const lying: readonly Lying[] = [
    ...walked.packs
      .filter(({ place }) => !ofProgram.has(place))
      .map(({ folder, place, manifest }): Lying => ({ kind: 'own', folder, place, manifest })),
    ...(await installedBelow(realRoot, locked.packs)),
    ...fromProgram.map(
      ({ id, folder }): Lying => ({ kind: 'shipped', folder: `${shippedBelow}/${id}`, place: folder, manifest: manifestAt(folder) }),
    ),
  ]
  const { kept, idOf } = sideBySide(lying, (one) => one)
  const taken = new Set<string>()
  const packs = kept
    .filter(({ kind, place }) => kind !== 'shipped' || !walked.packs.some((one) => one.place === place && !ofProgram.has(place)))
    .map(({ kind, folder, place, manifest }): FoundPack => {
      const name = nameIn(manifest)
      const id = name === undefined ? undefined : idOf(name)
      const free = id !== undefined && !taken.has(id)
      if (free) taken.add(id)
      const standsFor =
        free && kind === 'own' && fromProgram.some((one) => one.id === packId(name ?? '')) ? ({ standsFor: 'shipped' } as const) : {}
      return { pack: free ? id : `./${folder}`, folder, place, kind, ...standsFor }
    })
  return { packs, oddities: odditiesOf(realRoot, walked, locked) }
}

interface Lying {
  readonly kind: 'own' | 'installed' | 'shipped'
  readonly folder: string
  readonly place: string
  readonly manifest: string | undefined
}

/** The packs of a workspace. */
export async function findPacks(root: string, content?: string): Promise<readonly FoundPack[]> {
  return (await lookAround(root, content)).packs
}

/**
 * The pack of that name.
 * @throws Refusal for a name that no pack has
 */
export function packOf(packs: readonly FoundPack[], pack: string): FoundPack {
  const found = packs.find((one) => one.pack === pack)
  if (found) return found
  throw new Refusal(404, 'pack/unknown', 'The workspace has no pack of this name.', 'Load the list of packs again.')
}

/** Replaces the program's folder in the paths of shipped packs: no folder of a workspace can have this name. */
const shippedBelow = '(shipped)'

/** The packs that the lockfile lists; if it is broken, none, and the problem. */
interface Locked {
  readonly packs: readonly InstalledPack[]
  readonly trouble?: RegistryTrouble
}

function lockedBelow(root: string): Locked {
  try {
    return { packs: installedPacks(root) }
  } catch (error) {
    if (error instanceof RegistryTrouble) return { packs: [], trouble: error }
    throw error
  }
}

/** The installed packs that exist, by name. */
async function installedBelow(root: string, locked: readonly InstalledPack[]): Promise<readonly Lying[]> {
  const found: Lying[] = []
  for (const { folder } of locked) {
    const place = await realpath(folder).catch(() => undefined)
    if (place !== undefined && isInside(root, place))
      found.push({ kind: 'installed', folder: relative(root, folder).split(sep).join('/'), place, manifest: manifestAt(place) })
  }
  return found
}

function odditiesOf(root: string, walked: PackFolders, { packs, trouble }: Locked): readonly Problem[] {
  const problem = (code: string, pack: string, message: string, remedy: string): Problem => ({
    severity: 'warning',
    code,
    pack,
    file: 'package.json',
    message,
    remedy,
  })
  const closed = walked.closed.map((folder) =>
    problem(
      'pack/closed-folder',
      folder,
      `The folder ${folder} of the workspace may not be read: packs in it are not found.`,
      'Ask its owner for the right to read it, or move it out of the workspace.',
    ),
  )
  if (trouble)
    return [...closed, problem('pack/lockfile', 'questwright-lock.json', trouble.what.replaceAll(`${root}${sep}`, ''), trouble.remedy)]
  const missing = packs
    .filter(({ state }) => state === 'missing')
    .map(({ id, name, version }) =>
      problem('pack/not-installed', id, `${name} ${version} is in the lockfile, but is not installed.`, 'Install it: qw pack install.'),
    )
  const hidden = hiddenPacks(root, ownPacksAmong(walked.packs), packs).map(({ pack, message }) =>
    problem('pack/duplicate-id', pack.id, message, `Uninstall ${pack.name}, or rename the pack of your own.`),
  )
  return [...closed, ...missing, ...hidden]
}

/** The name in a manifest; undefined when it cannot be read. */
function nameIn(manifest: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse(manifest ?? '') as { readonly name?: unknown }
    return typeof name === 'string' && packId(name) !== '' ? name : undefined
  } catch {
    return undefined
  }
}

/** The manifest of a folder; undefined when it cannot be read. */
function manifestAt(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8')
  } catch {
    return undefined
  }
}

/** The text of a file; undefined when there is none. @throws Refusal when it is too large, is no text, or cannot be read */
export async function readText(file: string): Promise<string | undefined> {
  try {
    const status = await stat(file)
    if (!status.isFile()) throw new Refusal(400, 'file/no-file', 'This is no file.', 'Choose another path.')
    if (status.size > mostFileBytes)
      throw new Refusal(413, 'file/too-large', 'The file is too large to be edited here.', 'Edit it with another program.')
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof TypeError) throw new Refusal(415, 'file/no-text', 'The file is not text in UTF-8.', 'Edit it outside the studio.')
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new Refusal(403, 'file/unreadable', 'The file cannot be read.', 'Look at its permissions.')
  }
}
