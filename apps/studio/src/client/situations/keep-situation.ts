/** Saves a situation in a pack. */
import { beginFile, closeFile, fileKey, fileOf } from '../editor/files.ts'
import { save } from '../editor/save.ts'

/** Writes the scene file. @param over replaces a file of that name */
export async function keepSituation(
  pack: string,
  path: string,
  text: string,
  over: 'never' | 'replace' = 'never',
): Promise<'saved' | 'exists' | 'failed'> {
  const key = fileKey(pack, path)
  beginFile(pack, path, text)
  const done = await save(key)
  if (done === 'conflict' && over === 'replace') {
    const { keepMine } = await import('../editor/save.ts')
    await keepMine(key)
    const isSaved = fileOf(key)?.saved === text
    closeFile(key)
    return isSaved ? 'saved' : 'failed'
  }
  closeFile(key)
  return done === 'conflict' ? 'exists' : done
}
