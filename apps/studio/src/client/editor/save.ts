/** Saving: writes the file, then updates the library and the running game. */

import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { ApiError, absent, deleteFile, getFile, saveFile, saveFileOf } from '../api.ts'
import { inTurn, prepareGame, putUnderGame } from '../game/put-under-game.ts'
import { asApiError, useLibrary } from '../library.ts'
import { noteWritten } from '../packs/used-packs.ts'
import { changeFile, closeFile, fileOf } from './files.ts'

/**
 * Writes an open file, then applies it to the running game.
 * @param how a save that the user asked for shows a notice when it is done; an autosave does not
 * @returns whether it was written; in a conflict, the file's `theirs` has the text on disk
 */
export function save(key: string, how: 'asked' | 'by itself' = 'asked'): Promise<'saved' | 'conflict' | 'failed'> {
  return inTurn(() => write(key, how))
}

async function write(key: string, how: 'asked' | 'by itself'): Promise<'saved' | 'conflict' | 'failed'> {
  const file = fileOf(key)
  if (file?.status !== 'ready') return 'failed'
  const { pack, path, text, saved, hash } = file
  let under: Promise<void>
  try {
    const known = prepareGame(pack) === 'under game' ? useLibrary.getState().whole : undefined
    changeFile(key, { status: 'saving' })
    noteWritten(pack)
    const answer = known ? await saveFileOf(known, { pack, path, text, expected: hash }) : await saveFile(pack, path, text, hash)
    under = putUnderGame([key], 'state' in answer ? answer.state : undefined)
    // requests to the game's realm are sent by now: rendering runs in parallel
    await nextTask()
    changeFile(key, { status: 'ready', saved: text, hash: answer.hash, theirs: undefined, ...(text === saved ? {} : { before: saved }) })
  } catch (error) {
    changeFile(key, { status: 'ready' })
    if (error instanceof ApiError && error.status === 409) {
      const theirs = await onDisk(pack, path)
      changeFile(key, { theirs })
      return 'conflict'
    }
    if (how === 'asked') tellError(error)
    else tellNotSaved(error, path)
    return 'failed'
  }
  try {
    await under
  } finally {
    // after the table was updated, because animating a notice takes the browser as long as starting a realm
    if (how === 'asked') toast.success(`${nameOf(path)} is saved.`, { duration: 2000 })
  }
  return 'saved'
}

async function onDisk(pack: string, path: string): Promise<{ text: string; hash: string }> {
  try {
    return await getFile(pack, path)
  } catch {
    return { text: '', hash: absent }
  }
}

/** Resolves a conflict: overwrites the file on disk with the text in the editor. */
export async function keepMine(key: string): Promise<void> {
  const theirs = fileOf(key)?.theirs
  if (!theirs) return
  changeFile(key, { hash: theirs.hash, theirs: undefined })
  await save(key)
}

/** Resolves a conflict: replaces the text in the editor by the file on disk. */
export async function takeTheirs(key: string): Promise<void> {
  const theirs = fileOf(key)?.theirs
  if (!theirs) return
  if (theirs.hash === absent) closeFile(key)
  else changeFile(key, { text: theirs.text, saved: theirs.text, hash: theirs.hash, theirs: undefined })
  await inTurn(() => putUnderGame([key]))
}

/** Postpones a conflict: the text in the editor stays, and nothing is written. */
export function decideLater(key: string): void {
  changeFile(key, { theirs: undefined })
}

/** Writes the text from before the last save. */
export async function backToBefore(key: string): Promise<void> {
  const before = fileOf(key)?.before
  if (before === undefined) return
  const file = fileOf(key)
  if (before === '' && file) {
    // the script was new: delete it, then the card has only its printed facts, as before
    await inTurn(async () => {
      try {
        await deleteFile(file.pack, file.path, file.hash)
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

/** A fixed id shows the message once, also after several attempts: a full disk stays full for a while. */
function tellNotSaved(error: unknown, path: string): void {
  const { message, remedy } = asApiError(error)
  toast.error(`${nameOf(path)} is not saved. ${message}`, {
    id: 'not-saved-by-itself',
    description: `${remedy} It is tried again when you type.`,
  })
}

/** Resolves after the current task and its microtasks: messages to a worker have been sent by then. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const nameOf = (path: string): string => path.split('/').at(-1) ?? path
