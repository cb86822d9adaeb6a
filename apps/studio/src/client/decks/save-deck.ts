/** Decks save themselves: a short pause after the last change, and at once where something must lie on disk. The studio's autosave finds nothing left to do. */
import { useAutosave } from '../editor/autosave.ts'
import { fileOf, isChanged } from '../editor/files.ts'
import { save } from '../editor/save.ts'

/** Writes an open file, if there is something to write. A conflict waits in the file's `theirs`: nothing is overwritten. */
export async function saveNow(key: string): Promise<void> {
  const file = fileOf(key)
  if (!file || file.theirs || !isChanged(file)) return
  await save(key, 'by itself')
}

/** The same when a page is left, unless the person wants to be asked for every save; then the draft stays. */
export async function saveOnLeaving(key: string): Promise<void> {
  if (useAutosave.getState().mode !== 'off') await saveNow(key)
}

const pause = 800
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** The same after a pause without changes. */
export function saveSoon(key: string): void {
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(() => {
      waiting.delete(key)
      if (fileOf(key)?.status === 'saving') saveSoon(key)
      else void saveOnLeaving(key)
    }, pause),
  )
}
