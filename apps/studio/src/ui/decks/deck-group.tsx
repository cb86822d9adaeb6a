import './deck-group.css'
import type { ReactNode } from 'react'

interface DeckGroupProps {
  readonly name: string
  /** A number of cards, or what is to be said. */
  readonly count: number | string
  readonly children: ReactNode
}

/** A part of a deck under its name. */
export function DeckGroup({ name, count, children }: DeckGroupProps) {
  return (
    <section className="st-deck-group" aria-label={name}>
      <h3>
        {name} <span className="st-quiet">{count}</span>
      </h3>
      {children}
    </section>
  )
}
