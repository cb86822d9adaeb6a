'use client'

import { useEffect, useState } from 'react'
import { type Played, playedGames } from '../../client/game/kept-game.ts'

/** How the last games went. */
export function PlayedGames() {
  const [played, setPlayed] = useState<readonly Played[]>([])
  useEffect(() => {
    playedGames().then(setPlayed, () => setPlayed([]))
  }, [])
  if (played.length === 0) return null
  return (
    <details className="st-played">
      <summary>
        {played.length} {played.length === 1 ? 'game' : 'games'} played, {played.filter(({ result }) => result === 'won').length} won
      </summary>
      <ul>
        {played.slice(0, 12).map((game) => (
          <li key={game.at}>
            <time dateTime={new Date(game.at).toISOString()}>{new Date(game.at).toLocaleDateString('en', { dateStyle: 'medium' })}</time>{' '}
            {game.title}: <strong>{game.result}</strong> in {game.rounds} rounds{game.score === undefined ? '' : `, score ${game.score}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
