/** Writes files of commands into the folder of a pack, in the same way as the studio: with the same lock, and all files or none. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { realpath, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PackFiles } from '@questwright/packs'
import { ownFolder } from '@questwright/packs/installed'
import { sha256 } from '@questwright/packs/sha256'
import { absent } from '../page/index.ts'
import { Broken, diskReason, WrongUse } from '../problems.ts'
import { Refusal } from '../refusal.ts'
import { quickDisk } from './batch.ts'
import type { FoundPack } from './found-packs.ts'
import { idOf, isProgramPack, type LocalPack } from './local-pack.ts'
import { isInside } from './paths.ts'
import { bytesOf, type Placed, placeOf, refuseReadOnly, writePlaced } from './placed.ts'
import { turnsOf } from './turns.ts'
import { putFolder } from './whole-packs.ts'

/**
 * Writes a pack into a new folder.
 * @param home the folder of the workspace, which may contain it
 * @throws WrongUse when the folder exists by now
 * @throws Broken when it cannot be written; nothing is left of it
 */
export async function writeNewPack(home: string, folder: string, files: PackFiles): Promise<void> {
  const put = async (): Promise<void> => {
    if (existsSync(folder)) throw new WrongUse(`${folder} exists already, and nothing in it was changed. Choose another title or folder.`)
    await putFolder(folder, files, { aside: join(dirname(folder), `.${basename(folder)}.${randomUUID()}`), disk: quickDisk })
  }
  const root = await rootOf(home, folder)
  try {
    await (root === undefined ? put() : turnsOf(root, raw)(put))
  } catch (error) {
    throw inWords(error, (why) => `${folder} cannot be written, and nothing is left of it: ${why}`)
  }
}

/**
 * Writes files of an existing pack. Files that have changed on disk since the pack was read are not overwritten.
 * @param home the folder of the workspace, which may contain it
 * @throws WrongUse for a read-only pack
 * @throws Broken when they cannot be written, or one of them has changed meanwhile; then nothing was changed
 */
export async function writeIntoPack(home: string, pack: LocalPack, files: PackFiles): Promise<void> {
  const { folder } = pack
  const found = foundOf(pack)
  const workspace = await rootOf(home, folder)
  const root = workspace ?? folder
  refuseToWrite(pack)
  try {
    await turnsOf(
      root,
      raw,
    )(async () => {
      const placed: Placed[] = []
      for (const [path, text] of Object.entries(files)) {
        const before = pack.files[path]
        placed.push(await placeOf(found, path, before === undefined ? absent : sha256(before), bytesOf(text)))
      }
      await writePlaced(root, placed, quickDisk)
    })
  } catch (error) {
    throw inWords(error, (why) => `${folder} cannot be written, and nothing in it was changed: ${why}`)
  } finally {
    // outside of a workspace this folder was created only for the lock; `rmdir` deletes it only if it is empty
    if (workspace === undefined) await rmdir(join(folder, ownFolder)).catch(() => {})
  }
}

/** Refuses a pack that cannot be edited, before any work is done, and in a dry run. @throws WrongUse */
export function refuseToWrite(pack: LocalPack): void {
  try {
    refuseReadOnly(foundOf(pack))
  } catch (error) {
    throw inWords(error, (why) => why)
  }
}

function foundOf(pack: LocalPack): FoundPack {
  const { folder } = pack
  // a command may name the folder of a pack that belongs to the program and is read-only
  const kind = isProgramPack(folder) ? 'shipped' : pack.kind
  return { pack: idOf(pack), folder: basename(folder), place: folder, kind }
}

/** The real path of the workspace if it contains the folder, so that its lock is used; undefined otherwise. */
async function rootOf(home: string, folder: string): Promise<string | undefined> {
  const root = await realpath(home).catch(() => undefined)
  return root !== undefined && isInside(root, folder) ? root : undefined
}

/** Throws the error of the disk unchanged. */
function raw(error: unknown): never {
  throw error
}

function inWords(error: unknown, words: (why: string) => string): unknown {
  if (error instanceof Refusal) {
    const { code, message, remedy } = error
    if (code !== 'file/changed') return code.startsWith('pack/') ? new WrongUse(`${message} ${remedy}`) : new Broken(`${message} ${remedy}`)
    const { conflicts = [] } = error.details as { readonly conflicts?: readonly { readonly path: string }[] }
    const paths = conflicts.map(({ path }) => path).join(', ')
    return new Broken(`Another program changed these files meanwhile (${paths}), so nothing was written. Do it once more.`)
  }
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === undefined || code === undefined ? error : new Broken(words(diskReason(error) ?? `${code}. Look at the files there.`))
}
