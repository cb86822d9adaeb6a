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
  return (
    <p className="st-played">
      {games.length} {games.length === 1 ? 'game' : 'games'} played, {games.filter(({ outcome }) => outcome.result === 'won').length} won.{' '}
      <PageLink href="/history">History</PageLink>
    </p>
  )
}
