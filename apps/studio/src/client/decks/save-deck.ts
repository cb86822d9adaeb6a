/** Decks that must lie on disk at once; otherwise the studio's autosave writes them. */
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
