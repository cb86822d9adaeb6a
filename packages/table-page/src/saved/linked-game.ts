import { useEffect } from 'react'
import { useTableGame, useTablePage } from '../page.tsx'

/** Whether the address brings a game. */
export const bringsGame = (): boolean => /[#&]g=/.test(location.hash)

/** Takes a game out of the address once the packs are loaded, and offers it. */
export function useLinkedGame(packsAre: 'there' | 'coming'): void {
  const page = useTablePage()
  const title = useTableGame((state) => state.title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes when a game was opened: look again for a link that came meanwhile
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
