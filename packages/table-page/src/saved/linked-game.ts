import { useEffect } from 'react'
import { useTableGame, useTablePage } from '../page.tsx'

/** Whether the page's address contains a game. */
export const bringsGame = (): boolean => /[#&]g=/.test(location.hash)

/** Reads the game from the page's address once the packs are loaded, removes it from the address, and offers to open it. */
export function useLinkedGame(packsAre: 'there' | 'coming'): void {
  const page = useTablePage()
  const title = useTableGame((state) => state.title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes when a game was opened: check the address again, since a link may have been followed meanwhile
  useEffect(() => {
    if (packsAre === 'coming') return
    const look = () => {
      if (!bringsGame() || page.opening.getState().offered) return
      const { hash } = location
      history.replaceState(history.state, '', location.pathname + location.search)
      void import('./open-saved.ts').then(({ offerText }) => offerText(page, hash))
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [page, packsAre, title])
}
