/** The errors of commands, and their exit codes. */

/** Wrong arguments of a command: exit code 2. The message says what to do. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** The command is right, but its data is broken: exit code 1. The message says what, where and what to do. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** A list of names for a message: a, b and c. */
export function listed(names: readonly string[], none = 'none'): string {
  if (names.length === 0) return none
  return names.length === 1 ? (names[0] as string) : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

const diskReasons: { readonly [code: string]: readonly [why: string, remedy: string] } = {
  EACCES: ['this is not permitted', 'Ask whoever owns it for the right, or name another place.'],
  EPERM: ['this is not permitted', 'Ask whoever owns it for the right, or name another place.'],
  EROFS: ['the disk is read-only', 'Name a place on another disk.'],
  ENOSPC: ['the disk is full', 'Make room, then do it again.'],
  EDQUOT: ['the disk is full', 'Make room, then do it again.'],
}

/** The message for an error of the file system; undefined for any other error. */
export function diskWords(error: unknown): string | undefined {
  const { path } = error as NodeJS.ErrnoException
  const why = path === undefined ? undefined : diskReason(error)
  return why === undefined ? undefined : `${path}: ${why}`
}

/** The reason of an error of the file system, and the remedy; undefined for any other error. */
export function diskReason(error: unknown): string | undefined {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const reason = Object.hasOwn(diskReasons, code) ? diskReasons[code] : undefined
  if (!(error instanceof Error) || reason === undefined) return undefined
  const [why, remedy] = reason
  return `${why} (${code}${syscall === undefined ? '' : `, ${syscall}`}). ${remedy}`
}
