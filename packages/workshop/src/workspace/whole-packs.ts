/** Adds and removes whole packs. The caller holds the write lock. */
import { randomUUID } from 'node:crypto'
import { lstat, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readPackFolder, slugIsWellFormed } from '@questwright/packs'
import { shippedPacks } from '@questwright/packs/shipped'
import { Refusal } from '../refusal.ts'
import type { Disk } from './batch.ts'
import { findPacks, packOf } from './found-packs.ts'
import { stagedFolder, stagedFolders } from './leftovers.ts'
import { makeOwnFolder } from './own-folder.ts'
import { readPath, refuseUnportable } from './paths.ts'
import { bytesOf, refuseReadOnly } from './placed.ts'
import { dropFromTrash, movePackToTrash, trashRecord } from './trash.ts'
import { notWritten } from './write-reason.ts'

/**
 * Creates the folder of a pack: written to a folder of its own first, then moved to its place in one step.
 * @throws Refusal when the folder or the id is in use
 */
export async function addPack(
  root: string,
  id: string,
  files: { readonly [path: string]: string },
  { content, disk }: { readonly content: string | undefined; readonly disk: Disk },
): Promise<void> {
  await refuseTaken(root, id)
  refuseShipped(id, content)
  const aside = await makeOwnFolder(root, stagedFolders, stagedFolder(randomUUID())).catch(notWritten)
  await putFolder(join(await realpath(root), id), files, { aside, disk }).catch(notWritten)
}

/**
 * Creates a folder with its files: written to a folder of its own first, then moved to its place in one step.
 * @param aside that folder, on the same disk; it is deleted
 * @throws Refusal for a forbidden path, and the error of the disk
 */
export async function putFolder(
  target: string,
  files: { readonly [path: string]: string },
  { aside, disk }: { readonly aside: string; readonly disk: Disk },
): Promise<void> {
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(aside, ...readPath(path))
      await mkdir(dirname(file), { recursive: true })
      await disk.write(file, bytesOf(text))
    }
    await disk.rename(aside, target)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

/** Refuses an id that a shipped pack has: the new pack would replace it, and packs that depend on the shipped one would miss its cards. */
function refuseShipped(id: string, content: string | undefined): void {
  if (content !== undefined && shippedPacks(content).some((one) => one.id === id))
    throw new Refusal(409, 'pack/taken', `"${id}" is the id of a pack that comes with Questwright.`, 'Take another id.')
}

/**
 * Refuses an id that is malformed or in use.
 * @throws Refusal also when the workspace has a file or folder with that name, or is itself a pack
 */
export async function refuseTaken(root: string, id: string): Promise<void> {
  if (!slugIsWellFormed(id))
    throw new Refusal(400, 'pack/no-slug', `"${id}" cannot be the id of a pack.`, 'Lower case letters, digits and single hyphens only.')
  refuseUnportable([id])
  const packs = await findPacks(root)
  const isThere = await lstat(join(await realpath(root), id)).then(
    () => true,
    () => false,
  )
  if (isThere || packs.some(({ pack }) => pack === id))
    throw new Refusal(409, 'pack/taken', `The workspace has a pack or folder "${id}" already.`, 'Take another id.')
  if (packs.some(({ folder }) => folder === '.'))
    throw new Refusal(
      409,
      'pack/alone',
      'The workspace itself is a pack; it cannot contain another one.',
      'Start the studio on the folder above.',
    )
}

/** Moves a pack into the trash. @returns the entry */
export async function removePack(root: string, pack: string, now: Date): Promise<string> {
  const found = packOf(await findPacks(root), pack)
  refuseReadOnly(found)
  if (found.folder === '.')
    throw new Refusal(400, 'pack/alone', 'The workspace itself is this pack.', 'Delete the folder outside the studio.')
  const files = Object.keys(readPackFolder(found.place)).length
  return movePackToTrash(root, { ...found, files }, now).catch(notWritten)
}

/** Undoes `removePack` for an entry that was just made. */
export async function putPackBack(root: string, id: string): Promise<void> {
  const { record, folder } = await trashRecord(root, id)
  if (record.folder === undefined) return
  await rename(join(folder, 'pack'), join(await realpath(root), ...record.folder.split('/')))
  await dropFromTrash(folder)
}

/** Moves the folder of a pack out of the trash. @throws Refusal when its place is taken */
export async function restoreFolder(root: string, from: string, folder: string, pack: string, disk: Disk): Promise<void> {
  const target = join(await realpath(root), ...folder.split('/').filter((part) => part !== '..' && part !== '.'))
  const taken =
    (await findPacks(root)).some((one) => one.pack === pack) ||
    (await lstat(target).then(
      () => true,
      () => false,
    ))
  if (taken)
    throw new Refusal(
      409,
      'trash/taken',
      `The workspace has another pack "${pack}" now; nothing was changed.`,
      'Delete that one first, then bring this one back.',
    )
  try {
    await mkdir(dirname(target), { recursive: true })
    await disk.rename(from, target)
  } catch (error) {
    notWritten(error)
  }
}
