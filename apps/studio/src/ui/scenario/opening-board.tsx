'use client'

import './opening-board.css'
import { applyPatch, cardsIn, emptyView, statusOf } from '@questwright/board'
import type { PackBundle } from '@questwright/packs/types'
import type { CardView, DryRun, View } from '@questwright/realm/web'
import { useMemo } from 'react'

interface OpeningBoardProps {
  readonly run: Exclude<DryRun, { readonly state: 'refused' }>
  readonly bundles: readonly PackBundle[]
}

/** The board that a setup deals, small: the quest, what is staged, what each player has. */
export function OpeningBoard({ run, bundles }: OpeningBoardProps) {
  const view = useMemo((): View => {
    const patch = run.board.viewers[run.viewer]?.patch
    return patch ? applyPatch(emptyView(run.viewer), patch) : emptyView(run.viewer)
  }, [run])
  const titleOf = ({ code, side }: CardView): string => {
    if (!code) return 'a hidden card'
    const colon = code.indexOf(':')
    const words = bundles.find(({ id }) => id === code.slice(0, colon))?.text.en?.cards[code.slice(colon + 1)]
    return (side && words?.sides?.[side]?.title) || (words?.title ?? code.slice(colon + 1))
  }
  const typeOf = ({ code = '' }: CardView): string => {
    const colon = code.indexOf(':')
    return bundles.find(({ id }) => id === code.slice(0, colon))?.cards[code.slice(colon + 1)]?.type ?? 'card'
  }
  const sizeOf = (zone: string): number => view.zones[zone]?.count ?? 0
  const status = statusOf(view)
  const row = (name: string, zone: string, nothing?: string) => {
    const cards = cardsIn(view, zone)
    if (cards.length === 0 && nothing === undefined) return null
    return (
      <div>
        <dt>{name}</dt>
        <dd>
          {cards.length === 0 ? (
            <span className="st-quiet">{nothing}</span>
          ) : (
            cards.map((card) => (
              <span key={card.key} className="st-mini" data-type={typeOf(card)}>
                {titleOf(card)}
                {Object.entries(card.tokens).map(([token, n]) => (
                  <small key={token}>
                    {n} {token}
                  </small>
                ))}
              </span>
            ))
          )}
        </dd>
      </div>
    )
  }
  return (
    <dl className="st-opening">
      {row('Quest', 'current-quest', 'none')}
      {row('Active location', 'active-location')}
      {row(status.stagingThreat === undefined ? 'Staging area' : `Staging area, ${status.stagingThreat} threat`, 'staging-area', 'empty')}
      {row('Set aside', 'set-aside')}
      {row('Removed', 'removed')}
      <div>
        <dt>Decks</dt>
        <dd>
          <span className="st-mini">{sizeOf('encounter-deck')} encounter</span>
          <span className="st-mini">{sizeOf('quest-deck')} quest</span>
          {sizeOf('encounter-discard') > 0 && <span className="st-mini">{sizeOf('encounter-discard')} discarded</span>}
        </dd>
      </div>
      {status.seats.map(({ seat, threat }, i) => (
        <div key={seat}>
          <dt>
            Player {i + 1}
            {status.firstPlayer === seat && status.seats.length > 1 ? ', first' : ''}
          </dt>
          <dd>
            <span className="st-mini" data-type="threat">
              {threat} threat
            </span>
            <span className="st-mini">{sizeOf(`${seat}.hand`)} in hand</span>
            {cardsIn(view, `${seat}.play-area`).map((card) => (
              <span key={card.key} className="st-mini" data-type={typeOf(card)}>
                {titleOf(card)}
              </span>
            ))}
            {cardsIn(view, `${seat}.engaged`).map((card) => (
              <span key={card.key} className="st-mini" data-type="enemy">
                {titleOf(card)}, engaged
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
