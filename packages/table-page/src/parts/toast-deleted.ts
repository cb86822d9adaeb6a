import { tellError } from '../tell-error.ts'
import { toast } from './toast.ts'

/**
 * Shows a notice that something was deleted, with a button that restores it.
 * @param name what was deleted
 * @param putBack restores it; if it fails, its error is shown
 */
export function toastDeleted(name: string, putBack: () => Promise<unknown>): void {
  toast(`${name} is deleted.`, { duration: 15_000, action: { label: 'Undo', onClick: () => void putBack().catch(tellError) } })
}
