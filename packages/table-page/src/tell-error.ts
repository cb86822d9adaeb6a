import { toast } from './parts/toast.ts'

/** What went wrong, and what to do about it where the error says so. */
export function errorWords(error: unknown): { readonly message: string; readonly remedy: string | undefined } {
  const remedy = error instanceof Error && 'remedy' in error && typeof error.remedy === 'string' ? error.remedy : undefined
  return { message: error instanceof Error ? error.message : String(error), remedy }
}

/** Shows what failed and what to do about it. */
export function tellError(error: unknown): void {
  const { message, remedy } = errorWords(error)
  if (remedy === undefined) toast.error(message)
  else toast.error(message, { description: remedy })
}
