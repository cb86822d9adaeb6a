import { toast } from './parts/toast.ts'

/** The message of an error, and its remedy where it has one. */
export function errorWords(error: unknown): { readonly message: string; readonly remedy: string | undefined } {
  const remedy = error instanceof Error && 'remedy' in error && typeof error.remedy === 'string' ? error.remedy : undefined
  return { message: error instanceof Error ? error.message : String(error), remedy }
}

/** Shows an error and its remedy. */
export function tellError(error: unknown): void {
  const { message, remedy } = errorWords(error)
  if (remedy === undefined) toast.error(message)
  else toast.error(message, { description: remedy })
}
