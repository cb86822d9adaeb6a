/**
 * One process at a time in a workspace: studio and terminal may have the same one open. The process that has the turn keeps a lock below `.questwright`
 * fresh, and a file beside it says which process that is. A lock is taken over at once where its process is dead, and otherwise when it was not
 * refreshed for a while. The timestamp of the lock itself is not trusted: it may lie in the future.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownFolder } from '@questwright/packs/installed'
import { claim, isAlive } from './exclusive.ts'
import { errorCode, RegistryTrouble } from './trouble.ts'
import { writing } from './writing.ts'

/** `installing`: packs come and go, which can wait for a registry; `writing`: files of its own packs change, which is over in a moment. */
export type Turn = 'installing' | 'writing'

/** A lock that was not kept fresh for so long is free, in milliseconds. It is longer than a program works without a pause. */
const staleAfter = 20_000
/** How long a process waits for another, in milliseconds: longer than a lock outlives its holder. */
const patience = { installing: 60_000, writing: 40_000 } as const
const lookAgain = 25

/** The process that holds a lock, and the very lock that it holds: another process may have taken it over and not have said so yet. */
interface LockHolder {
  readonly pid: number
  readonly host: string
  readonly lock: string
}

/**
 * Waits until no other process has this turn.
 * @param workspace its real path
 * @param stale after how many milliseconds without a sign of life a lock is free
 * @returns ends the turn
 * @throws RegistryTrouble when another process does not come to its end, naming it where it is known
 * @throws what the disk says where the workspace cannot be written
 */
export async function takeTurn(workspace: string, turn: Turn, stale: number = staleAfter): Promise<() => Promise<void>> {
  const own = join(workspace, ownFolder)
  mkdirSync(own, { recursive: true })
  const file = join(own, turn)
  // a process that only reads a workspace needs none of it
  const { lock } = await import('proper-lockfile')
  /** The lock as it was seen first, and since when it has not changed. */
  let seen = { lock: '', freshened: Number.NaN, since: 0 }
  for (const begin = Date.now(); ; await wait(lookAgain + Math.random() * lookAgain)) {
    try {
      // a lost lock is not taken again: writers compare with the stored file before they write
      const release = await lock(file, { realpath: false, stale, onCompromised: () => {} })
      const held = sayWhoHolds(file)
      return async () => {
        if (held !== undefined && holderOf(file)?.lock === held) rmSync(holderFile(file), { force: true })
        await release().catch(() => {})
      }
    } catch (error) {
      if (errorCode(error) !== 'ELOCKED') throw error
      const now = lockNow(file)
      if (now === undefined) continue
      if (now.lock !== seen.lock || now.freshened !== seen.freshened) seen = { ...now, since: Date.now() }
      const holder = holderOf(file)
      const isDead = holder?.lock === now.lock && holder.host === hostname() && !isAlive(holder.pid)
      // a lock whose time lies ahead, after a clock was set back, never looks old: what counts is that nothing freshens it
      if (isDead || Date.now() - seen.since > stale) takeAway(file, now)
      else if (Date.now() - begin > patience[turn]) throw busy(workspace, turn, holder?.lock === now.lock ? holder : undefined)
    }
  }
}

const lockFolder = (file: string): string => `${file}.lock`
const holderFile = (file: string): string => `${file}.holder.json`

/** The lock that lies there, by what no other lock shares with it, and when it was kept fresh. */
function lockNow(file: string): { readonly lock: string; readonly freshened: number } | undefined {
  const stats = statSync(lockFolder(file), { throwIfNoEntry: false, bigint: true })
  return stats && { lock: `${stats.ino} ${stats.birthtimeNs}`, freshened: Number(stats.mtimeMs) }
}

/** Notes beside a lock that this process holds it. A disk that refuses leaves a lock of which only the age is known. */
function sayWhoHolds(file: string): string | undefined {
  const lock = lockNow(file)?.lock
  if (lock === undefined) return undefined
  const draft = `${holderFile(file)}.${randomUUID().slice(0, 8)}.tmp`
  try {
    const holder: LockHolder = { pid: process.pid, host: hostname(), lock }
    writeFileSync(draft, JSON.stringify(holder))
    renameSync(draft, holderFile(file))
    return lock
  } catch {
    return undefined
  }
}

function holderOf(file: string): LockHolder | undefined {
  try {
    const { pid, host, lock } = JSON.parse(readFileSync(holderFile(file), 'utf8')) as { readonly [part: string]: unknown }
    return typeof pid === 'number' && typeof host === 'string' && typeof lock === 'string' ? { pid, host, lock } : undefined
  } catch {
    return undefined
  }
}

/** Removes a lock of a process that is gone: of several processes that notice it one does, and only while that very lock lies there unchanged. */
function takeAway(file: string, gone: { readonly lock: string; readonly freshened: number }): void {
  const guard = `${file}.takeover`
  const guarded = statSync(guard, { throwIfNoEntry: false })
  if (guarded && Math.abs(Date.now() - guarded.mtimeMs) > staleAfter) rmSync(guard, { force: true })
  if (!claim(guard, { pid: process.pid, secret: '' })) return
  try {
    const now = lockNow(file)
    if (now?.lock === gone.lock && now.freshened === gone.freshened) rmSync(lockFolder(file), { recursive: true, force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

function busy(workspace: string, turn: Turn, holder: LockHolder | undefined): RegistryTrouble {
  const name = basename(workspace)
  const other = holder === undefined ? 'another program' : `another program (process ${holder.pid} on ${holder.host})`
  return turn === 'installing'
    ? new RegistryTrouble(
        'install/busy',
        `Packs of the workspace "${name}" are being installed by ${other}.`,
        `Wait until that has finished. When there is no such program, remove ${ownFolder}/${turn}.lock in it.`,
      )
    : new RegistryTrouble(
        'workspace/busy',
        `${other.replace(/^a/, 'A')} is writing into the workspace "${name}".`,
        `Wait until that has finished, then do it again. When there is no such program, remove ${ownFolder}/${turn}.lock in it.`,
      )
}

/**
 * Does something in a workspace when no other process does.
 * @throws RegistryTrouble when another one does not come to its end, and where the workspace cannot be written
 */
export function inTurn<T>(workspace: string, turn: Turn, work: () => Promise<T>): Promise<T> {
  return writing(workspace, async () => {
    const end = await takeTurn(workspace, turn)
    try {
      return await work()
    } finally {
      await end()
    }
  })
}
