import { Refusal } from '../refusal.ts'

/** Why a write failed, as words to follow a colon. */
export function writeReason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full'
  if (code === 'EROFS') return 'the disk is read-only'
  return code === 'EACCES' || code === 'EPERM' ? 'it is not permitted' : (code ?? 'it failed')
}

/** What the user can do about it. */
function remedyFor(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'Make room on the disk, then save again; nothing was changed, and what you typed is kept.'
  if (code === 'EROFS') return 'Work on a copy of the workspace that can be written; nothing was changed, and what you typed is kept.'
  return 'Look at permissions and space of the workspace; nothing was changed, and what you typed is kept.'
}

/**
 * Throws the refusal for a failed write.
 * @throws Refusal with the reason; a `Refusal` is thrown on unchanged
 */
export function notWritten(error: unknown): never {
  if (error instanceof Refusal) throw error
  const full = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
  throw new Refusal(full ? 507 : 403, 'file/not-written', `The file cannot be written: ${writeReason(error)}.`, remedyFor(error))
}
