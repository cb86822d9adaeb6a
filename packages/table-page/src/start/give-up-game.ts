/** Deleting a kept game, with a way back. */
import type { TablePage } from '../page.tsx'
import { toast } from '../parts/toast.ts'
import { tellError } from '../tell-error.ts'

/** @param onChange called when the game is gone, and again when it is back */
export async function giveUpGame(
  page: TablePage,
  { id, title }: { readonly id: string; readonly title: string },
  onChange: () => void = () => {},
): Promise<void> {
  const { session } = await page.table()
  const putBack = await session.opening.giveUp(id)
  onChange()
  toast(`${title} is deleted.`, {
    duration: 15_000,
    action: { label: 'Undo', onClick: () => void putBack().then(onChange, tellError) },
  })
}
