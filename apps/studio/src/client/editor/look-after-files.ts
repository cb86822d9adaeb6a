/** Starts drafts and autosave of open files. */
import { tellError } from '@questwright/table-page/tell-error'
import { useFiles } from './files.ts'
import { keptDrafts } from './kept-drafts.ts'

/**
 * Starts drafts and autosave with the first open file, or where an earlier page left drafts: a page without either does not load that code.
 * @param begun called when they have started
 * @returns the function that stops them
 */
export function lookAfterFiles(begun: () => void): () => void {
  const life = new AbortController()
  const ends: (() => void)[] = []
  let state: 'waiting' | 'begun' = 'waiting'
  const begin = async (): Promise<void> => {
    if (state === 'begun') return
    state = 'begun'
    // changes to the first file while the code is loading must not be missed
    const since = useFiles.getState()
    try {
      const [{ keepDrafts }, { startAutosave }] = await Promise.all([import('./drafts.ts'), import('./autosave.ts')])
      if (life.signal.aborted) return
      ends.push(keepDrafts(since), startAutosave(since))
      begun()
    } catch (error) {
      state = 'waiting'
      tellError(error)
    }
  }
  const beginWithFiles = (): void => {
    if (Object.keys(useFiles.getState().files).length > 0) void begin()
  }
  beginWithFiles()
  ends.push(useFiles.subscribe(beginWithFiles))
  // if drafts cannot be read, start too: the user must be told that this browser cannot store them
  keptDrafts().then((drafts) => (drafts.length > 0 ? begin() : undefined), begin)
  return () => {
    life.abort()
    for (const end of ends) end()
  }
}
