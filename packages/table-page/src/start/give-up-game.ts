/** Deleting a kept game, with a way back. */
import type { TablePage } from '../page.tsx'
import { toastDeleted } from '../parts/toast-deleted.ts'

/** @param onChange called when the game is gone, and again when it is back */
export async function giveUpGame(
  page: TablePage,
  { id, title }: { readonly id: string; readonly title: string },
  onChange: () => void = () => {},
): Promise<void> {
  const { session } = await page.table()
  const putBack = await session.opening.giveUp(id)
  onChange()
  toastDeleted(title, () => putBack().then(onChange))
}
