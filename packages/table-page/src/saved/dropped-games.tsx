import { useEffect } from 'react'
import { useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import { useOpening } from './opening-state.ts'

const OfferDialog = later(() => import('./open-game.tsx').then((module) => module.OfferDialog))

/**
 * Opens saved games that the user drops onto the page, except on components that accept files themselves. It asks before a running game is
 * replaced.
 */
export function OpenGame() {
  const { offered, problem } = useOpening()
  const page = useTablePage()
  useEffect(() => {
    const isGame = (event: DragEvent) =>
      [...(event.dataTransfer?.items ?? [])].some(({ kind, type }) => kind === 'file' && type === 'application/json')
    const over = (event: DragEvent) => {
      if (isGame(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const [file, ...more] = event.dataTransfer?.files ?? []
      if (event.defaultPrevented || !file || more.length > 0 || !file.name.endsWith('.json')) return
      event.preventDefault()
      void import('./open-saved.ts').then(({ offerFile }) => offerFile(page, file))
    }
    window.addEventListener('dragover', over, true)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over, true)
      window.removeEventListener('drop', drop)
    }
  }, [page])
  return offered || problem ? <OfferDialog /> : null
}
