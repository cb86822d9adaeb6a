import { useEffect, useState } from 'react'
import { useTableGame } from '../page.tsx'
import { mayOfferStops, stopsWereOffered } from './kept-stops.ts'

/** In a first game, where windows stop everywhere: one line that leads to calmer settings. It is gone once they were looked at. */
export function CalmerOffer({ onStops }: { readonly onStops: () => void }) {
  const [offer, setOffer] = useState(mayOfferStops)
  const isAskedOften = useTableGame(({ stops }) => stops.stops === 'everywhere')
  if (offer === 'made' || !isAskedOften) return null
  return (
    <span className="st-calmer">
      {' '}
      Asked often?{' '}
      <button
        type="button"
        className="qw-link"
        onClick={() => {
          stopsWereOffered()
          setOffer('made')
          onStops()
        }}
      >
        Ask me only when …
      </button>
    </span>
  )
}

/** Whoever has played a game to its end is offered nothing more, whatever was asked last in it. */
export function useOfferUntilOver(): void {
  const isOver = useTableGame(({ outcome }) => outcome !== undefined)
  useEffect(() => {
    if (isOver) stopsWereOffered()
  }, [isOver])
}
