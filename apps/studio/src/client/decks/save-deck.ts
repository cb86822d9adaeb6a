/** Writes decks to disk immediately; otherwise the studio's autosave writes them. */
import { useAutosave } from '../editor/autosave.ts'
import { fileOf, isChanged } from '../editor/files.ts'
import { save } from '../editor/save.ts'

/** Writes an open file if it has changes. A conflict stays in the file's `theirs`: nothing is overwritten. */
export async function saveNow(key: string): Promise<void> {
  const file = fileOf(key)
  if (!file || file.theirs || !isChanged(file)) return
  await save(key, 'by itself')
}

/** Like `saveNow`, for leaving a page, unless autosave is off; then the draft stays. */
export async function saveOnLeaving(key: string): Promise<void> {
  if (useAutosave.getState().mode !== 'off') await saveNow(key)
}
