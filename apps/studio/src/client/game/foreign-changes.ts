/** Files that another program changed: open ones are read anew, and the running game takes them. */
import { toast } from '@questwright/table-page/parts/toast'
import type { FileChange } from '../../api-types.ts'
import { fileKey, fileOf, isChanged, readAnew, useFiles } from '../editor/files.ts'
import { inTurn, prepareGameFor, takeFromDisk } from './put-under-game.ts'

/** The server has waited for the disk already. Changes within this time are taken together; preparing a realm takes about as long. */
const quietMilliseconds = 120
/** A folder that never rests must not keep the table waiting. */
const longestMilliseconds = 3000

let waiting = new Map<string, string>()
let timer: ReturnType<typeof setTimeout> | undefined
let first = 0

/** Takes note of changes; what is to be done about them waits until the disk is quiet. */
export function noteForeignChanges(changes: readonly FileChange[]): void {
  for (const { pack, path, hash } of changes) if (pack !== undefined) waiting.set(fileKey(pack, path), hash)
  const now = performance.now()
  if (timer === undefined) {
    first = now
    // what this page wrote itself is under the game already
    prepareGameFor([...waiting].flatMap(([key, hash]) => (fileOf(key)?.hash === hash ? [] : [key])))
  }
  clearTimeout(timer)
  timer = setTimeout(settle, Math.max(0, Math.min(quietMilliseconds, first + longestMilliseconds - now)))
}

function settle(): void {
  timer = undefined
  const files = waiting
  waiting = new Map()
  void inTurn(async () => {
    await readOpen(files)
    await takeFromDisk()
  })
}

/** Open files show what lies on disk now; where something was typed it stays, and the save will ask. */
async function readOpen(files: ReadonlyMap<string, string>): Promise<void> {
  const open = Object.keys(useFiles.getState().files).filter((key) => files.has(key))
  await Promise.all(open.map(readAnew))
  for (const key of open) {
    const file = fileOf(key)
    // what this page wrote itself is no news
    if (!file || !isChanged(file) || file.theirs || file.hash === files.get(key)) continue
    toast(`${file.path.split('/').at(-1)} changed on disk.`, {
      id: `changed-on-disk ${key}`,
      description: 'What you typed stays in the editor. When you save it, you are asked which text to keep.',
      duration: 8000,
    })
  }
}
