'use client'

import './opening-board.css'
import { applyPatch, cardsIn, emptyView, statusOf } from '@questwright/board'
import { ownZones } from '@questwright/editing/scenario'
import type { PackBundle } from '@questwright/packs/types'
import type { CardView, DryRun, View } from '@questwright/realm/web'
import { entryIn, type OpeningText, type Rulebook } from '@questwright/rulebook'
import { useMemo } from 'react'

interface OpeningBoardProps {
  readonly run: Exclude<DryRun, { readonly state: 'refused' }>
  readonly bundles: readonly PackBundle[]
  readonly rulebook: Rulebook
}

/** A small view of the board after a setup: the cards on the table, and those of each player. */
export function OpeningBoard({ run, bundles, rulebook }: OpeningBoardProps) {
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
  const { rows, piles, seat: told, tones } = rulebook.opening
  const colour = (tone: string | undefined) => (tone === undefined ? {} : { style: { borderLeftColor: `var(--${tone})` } })
  const toneOf = (card: CardView): string | undefined => entryIn(tones, typeOf(card))
  const sizeOf = (zone: string): number => view.zones[zone]?.count ?? 0
  const status = statusOf(view)
  const own = ownZones(bundles, rulebook.opening)
  const row = ({ zone, name, told: reads, empty }: OpeningText['rows'][number]) => {
    const cards = cardsIn(view, zone)
    if (cards.length === 0 && empty === undefined) return null
    return (
      <div key={zone}>
        <dt>{reads === undefined ? name : (filled(reads, view.status) ?? name)}</dt>
        <dd>
          {cards.length === 0 ? (
            <span className="st-quiet">{empty}</span>
          ) : (
            cards.map((card) => (
              <span key={card.key} className="st-mini" {...colour(toneOf(card))}>
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
      {rows.map(row)}
      {own.map(({ zone, place, title, tells }) => (place === 'table' && tells === 'cards' ? row({ zone, name: title }) : null))}
      {piles.length + own.length > 0 && (
        <div>
          <dt>Decks</dt>
          <dd>
            {piles.map(({ zone, reads, when }) =>
              when === 'if-any' && sizeOf(zone) === 0 ? null : (
                <span key={zone} className="st-mini">
                  {reads.replace('{count}', String(sizeOf(zone)))}
                </span>
              ),
            )}
            {own.map(({ zone, place, title, tells }) =>
              place === 'table' && tells === 'count' && sizeOf(zone) > 0 ? (
                <span key={zone} className="st-mini">
                  {sizeOf(zone)} in {title}
                </span>
              ) : null,
            )}
          </dd>
        </div>
      )}
      {status.seats.map(({ seat }, i) => (
        <div key={seat}>
          <dt>
            Player {i + 1}
            {status.firstPlayer === seat && status.seats.length > 1 ? ', first' : ''}
          </dt>
          <dd>
            {told.numbers.map(({ number, reads, tone }) => (
              <span key={number} className="st-mini" {...colour(tone)}>
                {reads.replace('{number}', String(numberOfSeat(view, seat, number)))}
              </span>
            ))}
            {told.piles.map(({ zone, reads }) => (
              <span key={zone} className="st-mini">
                {reads.replace('{count}', String(sizeOf(`${seat}.${zone}`)))}
              </span>
            ))}
            {told.cards.flatMap(({ zone, reads, tone }) =>
              cardsIn(view, `${seat}.${zone}`).map((card) => (
                <span key={card.key} className="st-mini" {...colour(tone ?? toneOf(card))}>
                  {reads.replace('{card}', () => titleOf(card))}
                </span>
              )),
            )}
            {own.map(({ zone, place, title, tells }) =>
              place === 'table' || sizeOf(`${seat}.${zone}`) === 0 ? null : (
                <span key={zone} className="st-mini">
                  {tells === 'cards'
                    ? `${title}: ${cardsIn(view, `${seat}.${zone}`).map(titleOf).join(', ')}`
                    : `${sizeOf(`${seat}.${zone}`)} in ${title}`}
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The text with the name in braces replaced by a number of the status; undefined while the status has no such number. */
function filled(reads: string, status: View['status']): string | undefined {
  const name = /\{(\w+)\}/.exec(reads)?.[1] ?? ''
  const value = status[name]
  return typeof value === 'number' ? reads.replace(`{${name}}`, String(value)) : undefined
}

/** A number of a seat: a token of the seat, or a number of its status. */
function numberOfSeat({ cards, status }: View, seat: string, name: string): number {
  const listed: readonly unknown[] = Array.isArray(status.seats) ? status.seats : []
  const entry = listed.find((one) => (one as { readonly seat?: unknown } | null)?.seat === seat) as
    | { readonly [name: string]: unknown }
    | undefined
  const said = cards[seat]?.tokens[name] ?? entry?.[name]
  return typeof said === 'number' ? said : 0
}
