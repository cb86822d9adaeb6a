'use client'

import './standing.css'
import { CardAlone, faceCatalogue, Icon, iconNamed } from '@questwright/board'
import { titleOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import { type CampaignLog, type CampaignRecord, type FieldState, nameOf, type Piece, statesOf } from '@questwright/workshop/campaign/shown'
import { useMemo } from 'react'
import { lookByFinger } from '../looks/look.ts'
import { FieldTitle, PieceWords } from './pieces.tsx'
import { titleOfCard } from './words.ts'

interface StandingProps {
  readonly open: OpenCampaign
  readonly log: CampaignLog
  readonly record: CampaignRecord
  readonly bundles: readonly PackOutline[]
}

const isOfSeat = ({ pieces }: FieldState): boolean => pieces.length > 0 && pieces.every(({ by }) => by !== undefined && /^p[1-9]$/.test(by))

/**
 * The current record: first the players with their values, then the other fields. Fields of cards and words that are as at the start are folded.
 */
export function Standing({ open, log, record, bundles }: StandingProps) {
  const fields = open.rulebook.record
  const states = useMemo(() => statesOf(record, fields), [record, fields])
  const begun = useMemo(() => JSON.stringify(log.record), [log.record])
  const ofSeats = states.filter(isOfSeat)
  const isAsBegun = ({ field, known }: FieldState): boolean =>
    (known.holds === 'cards' || known.holds === 'words') &&
    JSON.stringify(record[field]) === JSON.stringify(log.record[field]) &&
    begun !== '{}'
  const told = states.filter((state) => !isOfSeat(state) && !isAsBegun(state))
  const asBegun = states.filter((state) => !isOfSeat(state) && isAsBegun(state))
  // a name in a field of losses is crossed out in the lists of the players
  const lost = new Set(states.flatMap(({ known, pieces }) => (known.tone === 'loss' ? pieces.flatMap(({ text }) => text ?? []) : [])))
  return (
    <aside className="st-standing" aria-label="The current record of the log">
      <h2>The log</h2>
      <ul className="st-standing-players">
        {log.players.map(({ name, deck }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players may have the same name
          <li key={i}>
            <h3>{name}</h3>
            {ofSeats.map((state) => (
              <OfSeat key={state.field} state={state} seat={`p${i + 1}`} lost={lost} />
            ))}
            <p className="st-quiet st-standing-deck">{deckTitle(deck, bundles)}</p>
          </li>
        ))}
      </ul>
      {told.map((state) => (
        <Field key={state.field} state={state} open={open} log={log} bundles={bundles} />
      ))}
      {told.length === 0 && <p className="st-quiet">Nothing else is recorded yet. The results of games are shown here.</p>}
      {asBegun.length > 0 && (
        <details>
          <summary>As the campaign began</summary>
          {asBegun.map((state) => (
            <Field key={state.field} state={state} open={open} log={log} bundles={bundles} />
          ))}
        </details>
      )}
    </aside>
  )
}

function deckTitle(deck: string, bundles: readonly PackOutline[]): string {
  const [id = '', slug = ''] = deck.split(':')
  return bundles.find((one) => one.id === id)?.text.en?.decks[slug]?.title ?? deck
}

function OfSeat({ state, seat, lost }: { readonly state: FieldState; readonly seat: string; readonly lost: ReadonlySet<string> }) {
  const own = state.pieces.filter(({ by }) => by === seat)
  if (own.length === 0) return null
  // numbers are shown with the title of the field, since they mean nothing without it
  if (state.known.holds !== 'lists')
    return (
      <p className="st-standing-of-seat" data-field={state.field}>
        <FieldTitle known={state.known} /> {own.map(({ text }) => text).join(', ')}
      </p>
    )
  return (
    <ul aria-label={state.known.title} className="st-standing-names">
      {own.map(({ key, text = '' }) => (
        <li key={key} data-lost={lost.has(text) ? 'lost' : 'here'}>
          {lost.has(text) ? <s>{text}</s> : text}
        </li>
      ))}
    </ul>
  )
}

function Field({ state, open, log, bundles }: Omit<StandingProps, 'record'> & { readonly state: FieldState }) {
  const { known, number, pieces } = state
  const cards = pieces.filter(({ card }) => card !== undefined)
  return (
    <section className="st-standing-field" data-tone={known.tone} data-field={state.field}>
      <h3>
        <FieldTitle known={known} />
      </h3>
      {number !== undefined && (
        <p className="st-standing-number">
          {known.icon !== undefined && <Icon name={iconNamed(known.icon)} />} {number}
        </p>
      )}
      {cards.length > 0 && <Faces pieces={cards} open={open} bundles={bundles} />}
      {cards.length === 0 && pieces.length > 0 && (
        <ul className="st-standing-list">
          {pieces.map((piece) => (
            <li key={piece.key}>
              {piece.by !== undefined && <span className="st-quiet">{nameOf(piece.by, log)} </span>}
              <PieceWords piece={piece} bundles={bundles} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Cards as on a table; equal ones once, with their count. */
function Faces({ pieces, open, bundles }: Pick<StandingProps, 'open' | 'bundles'> & { readonly pieces: readonly Piece[] }) {
  const catalogue = useMemo(
    () => faceCatalogue({ rulebook: open.rulebook, packs: bundles.map((pack) => ({ ...pack, name: titleOfPack(pack) })) }),
    [open.rulebook, bundles],
  )
  const once = pieces.filter(({ key }, i) => pieces.findIndex((other) => other.key === key) === i)
  return (
    <ul className="st-standing-faces">
      {once.map(({ key, card = '', on }) => {
        const copies = pieces.filter((other) => other.key === key).length
        return (
          <li key={key} className="qw">
            <button
              type="button"
              className="st-standing-face"
              data-look={card}
              onClick={lookByFinger}
              aria-label={`${titleOfCard(card, bundles)}${on === undefined ? '' : ` on ${on}`}${copies > 1 ? `, ${copies} copies` : ''}`}
            >
              <CardAlone catalogue={catalogue} code={card} />
            </button>
            {(on !== undefined || copies > 1) && (
              <span className="st-standing-held">
                {copies > 1 && <strong>×{copies}</strong>} {on !== undefined && <>on {on}</>}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
