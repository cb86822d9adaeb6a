import { useEffect, useState } from 'react'
import { useTableGame } from '../page.tsx'
import { mayOfferStops, stopsWereOffered } from './kept-stops.ts'

/**
 * A line for a player's first game: it says at which windows the game stops and opens the settings for that. It disappears once the settings were
 * opened.
 */
export function CalmerOffer({ onStops }: { readonly onStops: () => void }) {
  const [offer, setOffer] = useState(mayOfferStops)
  const stops = useTableGame((game) => game.stops.stops)
  if (offer === 'made' || (stops !== 'everywhere' && stops !== 'where-new')) return null
  return (
    <span className="st-calmer">
      {' '}
      {stops === 'everywhere' ? 'You are asked whenever you can act.' : 'You are asked where something is new for you.'}{' '}
      <button
        type="button"
        className="qw-link"
        onClick={() => {
          stopsWereOffered()
          setOffer('made')
          onStops()
        }}
      >
        Change …
      </button>
    </span>
  )
}

/** Stops offering the settings once a game was played to its end. */
export function useOfferUntilOver(): void {
  const isOver = useTableGame(({ outcome }) => outcome !== undefined)
  useEffect(() => {
    if (isOver) stopsWereOffered()
  }, [isOver])
}
