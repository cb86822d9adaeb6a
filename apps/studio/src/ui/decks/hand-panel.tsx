'use client'

import { drawPile, sampleHand } from '@questwright/editing'
import './hand-panel.css'
import { CardFace, type Catalogue } from '@questwright/board'
import type { DeckFacts } from '@questwright/packs/types'
import { freshSeed } from '@questwright/workshop/game-choice'
import { Dices } from 'lucide-react'
import { useMemo, useState } from 'react'
import { lookByFinger } from '../looks/look.ts'

interface HandPanelProps {
  readonly deck: DeckFacts
  readonly pack: string
  readonly catalogue: Catalogue
  /** The number of cards of an opening hand. */
  readonly first: number
}

/**
 * Shuffles the deck for a test: the opening hand, one mulligan, then draw by draw. The seed is shown, so that the same draws can be repeated and
 * shared.
 */
export function HandPanel({ deck, pack, catalogue, first }: HandPanelProps) {
  const [seed, setSeed] = useState(freshSeed)
  const [mulligan, setMulligan] = useState<'kept' | 'taken'>('kept')
  const [draws, setDraws] = useState(0)
  const cards = useMemo(() => drawPile(deck, pack, catalogue.rulebook), [deck, pack, catalogue])
  const { hand, left } = sampleHand(cards, { seed, mulligan, draws, first })
  const again = (next: string) => {
    setSeed(next)
    setMulligan('kept')
    setDraws(0)
  }
  if (cards.length === 0) return <p className="st-quiet">Put cards into the deck first; then this shows opening hands.</p>
  return (
    <div className="st-deck-hand">
      <div className="st-deck-hand-tools">
        <div className="st-field">
          <label htmlFor="hand-seed">Seed</label>
          <input id="hand-seed" value={seed} maxLength={60} autoComplete="off" onChange={(event) => again(event.target.value)} />
        </div>
        <button type="button" className="qw-button" onClick={() => again(freshSeed())}>
          <Dices size={15} aria-hidden="true" /> New hand
        </button>
        <button type="button" className="qw-button" disabled={mulligan === 'taken' || draws > 0} onClick={() => setMulligan('taken')}>
          Mulligan
        </button>
        <button type="button" className="qw-button" disabled={left === 0} onClick={() => setDraws(draws + 1)}>
          Draw next
        </button>
      </div>
      <p className="st-quiet" role="status">
        {hand.length} cards in hand{mulligan === 'taken' && ' after a mulligan'}
        {draws > 0 && `, ${draws} drawn after the first ${first}`}; {left} left in the deck.
      </p>
      <ol className="st-deck-hand-cards" aria-label="Sample hand">
        {hand.map((code, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are identical
          <li key={`${code}:${index}`}>
            <button type="button" className="st-deck-hand-card" data-look={code} onClick={lookByFinger}>
              <CardFace catalogue={catalogue} code={code} size="table" label={catalogue.card(code)?.title ?? code} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
