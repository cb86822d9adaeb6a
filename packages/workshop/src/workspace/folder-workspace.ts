/** A workspace that is a folder of this machine: the packs are the folders below it whose package.json has a `questwright` field. */
import { readFile } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'
import { type FolderMemory, type MetFile, newFolderMemory, readPackFolder } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import type { FileDeed } from '../page/index.ts'
import { absent } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { type Disk, realDisk } from './batch.ts'
import { checkPicture, readPicture } from './contents.ts'
import { type FoundPack, findPacks, lookAround, packOf, readText } from './found-packs.ts'
import { imagesAmong } from './images.ts'
import { importsOf } from './importing.ts'
import { findOwnFolder } from './own-folder.ts'
import { readImagePath, readPath, resolveInPack } from './paths.ts'
import { bytesOf, changedOf, compareAll, type Placed, placeOf, placesOf, refuseReadOnly, refuseTwice, writePlaced } from './placed.ts'
import { restoreEntry } from './restoring.ts'
import { dropFromTrash, keepInTrash, readTrash } from './trash.ts'
import { turnsOf } from './turns.ts'
import { watchOf } from './watch.ts'
import { addPack, removePack } from './whole-packs.ts'
import type { ReadPack, TrashNote, Workspace } from './workspace.ts'
import { notWritten } from './write-reason.ts'

/** Maximum number of changes in a batch. */
const mostChanges = 4000

export interface FolderOptions {
  /** The folder with the packs that the program ships; without it the workspace has no such packs. */
  readonly content?: string
  /** The calls that write; tests let them fail. */
  readonly disk?: Disk
  /** The server's clock, for the trash. */
  readonly now?: () => Date
}

/**
 * Opens a folder as a workspace. Nothing outside of it is written, and nothing but `content` is read, even if it contains links.
 * @param root the folder; it is resolved at each call, so it may be created later
 */
export function folderWorkspace(root: string, { content, disk = realDisk, now = () => new Date() }: FolderOptions = {}): Workspace {
  const inTurn = turnsOf(root, undefined, 'of a program')
  const packsHere = (): Promise<readonly FoundPack[]> => findPacks(root, content)
  const find = async (pack: string): Promise<FoundPack> => packOf(await packsHere(), pack)
  const locate = async (pack: string, path: string) => resolveInPack((await find(pack)).place, readPath(path))
  /** Cache of the files of each pack, by the real path of the pack. */
  const memories = new Map<string, FolderMemory>()
  const read = (place: string) => {
    const memory = memories.get(place) ?? newFolderMemory()
    memories.set(place, memory)
    const met: MetFile[] = []
    const files = readPackFolder(place, memory, (file) => met.push(file))
    return { files, met }
  }
  const change = (pack: string, path: string, expected: string, after: Uint8Array | undefined) =>
    inTurn(async () => writePlaced(root, [await placeOf(await find(pack), path, expected, after)], disk).catch(notWritten))

  return {
    name: basename(root),
    writing: 'allowed',
    listPacks: async () => (await packsHere()).map(({ place: _, ...found }) => found),
    async readAll(only) {
      const all: ReadPack[] = []
      const { packs, oddities } = await lookAround(root, content)
      const places = new Set(packs.map(({ place }) => place))
      for (const place of memories.keys()) if (!places.has(place)) memories.delete(place)
      for (const { place, ...found } of packs) {
        if (only !== undefined && found.pack !== only) continue
        try {
          const { files, met } = read(place)
          all.push({ ...found, files, images: await imagesAmong(met) })
        } catch (error) {
          if ((await packsHere()).some(({ pack }) => pack === found.pack)) throw unreadable(error, found.pack, place)
        }
      }
      return { packs: all, oddities }
    },
    readPack: async (pack) => read((await find(pack)).place).files,
    listImages: async (pack) => imagesAmong(read((await find(pack)).place).met),
    async readFile(pack, path) {
      const text = await readText((await locate(pack, path)).file)
      if (text === undefined) throw noSuchFile()
      return { text, hash: sha256(text) }
    },
    async readBytes(pack, path) {
      const bytes = await readPicture((await resolveInPack((await find(pack)).place, readImagePath(path))).file)
      if (bytes === undefined) throw noSuchFile()
      return { bytes, hash: sha256(bytes) }
    },
    async writeFile(pack, path, text, expected) {
      await change(pack, path, expected, bytesOf(text))
      return sha256(text)
    },
    async writeBytes(pack, path, bytes, expected) {
      checkPicture(path, bytes)
      await change(pack, path, expected, bytes)
      return sha256(bytes)
    },
    deleteFile: (pack, path, expected) => change(pack, path, expected, undefined),
    apply: (deeds, note) =>
      inTurn(async () => {
        const placed = await placedTogether(await packsHere(), deeds)
        const trash = note === undefined ? undefined : await keptContents(root, note, placed, { disk, now: now() })
        try {
          await writePlaced(root, placed, disk)
        } catch (error) {
          const folder = trash === undefined ? undefined : await findOwnFolder(root, 'trash', trash)
          if (folder) await dropFromTrash(folder)
          notWritten(error)
        }
        return { changed: changedOf(placed), ...(trash === undefined ? {} : { trash }) }
      }),
    addPack: (id, files) => inTurn(() => addPack(root, id, files, { content, disk })),
    removePack: (pack) =>
      inTurn(async () => {
        refuseReadOnly(await find(pack))
        return removePack(root, pack, now())
      }),
    listTrash: () => readTrash(root),
    restore: (id, instead) => inTurn(() => restoreEntry(root, id, { content, disk, now: now(), instead })),
    ...importsOf(root, { content, inTurn, disk, now }),
    watch: watchOf(root),
  }
}

/** Resolves all files of a batch. */
async function placedTogether(packs: readonly FoundPack[], deeds: readonly FileDeed[]): Promise<readonly Placed[]> {
  if (deeds.length > mostChanges)
    throw new Refusal(413, 'batch/too-many', `At most ${mostChanges} files change at once.`, 'Do it in parts.')
  const placed: Placed[] = []
  for (const deed of deeds) placed.push(...(await placesOf(packs, deed)))
  refuseTwice(placed)
  await compareAll(placed)
  return placed
}

/**
 * Moves copies of the files that a batch will delete into the trash; with `did`, also of those that it will change.
 * @returns the id of the trash entry
 */
async function keptContents(
  root: string,
  note: TrashNote,
  placed: readonly Placed[],
  { disk, now }: { readonly disk: Disk; readonly now: Date },
): Promise<string> {
  const contents = []
  for (const { pack, path, file, expected, after } of placed)
    if ((after === undefined || note.did !== undefined) && expected !== absent)
      contents.push({ pack, path, bytes: new Uint8Array(await readFile(file)) })
  const left = note.did === undefined ? {} : { left: changedOf(placed) }
  return keepInTrash(root, { ...note, ...left }, contents, now, disk).catch(notWritten)
}

/** The refusal because of a file that may not be read: if it were skipped, its card would silently be missing. */
function unreadable(error: unknown, pack: string, place: string): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if ((code !== 'EACCES' && code !== 'EPERM') || path === undefined) return error
  const lying = relative(place, path).split(sep).join('/')
  const message = `"${lying}" of the pack "${pack}" may not be read.`
  return new Refusal(403, 'file/unreadable', message, 'Ask its owner for the right to read it, or move the pack out of the workspace.')
}

function noSuchFile(): Refusal {
  return new Refusal(404, 'file/absent', 'The pack has no such file.', 'It may have been moved or deleted: load the list of packs again.')
}
