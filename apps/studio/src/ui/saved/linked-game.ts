'use client'

import { useEffect } from 'react'
import { useGame } from '../../client/game/game-store.ts'
import { useOpening } from '../../client/saved/opening-state.ts'

/** Whether the address brings a game. */
export const bringsGame = (): boolean => /[#&]g=/.test(location.hash)

/** Takes a game out of the address, once the packs are there, and offers it. */
export function useLinkedGame(packsAre: 'there' | 'coming'): void {
  const title = useGame((state) => state.title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that comes while a game is opened is looked at again when that stands
  useEffect(() => {
    if (packsAre === 'coming') return
    const look = () => {
      if (!bringsGame() || useOpening.getState().offered) return
      const { hash } = location
      history.replaceState(history.state, '', location.pathname + location.search)
      void import('../../client/saved/open-saved.ts').then(({ offerText }) => offerText(hash))
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [packsAre, title])
}
