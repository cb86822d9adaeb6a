/** Converts errors of writing to the workspace. */
import { basename, relative, sep } from 'node:path'
import { errorCode, RegistryTrouble } from './trouble.ts'

interface Reason {
  readonly why: string
  readonly remedy: string
}

const copy = 'copy the workspace to where you may write and name the copy with QUESTWRIGHT_WORKSPACE'
const forbidden: Reason = { why: 'it is not permitted', remedy: `Ask its owner for the right to write there, or ${copy}.` }
const full: Reason = { why: 'the disk is full', remedy: 'Make room on the disk, then do it again.' }
const obstructed: Reason = {
  why: 'a file is where a folder is needed',
  remedy: 'Look at that file, and move it away.',
}

const reasons: { readonly [code: string]: Reason } = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: { why: 'the disk is read-only', remedy: `Do it where it can be written: ${copy}.` },
  ENOSPC: full,
  EDQUOT: full,
  ENOTDIR: obstructed,
  EEXIST: obstructed,
}

/**
 * The RegistryTrouble for an error of the file system; other errors unchanged.
 * @param more a further remedy
 */
export function writeTrouble(error: unknown, workspace: string, more?: string): unknown {
  const code = errorCode(error) ?? ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (error instanceof RegistryTrouble || reason === undefined) return error
  const { path } = error as NodeJS.ErrnoException
  const below = typeof path === 'string' ? relative(workspace, path) : ''
  const place = below === '' || below.startsWith('..') ? '' : ` at ${below.split(sep).join('/')}`
  return new RegistryTrouble(
    'workspace/not-written',
    `The workspace "${basename(workspace)}" cannot be written${place}: ${reason.why} (${code}).`,
    more === undefined ? reason.remedy : `${reason.remedy} ${more}`,
    { cause: error },
  )
}

/** Runs work that writes to the workspace. @throws RegistryTrouble when writing fails */
export async function writing<T>(workspace: string, work: () => Promise<T>, more?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw writeTrouble(error, workspace, more)
  }
}

/** As `writing`, for synchronous work. */
export function writingNow<T>(workspace: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw writeTrouble(error, workspace)
  }
}
