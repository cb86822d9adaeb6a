import { tellError } from '../tell-error.ts'
import { toast } from './toast.ts'

/** Shows that a thing is deleted, with a button that puts it back. @param name of the thing @param putBack undoes the deletion; its error is shown */
export function toastDeleted(name: string, putBack: () => Promise<unknown>): void {
  toast(`${name} is deleted.`, { duration: 15_000, action: { label: 'Undo', onClick: () => void putBack().catch(tellError) } })
}
