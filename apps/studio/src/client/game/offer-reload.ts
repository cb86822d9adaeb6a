/** For a saved game that was resumed with its own scripts, while the workspace has newer ones. */
import type { KeptGame } from '@questwright/session/state'
import { toast } from '@questwright/table-page/parts/toast'
import { inTurn, leaveDiskAside, putUnderGame } from './put-under-game.ts'

/** Keeps the game with its scripts, and offers to use those of the workspace. */
export function offerReload({ packs }: Pick<KeptGame, 'packs'>): void {
  leaveDiskAside()
  const files = Object.keys(packs).map((id) => `${id}/package.json`)
  toast('Scripts changed since you left; the game still uses the old ones.', {
    duration: 20_000,
    action: { label: 'Reload into the game', onClick: () => void inTurn(() => putUnderGame(files)) },
  })
}
