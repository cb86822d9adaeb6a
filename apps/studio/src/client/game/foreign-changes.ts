/** Files changed by another program: reloads open ones, and updates the running game. */
import { toast } from '@questwright/table-page/parts/toast'
import type { FileChange } from '../../api-types.ts'
import { fileKey, fileOf, isChanged, readAnew, useFiles } from '../editor/files.ts'
import { inTurn, prepareGameFor, takeFromDisk } from './put-under-game.ts'

/** Delay to batch changes, on top of the server's own; preparing a realm takes about as long. */
const quietMilliseconds = 120
/** Limit of that delay, in case files never stop changing. */
const longestMilliseconds = 3000

let waiting = new Map<string, string>()
let timer: ReturnType<typeof setTimeout> | undefined
let first = 0

/** Collects changes; they are handled when no more arrive for a moment. */
export function noteForeignChanges(changes: readonly FileChange[]): void {
  for (const { pack, path, hash } of changes) if (pack !== undefined) waiting.set(fileKey(pack, path), hash)
  const now = performance.now()
  if (timer === undefined) {
    first = now
    // files that this page has written are already applied to the game
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

/** Reloads open files; unsaved text stays, and the next save will ask. */
async function readOpen(files: ReadonlyMap<string, string>): Promise<void> {
  const open = Object.keys(useFiles.getState().files).filter((key) => files.has(key))
  await Promise.all(open.map(readAnew))
  for (const key of open) {
    const file = fileOf(key)
    // ignore files written by this page
    if (!file || !isChanged(file) || file.theirs || file.hash === files.get(key)) continue
    toast(`${file.path.split('/').at(-1)} changed on disk.`, {
      id: `changed-on-disk ${key}`,
      description: 'What you typed stays in the editor. When you save it, you are asked which text to keep.',
      duration: 8000,
    })
  }
}
