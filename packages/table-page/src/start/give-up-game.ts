/** Deletes a game that this browser keeps, with a notice that can undo it. */
import type { TablePage } from '../page.tsx'
import { toastDeleted } from '../parts/toast-deleted.ts'

/**
 * Deletes the game.
 * @param onChange called when the game was deleted, and again when it was restored
 */
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
