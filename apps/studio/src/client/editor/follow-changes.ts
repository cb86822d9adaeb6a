/** Updates open files after the workspace changed several files at once. */

import { toast } from '@questwright/table-page/parts/toast'
import type { ChangedFile } from '@questwright/workshop/page'
import { absent } from '../../api-types.ts'
import { forgetArt } from '../art.ts'
import { closeFile, fileKey, fileOf, isChanged, readAnew } from './files.ts'

/** Reloads open files and pictures from disk. Unsaved text stays: the next save detects the other hash and asks. */
export async function followChanges(changed: readonly ChangedFile[]): Promise<void> {
  for (const pack of new Set(changed.filter(({ path }) => path.startsWith('art/')).map((one) => one.pack))) forgetArt(pack)
  for (const { pack, path, hash } of changed) {
    const key = fileKey(pack, path)
    const file = fileOf(key)
    if (!file) continue
    if (!isChanged(file)) {
      if (hash === absent) closeFile(key)
      else await readAnew(key)
    } else if (hash === absent) {
      toast(`${path.split('/').at(-1)} was moved or deleted.`, {
        description: 'What you typed in it stays in the editor. When you save it, you are asked whether to write it again.',
        duration: 8000,
      })
    }
  }
}
