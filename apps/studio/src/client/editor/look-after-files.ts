/** Who looks after open files: what is typed in them is kept, and saved by itself. */
import { tellError } from '@questwright/table-page/tell-error'
import { useFiles } from './files.ts'
import { keptDrafts } from './kept-drafts.ts'

/**
 * Looks after open files from the first one on, and after drafts that an earlier page left: a page without either loads nothing of it.
 * @param begun is told when that has begun
 * @returns the function that ends it
 */
export function lookAfterFiles(begun: () => void): () => void {
  const life = new AbortController()
  const ends: (() => void)[] = []
  let state: 'waiting' | 'begun' = 'waiting'
  const begin = async (): Promise<void> => {
    if (state === 'begun') return
    state = 'begun'
    // the first file may be typed in before what looks after it is there
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
  // where the browser keeps nothing, somebody must be told so
  keptDrafts().then((drafts) => (drafts.length > 0 ? begin() : undefined), begin)
  return () => {
    life.abort()
    for (const end of ends) end()
  }
}
