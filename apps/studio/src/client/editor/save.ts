/** Saving: the file, then the library, then the running game. */
import { toast } from 'sonner'
import { ApiError, absent, deleteFile, getFile, saveFile } from '../api.ts'
import { refuseReload, reloadPacks, useGame } from '../game/game-session.ts'
import { packsUnderGame } from '../game/packs-under-game.ts'
import { noteOwnWrite, refreshLibrary, useLibrary } from '../library.ts'
import { changeFile, closeFile, fileOf } from './files.ts'

let queue: Promise<unknown> = Promise.resolve()

/** One save after the other: each starts from what the one before left. */
function inTurn<T>(deed: () => Promise<T>): Promise<T> {
  const next = queue.then(deed, deed)
  queue = next.catch(() => undefined)
  return next
}

/** Writes an open file and puts it under the running game. @returns whether it is written; a conflict waits in the file's `theirs` */
export function save(key: string): Promise<'saved' | 'conflict' | 'failed'> {
  return inTurn(() => write(key))
}

async function write(key: string): Promise<'saved' | 'conflict' | 'failed'> {
  const file = fileOf(key)
  if (file?.status !== 'ready') return 'failed'
  const { pack, path, text, saved, hash } = file
  changeFile(key, { status: 'saving' })
  try {
    const answer = await saveFile(pack, path, text, hash)
    noteOwnWrite(pack, path, answer.hash)
    changeFile(key, { status: 'ready', saved: text, hash: answer.hash, theirs: undefined, ...(text === saved ? {} : { before: saved }) })
  } catch (error) {
    changeFile(key, { status: 'ready' })
    if (error instanceof ApiError && error.status === 409) {
      const theirs = await onDisk(pack, path)
      changeFile(key, { theirs })
      return 'conflict'
    }
    tellError(error)
    return 'failed'
  }
  toast.success(`${nameOf(path)} is saved.`, { duration: 2000 })
  await putUnderGame([key])
  return 'saved'
}

async function onDisk(pack: string, path: string): Promise<{ text: string; hash: string }> {
  try {
    return await getFile(pack, path)
  } catch {
    return { text: '', hash: absent }
  }
}

/** Overwrites what lies on disk with what stands in the editor. */
export async function keepMine(key: string): Promise<void> {
  const theirs = fileOf(key)?.theirs
  if (!theirs) return
  changeFile(key, { hash: theirs.hash, theirs: undefined })
  await save(key)
}

/** Drops what stands in the editor for what lies on disk. */
export async function takeTheirs(key: string): Promise<void> {
  const theirs = fileOf(key)?.theirs
  if (!theirs) return
  if (theirs.hash === absent) closeFile(key)
  else changeFile(key, { text: theirs.text, saved: theirs.text, hash: theirs.hash, theirs: undefined })
  await inTurn(() => putUnderGame([key]))
}

/** Decides later: what stands in the editor stays, and nothing is written. */
export function decideLater(key: string): void {
  changeFile(key, { theirs: undefined })
}

/** Writes what stood there before the last save. */
export async function backToBefore(key: string): Promise<void> {
  const before = fileOf(key)?.before
  if (before === undefined) return
  const file = fileOf(key)
  if (before === '' && file) {
    // the script was new: without it the card has its printed facts only, as before
    await inTurn(async () => {
      try {
        const answer = await deleteFile(file.pack, file.path, file.hash)
        noteOwnWrite(file.pack, file.path, answer.hash)
        closeFile(key)
        await putUnderGame([key])
      } catch (error) {
        tellError(error)
      }
    })
    return
  }
  changeFile(key, { text: before })
  await save(key)
}

/**
 * Reads the packs anew and puts them under the running game.
 * @param files `pack/path` of what changed
 */
export async function putUnderGame(files: readonly string[]): Promise<void> {
  const answer = await refreshLibrary()
  const { packs: running, status } = useGame.getState()
  if (!answer) {
    const { error } = useLibrary.getState()
    if (error) tellError(error)
    return
  }
  const touched = files.filter((file) => running.some(({ id }) => file.startsWith(`${id}/`)) && !file.endsWith('.scene.ts'))
  if (touched.length === 0 || status === 'none' || status === 'failed') return
  const { packs, held } = packsUnderGame(answer, running)
  const broken = touched.map((file) => held.find((one) => one.file === file))
  const [first] = broken
  if (first && broken.every((one) => one !== undefined)) {
    const { message, remedy, line } = first.problem
    refuseReload(touched, `${nameOf(first.file)}${line === undefined ? '' : `, line ${line}`}: ${message} ${remedy}`)
    return
  }
  await reloadPacks(packs, touched)
}

function tellError(error: unknown): void {
  if (error instanceof ApiError) toast.error(error.message, { description: error.remedy })
  else toast.error(error instanceof Error ? error.message : String(error))
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path
