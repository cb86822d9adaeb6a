/**
 * The trash, `.questwright/trash/<entry>/`: the things that were deleted, renamed or changed in the studio, with their old files. Nothing
 * in it is ever overwritten.
 */
import { randomUUID } from 'node:crypto'
import { lstat, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ReadFile, type TrashRecord, trashRecordFormat } from '../formats/index.ts'
import type { TrashEntry } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { type Disk, realDisk } from './batch.ts'
import { findOwnFolder, makeOwnFolder } from './own-folder.ts'
import type { TrashNote } from './workspace.ts'

/** The name of an entry, which begins with the time, so that names sort by time. */
const entryName = (now: Date, slug: string): string =>
  `${now.toISOString().slice(0, 19).replace(/:/g, '-')}-${slug.slice(0, 40)}-${randomUUID().slice(0, 8)}`

/**
 * Writes a complete entry, before its files are deleted or changed in the pack.
 * @returns its id
 */
export async function keepInTrash(
  root: string,
  note: TrashNote & Pick<TrashRecord, 'folder' | 'left'> & { readonly files?: number },
  contents: readonly { readonly pack: string; readonly path: string; readonly bytes: Uint8Array }[],
  now: Date,
  disk: Disk = realDisk,
): Promise<string> {
  const id = entryName(now, note.slug)
  const folder = await makeOwnFolder(root, 'trash', id)
  const record: TrashRecord = {
    format: 'questwright-trash',
    version: 1,
    files: contents.length,
    ...note,
    id,
    when: now.toISOString(),
    contents: contents.map(({ pack, path, bytes }) => ({ pack, path, base64: Buffer.from(bytes).toString('base64') })),
  }
  try {
    await disk.write(join(folder, 'entry.json'), Buffer.from(trashRecordFormat.write(record)))
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return id
}

/** Moves a pack's folder into the trash. @returns the entry's id */
export async function movePackToTrash(
  root: string,
  pack: { readonly pack: string; readonly folder: string; readonly place: string; readonly files: number },
  now: Date,
): Promise<string> {
  const slug = pack.pack.replace(/[^a-z0-9-]/g, '')
  const note = { title: pack.pack, kind: 'pack', pack: pack.pack, slug, words: [], folder: pack.folder, files: pack.files } as const
  const id = await keepInTrash(root, note, [], now)
  const folder = await makeOwnFolder(root, 'trash', id)
  try {
    await rename(pack.place, join(folder, 'pack'))
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return id
}

/** All entries, newest first. Entries that cannot be read are left out and not changed. */
export async function readTrash(root: string): Promise<readonly TrashEntry[]> {
  const folder = await findOwnFolder(root, 'trash')
  if (folder === undefined) return []
  const names = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isDirectory()).map(({ name }) => name)
  const read = await Promise.all(names.map((name) => readRecord(folder, name)))
  return read
    .flatMap((read) => {
      if (!read || 'fault' in read) return []
      return [entryOf(read.value)]
    })
    .sort((one, other) => (one.when < other.when ? 1 : -1))
}

/** Entries of earlier versions name a set of cards with the word of the game: `…-set`. */
const kindOf = (kind: TrashRecord['kind']): TrashEntry['kind'] => (kind.endsWith('-set') ? 'set' : kind)

/** The data of an entry for pages. */
export const entryOf = ({ id, when, title, kind, pack, slug, files, did }: TrashRecord): TrashEntry => ({
  id,
  when,
  title,
  kind: kindOf(kind),
  pack,
  slug,
  files,
  ...(did === undefined ? {} : { did }),
})

/**
 * The record of an entry.
 * @throws Refusal for an entry that is missing or cannot be read
 */
export async function trashRecord(root: string, id: string): Promise<{ readonly record: TrashRecord; readonly folder: string }> {
  const folder = /^[A-Za-z0-9-]+$/.test(id) ? await findOwnFolder(root, 'trash', id) : undefined
  const read = folder === undefined ? undefined : await readRecord(dirname(folder), id)
  if (!folder || !read)
    throw new Refusal(404, 'trash/absent', 'The trash has no such entry.', 'It may have been brought back already: load the page again.')
  if ('fault' in read) throw new Refusal(409, 'trash/unreadable', read.fault.message, read.fault.remedy)
  return { record: read.value, folder }
}

async function readRecord(folder: string, name: string): Promise<ReadFile<TrashRecord> | undefined> {
  try {
    const file = join(folder, name, 'entry.json')
    if (!(await lstat(file)).isFile()) return undefined
    const read = trashRecordFormat.read(await readFile(file, 'utf8'))
    return 'fault' in read || read.value.id === name ? read : undefined
  } catch {
    return undefined
  }
}

/** Removes an entry after it was restored. */
export async function dropFromTrash(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => {})
}
