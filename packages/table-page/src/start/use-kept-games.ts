import type { GameOutline, ShelvedGame } from '@questwright/session/state'
import { useCallback, useEffect, useState } from 'react'
import { useTablePage } from '../page.tsx'

export interface KeptGamesHere {
  /** `looking` until the browser has listed its games. Draw nothing until then, or the page would jump. */
  readonly state: 'looking' | 'known'
  /** The game played last, with all its data. */
  readonly current: ShelvedGame | undefined
  /** All games, the last played one first. */
  readonly games: readonly GameOutline[]
}

/**
 * The games that this browser keeps, and a function that reads the list again. Since another tab may play a game, the list is also read again when
 * the page becomes visible.
 */
export function useKeptGames(): KeptGamesHere & { readonly look: () => void } {
  const { shelf } = useTablePage()
  const [kept, setKept] = useState<KeptGamesHere>({ state: 'looking', current: undefined, games: [] })
  const look = useCallback(() => {
    Promise.all([shelf.kept(), shelf.games()]).then(
      ([current, games]) => setKept({ state: 'known', current, games }),
      () => setKept({ state: 'known', current: undefined, games: [] }),
    )
  }, [shelf])
  useEffect(() => {
    look()
    const again = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [look])
  return { ...kept, look }
}
