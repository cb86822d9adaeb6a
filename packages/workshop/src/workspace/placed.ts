/**
 * Changes of files for pages and commands: paths are resolved on the disk, hashes compared with the current files, and all files written together.
 */
import { randomUUID } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownFolder } from '@questwright/packs/installed'
import { sha256 } from '@questwright/packs/sha256'
import { absent, type ChangedFile, type Conflict, type FileDeed } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { changeFiles, type Disk } from './batch.ts'
import { checkPicture, readPicture } from './contents.ts'
import { type FoundPack, mostFileBytes, packOf, readText } from './found-packs.ts'
import { isImagePath, readImagePath, readPath, refuseUnportable, resolveInPack } from './paths.ts'

/** One change, with its path on disk and the new content. */
export interface Placed {
  readonly pack: string
  readonly path: string
  readonly file: string
  readonly place: string
  readonly expected: string
  readonly after: Uint8Array | undefined
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8')

/**
 * Compares the hashes, then writes all changes or none. The caller holds the write lock.
 * @throws Refusal (409) when a file differs or its folder was moved; else the error of the disk
 */
export async function writePlaced(root: string, placed: readonly Placed[], disk: Disk): Promise<void> {
  await compareAll(placed)
  for (const { file, place } of placed) await refuseMoved(file, place)
  const journal = join(await realpath(root), ownFolder, `batch-${randomUUID()}.json`)
  const changes = placed.filter(({ expected, after }) => expected !== absent || after !== undefined)
  await changeFiles(changes, journal, disk)
}

/**
 * Refuses to change an installed or shipped pack: they are read-only, because games and other packs rely on them.
 * @throws Refusal
 */
export function refuseReadOnly({ pack, kind }: FoundPack): void {
  if (kind === 'installed')
    throw new Refusal(
      403,
      'pack/installed',
      `"${pack}" is installed from a registry and cannot be changed here.`,
      'Fork it to edit: that copies it into the workspace. To take it away, uninstall it.',
    )
  if (kind === 'shipped')
    throw new Refusal(
      403,
      'pack/shipped',
      `"${pack}" comes with Questwright and cannot be changed here.`,
      'Fork it to edit: that copies it into the workspace (in the studio "Fork to edit" on its page, in a terminal qw pack fork). For one card, make a card of your own and copy the text.',
    )
}

/** Resolves one file of a batch. @throws Refusal for a read-only pack, a forbidden path, and invalid content */
export async function placeOf(pack: FoundPack, path: string, expected: string, after: Uint8Array | undefined): Promise<Placed> {
  refuseReadOnly(pack)
  const parts = isImagePath(path) ? readImagePath(path) : readPath(path)
  if (after === undefined && path === 'package.json') {
    throw new Refusal(
      400,
      'path/refused',
      'Without its package.json the folder would be no pack.',
      'Delete the pack, or its folder outside the studio.',
    )
  }
  if (after && after.byteLength > mostFileBytes)
    throw new Refusal(413, 'file/too-large', `A file of a pack has at most ${mostFileBytes} bytes.`, 'Split it.')
  const { file, state } = await resolveInPack(pack.place, parts)
  if (state === 'absent' && after !== undefined) refuseUnportable(parts)
  return { pack: pack.pack, path, file, place: pack.place, expected, after }
}

/** Resolves one change to its files. */
export async function placesOf(packs: readonly FoundPack[], deed: FileDeed): Promise<readonly Placed[]> {
  const pack = packOf(packs, deed.pack)
  if (deed.do === 'write') return [await placeOf(pack, deed.path, deed.expected, bytesOf(deed.text))]
  if (deed.do === 'delete') return [await placeOf(pack, deed.path, deed.expected, undefined)]
  if (deed.do === 'write-bytes') {
    const bytes = Buffer.from(deed.base64, 'base64')
    checkPicture(deed.path, bytes)
    return [await placeOf(pack, deed.path, deed.expected, bytes)]
  }
  if (isImagePath(deed.path) !== isImagePath(deed.to))
    throw new Refusal(
      400,
      'path/refused',
      'A picture cannot be renamed to a text file, nor a text file to a picture.',
      'Keep the ending of the name.',
    )
  const from = await placeOf(pack, deed.path, deed.expected, undefined)
  const content = deed.text === undefined ? await readFile(from.file).catch(() => undefined) : bytesOf(deed.text)
  if (content === undefined) throw conflictOf([{ ...from, onDisk: absent }])
  return [from, await placeOf(pack, deed.to, absent, content)]
}

/**
 * Refuses two changes of one file, also where two paths resolve to the same file.
 * @throws Refusal
 */
export function refuseTwice(placed: readonly Placed[]): void {
  const met = new Set<string>()
  for (const { file, path } of placed) {
    if (met.has(file)) throw new Refusal(400, 'batch/twice', `"${path}" comes twice among the changes.`, 'Send one change for each file.')
    met.add(file)
  }
}

/**
 * Compares all files with their expected hashes.
 * @throws Refusal (409) when a file differs; `conflict` is the first one, `conflicts` are all
 */
export async function compareAll(placed: readonly Placed[]): Promise<void> {
  const differing: (Placed & { readonly onDisk: string })[] = []
  for (const one of placed) {
    const onDisk = await hashOnDisk(one.path, one.file)
    if (onDisk !== one.expected) differing.push({ ...one, onDisk })
  }
  if (differing.length > 0) throw conflictOf(differing)
}

/** Whether a file still has the expected hash. */
export const isAsExpected = async ({ path, file, expected }: Placed): Promise<boolean> => (await hashOnDisk(path, file)) === expected

async function hashOnDisk(path: string, file: string): Promise<string> {
  if (isImagePath(path)) {
    const bytes = await readPicture(file)
    return bytes === undefined ? absent : sha256(bytes)
  }
  const text = await readText(file)
  return text === undefined ? absent : sha256(text)
}

function conflictOf(differing: readonly (Placed & { readonly onDisk: string })[]): Refusal {
  const conflicts = differing.map(({ pack, path, expected, onDisk, after }) => ({
    pack,
    path,
    expected,
    onDisk,
    yours: after === undefined ? absent : sha256(after),
  }))
  const [first] = conflicts
  const { expected, onDisk, yours } = first ?? { expected: absent, onDisk: absent, yours: absent }
  const message =
    onDisk === absent
      ? 'The file was deleted meanwhile.'
      : expected === absent
        ? `A file ${first?.path} exists already.`
        : 'The file was changed meanwhile by somebody else.'
  const details: Conflict & { readonly conflicts: typeof conflicts } = {
    conflict: { expected, onDisk, yours },
    conflicts,
  }
  return new Refusal(409, 'file/changed', message, 'Look at both texts, then save again what you want to keep.', details)
}

/** Refuses to write if a parent folder has become a link since the path was resolved. */
async function refuseMoved(file: string, place: string): Promise<void> {
  for (let folder = dirname(file); folder.startsWith(place); folder = dirname(folder)) {
    const real = await realpath(folder).catch(() => undefined)
    if (real === undefined) continue
    if (real === folder) return
    throw new Refusal(409, 'path/moved', 'A folder on this path was moved while the file was written; nothing was written.', 'Save again.')
  }
}

/** The hashes of the files after writing. */
export function changedOf(placed: readonly Placed[]): readonly ChangedFile[] {
  return placed.map(({ pack, path, after }) => ({ pack, path, hash: after === undefined ? absent : sha256(after) }))
}
