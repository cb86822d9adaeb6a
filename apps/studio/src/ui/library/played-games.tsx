'use client'

import { useEffect } from 'react'
import { refreshHistory, useHistory } from '../../client/history/use-history.ts'
import { PageLink } from '../parts/page-link.tsx'

/** The number of the group's finished games, with a link to them. */
export function PlayedGames() {
  const history = useHistory((state) => state.history)
  useEffect(() => {
    void refreshHistory()
  }, [])
  if (!history || history.games.length === 0) return null
  const { games } = history
  // games between opponents are neither won nor lost by all players
  const together = games.filter(({ outcome: { result } }) => result === 'won' || result === 'lost')
  const won = together.filter(({ outcome }) => outcome.result === 'won').length
  return (
    <p className="st-played">
      {games.length} {games.length === 1 ? 'game' : 'games'} played{together.length > 0 && `, ${won} won`}.{' '}
      <PageLink href="/history">History</PageLink>
    </p>
  )
}
