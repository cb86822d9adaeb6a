/**
 * A folder below `.questwright` with plain files of players. No file is ever deleted: a file that a user deletes is moved aside and can be
 * restored.
 */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { isInside } from './paths.ts'
import { type Turns, turnsOf } from './turns.ts'
import { writeReason } from './write-reason.ts'

/** Words for refusals about the folder. */
interface KeptFolderWords {
  /** The first part of the codes of refusals: `history`. */
  readonly code: string
  /** The name of the folder in messages: "The history". */
  readonly whole: string
  /** The name of one file in messages: "game". */
  readonly one: string
  /** The words for data that is still safe when a file cannot be written: "the game itself is kept in this browser". */
  readonly safe: string
}

/** A file of the folder; its stamp is different after each change. */
interface KeptFile {
  readonly file: string
  readonly path: string
  readonly size: number
  readonly stamp: string
}

export interface KeptFolder {
  /** Runs a function while holding the write lock, also against other programs. */
  readonly inTurn: Turns
  /** The current files; empty if the folder does not exist yet. */
  files(): Promise<readonly KeptFile[]>
  /** The text of a file. @throws Refusal for a missing file */
  read(file: string): Promise<string>
  /** Names of the files that were moved aside. */
  aside(): Promise<readonly string[]>
  /** Writes a new file atomically; never overwrites. */
  add(file: string, text: string): Promise<void>
  /** Replaces the file of that name atomically. */
  replace(file: string, text: string): Promise<void>
  /** Moves a file aside; the caller holds the write lock. @throws Refusal for a missing file */
  moveAside(file: string): Promise<void>
  /** Moves a file aside. @throws Refusal for a missing file */
  remove(file: string): Promise<void>
  /** Moves it back. @throws Refusal for a missing file, or when its place is taken */
  restore(file: string): Promise<void>
}

/** Subfolder of deleted files, which can be restored. */
const asideFolder = 'deleted'

/**
 * Opens a folder of the workspace. It is created when the first file is written.
 * @param root the folder of the workspace
 * @param folder the path inside of the workspace; hidden, so that it belongs to no pack
 */
export function keptFolder(root: string, folder: string, { code, whole, one, safe }: KeptFolderWords): KeptFolder {
  const outside = (place: string): Refusal =>
    new Refusal(403, `${code}/outside`, `A link leads ${place} out of the workspace.`, 'Replace the link by the folder itself.')
  const inWords = (error: unknown): Refusal =>
    error instanceof Refusal
      ? error
      : new Refusal(
          403,
          `${code}/not-written`,
          `${whole} cannot be written: ${writeReason(error)}.`,
          `Look at permissions and space of ${folder} in the workspace; ${safe}.`,
        )
  const notWritten = (error: unknown): never => {
    throw inWords(error)
  }
  const absentFile = (): Refusal =>
    new Refusal(404, `${code}/absent`, `${whole} has no such ${one}.`, 'It may have been deleted: load the page again.')
  const inTurn = turnsOf(root, (error) => {
    throw error instanceof Refusal && error.code === 'path/outside' ? outside(folder) : inWords(error)
  })

  /**
   * The real path of the folder; undefined when it does not exist yet.
   * @throws Refusal when a link leads out of the workspace
   */
  const find = async (place = folder): Promise<string | undefined> => {
    const realRoot = await realpath(root).catch(() => undefined)
    const real = await realpath(join(root, place)).catch(() => undefined)
    if (realRoot === undefined || real === undefined) return undefined
    if (!isInside(realRoot, real)) throw outside(place)
    return real
  }

  /** Creates the folders; each is checked for links before the next is created in it. */
  const make = async (): Promise<string> => {
    for (const place of [dirname(folder), folder, `${folder}/${asideFolder}`])
      if ((await find(place)) === undefined) await mkdir(join(root, place), { recursive: true }).catch(notWritten)
    const made = await find()
    if (made === undefined)
      throw new Refusal(503, 'workspace/absent', 'The folder of the workspace does not exist.', 'Start the studio again.')
    return made
  }

  const refuseName = (file: string): void => {
    if (!/^[\w][\w.-]{0,200}\.json$/.test(file))
      throw new Refusal(400, `${code}/file`, `This is no name of a ${one}.`, 'Load the page again.')
  }

  /** Writes a draft in the same folder, then calls `put` to move it to its place. */
  const write = async (file: string, text: string, put: (draft: string, path: string) => Promise<void>): Promise<void> => {
    refuseName(file)
    const made = await make()
    const draft = join(made, `.${file}.${randomUUID().slice(0, 8)}.tmp`)
    try {
      const handle = await open(draft, 'wx')
      try {
        await handle.writeFile(text, 'utf8')
        await handle.sync()
      } finally {
        await handle.close()
      }
      await put(draft, join(made, file))
    } catch (error) {
      notWritten(error)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const move = async (file: string, way: 'aside' | 'back'): Promise<void> => {
    refuseName(file)
    const made = await make()
    const [from, to] = way === 'aside' ? [made, join(made, asideFolder)] : [join(made, asideFolder), made]
    if (!(await isThere(join(from, file)))) throw absentFile()
    if (await isThere(join(to, file))) {
      // an earlier deleted file may have the name already: then this one gets a unique name
      if (way === 'aside')
        return rename(join(from, file), join(to, file.replace(/\.json$/, `.${randomUUID().slice(0, 8)}.json`))).catch(notWritten)
      throw new Refusal(409, `${code}/taken`, `${whole} has a ${one} of this name again.`, 'Load the page again.')
    }
    await rename(join(from, file), join(to, file)).catch(notWritten)
  }

  return {
    inTurn,
    async files() {
      const found = await find()
      const names =
        found === undefined ? [] : (await readdir(found, { withFileTypes: true })).filter((each) => each.isFile()).map(({ name }) => name)
      const files: KeptFile[] = []
      for (const file of names) {
        if (!file.endsWith('.json') || file.startsWith('.')) continue
        const path = join(found ?? '', file)
        const status = await stat(path).catch(() => undefined)
        if (status) files.push({ file, path, size: status.size, stamp: `${status.mtimeMs} ${status.size} ${status.ino}` })
      }
      return files
    },
    async read(file) {
      refuseName(file)
      const found = await find()
      if (found === undefined || !(await isThere(join(found, file)))) throw absentFile()
      return readFile(join(found, file), 'utf8')
    },
    async aside() {
      const found = await find(`${folder}/${asideFolder}`)
      return found === undefined ? [] : readdir(found)
    },
    // unlike a renaming, a hard link does not replace an existing file
    add: (file, text) => write(file, text, link),
    replace: (file, text) => write(file, text, rename),
    moveAside: (file) => move(file, 'aside'),
    remove: (file) => inTurn(() => move(file, 'aside')),
    restore: (file) => inTurn(() => move(file, 'back')),
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
