import { toast } from 'sonner'
import { ApiError } from './api.ts'

/** Shows what failed and what to do about it. */
export function tellError(error: unknown): void {
  if (error instanceof ApiError) toast.error(error.message, { description: error.remedy })
  else toast.error(error instanceof Error ? error.message : String(error))
}
