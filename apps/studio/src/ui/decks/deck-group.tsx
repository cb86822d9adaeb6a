import './deck-group.css'
import type { ReactNode } from 'react'

interface DeckGroupProps {
  readonly name: string
  /** A number of cards, or a text. */
  readonly count: number | string
  readonly children: ReactNode
}

/** A titled part of a deck. */
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
