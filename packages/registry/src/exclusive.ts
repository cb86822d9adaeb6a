/** Lock files, so that only one process at a time does some work: the file names the process that holds the lock. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './trouble.ts'

/** A takeover of a stale lock that began longer ago than this has failed, in milliseconds. */
const takeoverLasts = 10_000

export interface Holder {
  readonly pid: number
  /** The port of its server, if the process runs one. */
  readonly port?: number
  /** The server proves its identity with this secret, so that another program on the port is not mistaken for it. */
  readonly secret: string
}

/** Creates the lock file. @returns whether it did not exist before */
export function claim(file: string, holder: Holder): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** The holder of a lock file; undefined without a file, `unreadable` while the file is being written or after a crash. */
export function holderOf(file: string): Holder | 'unreadable' | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    const { pid, port, secret } = JSON.parse(text) as { readonly [part: string]: unknown }
    if (typeof pid !== 'number' || typeof secret !== 'string') return 'unreadable'
    return { pid, secret, ...(typeof port === 'number' ? { port } : {}) }
  } catch {
    return 'unreadable'
  }
}

/** How long ago the file was written, in milliseconds. */
export function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}

/** Whether a process with this id runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Removes a stale lock file: only one of several processes that notice it does so, and only if its holder has not changed. */
export function removeStale(file: string, stale: Holder | 'unreadable'): void {
  const guard = `${file}.takeover`
  if (ageOf(guard) > takeoverLasts) rmSync(guard, { force: true })
  if (!claim(guard, { pid: process.pid, secret: '' })) return
  try {
    const now = holderOf(file)
    const same = now === stale || (typeof now === 'object' && typeof stale === 'object' && now.secret === stale.secret)
    if (same) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Deletes a lock file if the secret is that of its holder. */
export function release(file: string, secret: string): void {
  const holder = holderOf(file)
  if (typeof holder === 'object' && holder.secret === secret) rmSync(file, { force: true })
}
