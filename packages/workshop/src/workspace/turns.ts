/** The write lock of a workspace, also between processes. */
import { realpath } from 'node:fs/promises'
import { RegistryTrouble, takeTurn } from '@questwright/registry/workspace'
import { Refusal } from '../refusal.ts'
import { finishJournals, hasJournals } from './batch.ts'
import { leftoversIn, removeLeftovers } from './leftovers.ts'
import { findOwnFolder, makeOwnFolder } from './own-folder.ts'
import { notWritten } from './write-reason.ts'

/** Runs a function while holding the lock. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Makes the function that runs work under the write lock: one write at a time, in this process in the order of the calls, and never while
 * another process writes. So no other write happens between the comparison of hashes and the renaming, and a journal that exists when the
 * lock is taken comes from an interrupted batch and is rolled back.
 * @param refuse turns an error of the disk into a refusal for this work
 * @param start whether to delete the leftovers of killed programs: when a program opens the workspace, and not for a single write
 */
export function turnsOf(
  root: string,
  refuse: (error: unknown) => never = notWritten,
  start: 'of a program' | 'of a write' = 'of a write',
): Turns {
  let queue: Promise<unknown> = takeBackWhatStopped(root).then(() => (start === 'of a program' ? sweep(root) : undefined))
  return (work) => {
    const turn = queue.then(() => alone(root, work, refuse))
    queue = turn.catch(() => {})
    return turn
  }
}

async function alone<Result>(root: string, work: () => Promise<Result>, refuse: (error: unknown) => never): Promise<Result> {
  const realRoot = await realpath(root).catch(() => undefined)
  // the workspace does not exist: `work` itself reports that
  if (realRoot === undefined) return work()
  const own = await makeOwnFolder(root).catch(refuse)
  const end = await takeTurn(realRoot, 'writing').catch((error: unknown) => {
    if (error instanceof RegistryTrouble) throw new Refusal(503, error.code, error.what, error.remedy)
    return refuse(error)
  })
  try {
    await finishJournals(own, realRoot)
    return await work()
  } finally {
    await end()
  }
}

/**
 * Deletes the leftovers of killed programs. It takes the lock only if it found any, and searches again under the lock, when no other
 * program is writing.
 */
async function sweep(root: string): Promise<void> {
  try {
    const realRoot = await realpath(root)
    if (leftoversIn(realRoot, new Date()).length > 0)
      await alone(root, () => removeLeftovers(leftoversIn(realRoot, new Date())), notWritten)
  } catch {
    // The workspace does not exist yet, or is not writable: every call reports that itself.
  }
}

/** Rolls back interrupted batches when the workspace is opened, so that readers get the old state. Writes nothing if there are none. */
async function takeBackWhatStopped(root: string): Promise<void> {
  try {
    const own = await findOwnFolder(root)
    if (own !== undefined && (await hasJournals(own))) await alone(root, async () => {}, notWritten)
  } catch {
    // The workspace does not exist yet, or is not writable: every call reports that itself.
  }
}
