/** One installation at a time in a workspace: two would undo each other. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ageOf, claim, holderOf, isAlive, release, removeStale } from './exclusive.ts'
import { placesOf } from './places.ts'
import { RegistryTrouble } from './trouble.ts'
import { writing } from './writing.ts'

/** How long one waits for another, in milliseconds. */
const patience = 60_000

/**
 * Does something when nobody else installs into this workspace.
 * @throws RegistryTrouble when another one does not come to its end, and where the workspace cannot be written
 */
export function alone<T>(workspace: string, deed: () => Promise<T>): Promise<T> {
  return writing(workspace, () => waitAndDo(workspace, deed))
}

async function waitAndDo<T>(workspace: string, deed: () => Promise<T>): Promise<T> {
  const file = join(placesOf(workspace).packs, '.installing.json')
  const secret = randomUUID()
  for (const begin = Date.now(); !claim(file, { pid: process.pid, secret }); ) {
    const other = holderOf(file)
    if (other !== undefined && (other === 'unreadable' ? ageOf(file) > 10_000 : !isAlive(other.pid))) removeStale(file, other)
    else if (Date.now() - begin > patience) {
      const who = typeof other === 'object' ? `by the process ${other.pid}` : 'by somebody else'
      throw new RegistryTrouble(
        'install/busy',
        `Packs of ${workspace} are being installed ${who}.`,
        `Wait until that has finished. When no such process is there, remove ${file}.`,
      )
    }
    await wait(100)
  }
  try {
    return await deed()
  } finally {
    release(file, secret)
  }
}
