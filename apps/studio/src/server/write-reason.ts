/** Why a file system refuses to write, in words that follow a colon. */
export function writeReason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'the disk is full'
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'it is not permitted' : (code ?? 'it failed')
}
