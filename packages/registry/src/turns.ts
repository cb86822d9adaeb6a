/**
 * Turns: only one process at a time works in a workspace, since studio and terminal may have the same one open. The process with the turn
 * keeps the timestamp of a lock below `.questwright` fresh, and a file next to the lock names the process. Another process takes over the
 * lock at once if that process is dead, or else if the lock was not renewed for a while. It measures that time itself, because the
 * timestamp of the lock may be in the future.
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

/**
 * `installing`: packs are installed or removed, which may take as long as a registry answers; `writing`: files of the workspace's own packs
 * are written, which is short.
 */
export type Turn = 'installing' | 'writing'

/** A lock that was not renewed for this many milliseconds may be taken over. A program never works for so long without a pause. */
const staleAfter = 20_000
/** How long a process waits for another, in milliseconds: longer than a lock survives the end of its process. */
const patience = { installing: 60_000, writing: 40_000 } as const
const lookAgain = 25

/**
 * The process that holds a lock, and the identity of the lock: another process may have taken it over without having written its name yet.
 */
interface LockHolder {
  readonly pid: number
  readonly host: string
  readonly lock: string
}

/**
 * Waits until no other process has this turn.
 * @param workspace its real path
 * @param stale after how many milliseconds without a renewal the lock may be taken over
 * @returns a function that ends the turn
 * @throws RegistryTrouble when another process does not end its turn, with its name if known
 * @throws the error of the file system when the workspace cannot be written
 */
export async function takeTurn(workspace: string, turn: Turn, stale: number = staleAfter): Promise<() => Promise<void>> {
  const own = join(workspace, ownFolder)
  mkdirSync(own, { recursive: true })
  const file = join(own, turn)
  // load it here, because a process that only reads a workspace does not need it
  const { lock } = await import('proper-lockfile')
  /** The lock as it was at its last change that was noticed, and when that was noticed. */
  let seen = { lock: '', freshened: Number.NaN, since: 0 }
  for (const begin = Date.now(); ; await wait(lookAgain + Math.random() * lookAgain)) {
    try {
      // a lost lock is not acquired again: writers compare with the stored file before they write
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
      // after a clock was set back, the time of the lock is in the future and never looks old: so check whether it is being renewed
      if (isDead || Date.now() - seen.since > stale) takeAway(file, now)
      else if (Date.now() - begin > patience[turn]) throw busy(workspace, turn, holder?.lock === now.lock ? holder : undefined)
    }
  }
}

const lockFolder = (file: string): string => `${file}.lock`
const holderFile = (file: string): string => `${file}.holder.json`

/** The identity of the current lock, which no other lock shares, and when it was last renewed. */
function lockNow(file: string): { readonly lock: string; readonly freshened: number } | undefined {
  const stats = statSync(lockFolder(file), { throwIfNoEntry: false, bigint: true })
  return stats && { lock: `${stats.ino} ${stats.birthtimeNs}`, freshened: Number(stats.mtimeMs) }
}

/** Writes a file next to a lock that names this process as its holder. If that fails, other processes see only the age of the lock. */
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

/** Removes a lock whose process has ended or no longer renews it: only one of several processes does it, and only if the lock has not changed. */
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
 * Does work in a workspace while no other process does.
 * @throws RegistryTrouble when another process does not end its turn, or the workspace cannot be written
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
