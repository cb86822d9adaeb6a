/** A small picture of the table at this moment of the game. */
import { useMemo } from 'react'
import type { View } from './door-types.ts'
import { type GlimpseCatalogue, type GlimpsedCard, glimpseOf } from './glimpse.ts'

interface BoardGlimpseProps {
  readonly view: View
  readonly catalogue: GlimpseCatalogue
}

/**
 * Draws the cards of a table without words, in the colours of their frames: enough to recognise a game. The caller describes the picture in
 * words beside it.
 */
export function BoardGlimpse({ view, catalogue }: BoardGlimpseProps) {
  const { width, height, seam, cards } = useMemo(() => glimpseOf(view, catalogue), [view, catalogue])
  return (
    <svg className="qw-glimpse" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-cards={cards.length}>
      <rect width={width} height={height} className="is-felt" />
      <path d={`M0 ${seam}H${width}`} className="is-seam" />
      {cards.map((card) => (
        <SmallCard key={card.key} card={card} />
      ))}
    </svg>
  )
}

function SmallCard({ card: { x, y, width, height, colour, stands, carries } }: { readonly card: GlimpsedCard }) {
  const round = width / 9
  const inner = { x: x + width * 0.1, width: width * 0.8 }
  return (
    <g
      className={stands === 'leans' ? 'is-exhausted' : undefined}
      transform={stands === 'leans' ? `rotate(7 ${x + width / 2} ${y + height / 2})` : undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={round} className={colour === undefined ? 'is-back' : 'is-card'} fill={colour} />
      {colour !== undefined && <rect {...inner} y={y + height * 0.1} height={height * 0.2} rx={round / 3} className="is-title" />}
      {Array.from({ length: Math.min(carries, 3) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one strip of a picture from another
        <rect key={at} {...inner} y={y + height * (1.04 + at * 0.16)} height={height * 0.12} rx={round / 3} className="is-strip" />
      ))}
    </g>
  )
}
