import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useGoTo, useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import { toast } from '../parts/toast.ts'
import { goToGame } from '../start/go-to-game.ts'
import { losing } from './losing.ts'

const LosingDialog = later(() => import('./losing-dialog.tsx').then((module) => module.LosingDialog))

/** The id of the notice about the previous game, so that a later notice replaces an earlier one. */
const notice = 'game-before'

/**
 * When another game comes to the table, shows a notice that the previous game is saved, with a button that goes back to it. Where the table was
 * empty, the previous game is the last one saved in this browser. Asks before it replaces a game that the browser could not save.
 */
export function GameBefore() {
  const page = useTablePage()
  const goTo = useGoTo()
  const asked = useStore(losing, ({ title }) => title)
  useEffect(() => {
    const before = async (onTable: { readonly id: string; readonly title: string } | undefined, comes: string) => {
      const games = await page.shelf.games().catch(() => [])
      const kept = games.filter(({ id, ended }) => id !== comes && ended === undefined)
      const one = onTable ? kept.find(({ id }) => id === onTable.id) : kept[0]
      if (!one) return
      toast(`${one.title} is kept.`, {
        id: notice,
        className: 'is-brief',
        description: 'You find it among your games.',
        duration: 12_000,
        action: { label: 'Back to the game before', onClick: () => void goToGame(page, goTo, one.id) },
      })
    }
    return page.game.subscribe((now, then) => {
      if (now.game === then.game) return
      if (now.game === '' || now.laid === 'taken up') toast.dismiss(notice)
      else void before(then.game === '' ? undefined : { id: then.game, title: then.title }, now.game)
    })
  }, [page, goTo])
  return asked === undefined ? null : <LosingDialog />
}
