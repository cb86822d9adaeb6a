'use client'

import './pieces.css'
import { Icon, iconNamed } from '@questwright/board'
import type { PackOutline } from '@questwright/packs/types'
import type { RecordField } from '@questwright/rulebook'
import { type CampaignLog, type FieldChange, nameOf, type Piece } from '@questwright/workshop/campaign/shown'
import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { CardName } from '../decks/card-name.tsx'
import { titleOfCard } from './words.ts'

interface OfLog {
  readonly bundles: readonly PackOutline[]
  readonly log: Pick<CampaignLog, 'players'>
}

/** The title of a field of the record, with the icon from its system. */
export function FieldTitle({ known }: { readonly known: RecordField }) {
  return (
    <span className="st-record-title" data-tone={known.tone} title={known.about}>
      {known.icon !== undefined && <Icon name={iconNamed(known.icon)} />} {known.title}
    </span>
  )
}

/** A piece of the record: the title of a card, with the card that holds it, or a text. */
export function PieceWords({ piece, bundles }: Pick<OfLog, 'bundles'> & { readonly piece: Piece }) {
  const { card, on, text } = piece
  return (
    <>
      {card === undefined ? text : <CardName code={card} title={titleOfCard(card, bundles)} />}
      {on !== undefined && <span className="st-quiet"> on {on}</span>}
    </>
  )
}

/** The changes that a game made to the record, field by field. */
export function ChangeList({ changes, ...of }: OfLog & { readonly changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul className="st-changes">
      {changes.map(({ field, known, numbers, added, gone }) => (
        <li key={field} data-field={field} data-tone={known.tone}>
          <FieldTitle known={known} />
          <span className="st-change-words">
            {numbers && (
              <>
                <span className="st-heard">from </span>
                {numbers.from} <ArrowRight size={13} aria-label="to" /> <strong>{numbers.to}</strong>
              </>
            )}
            {namesIn([...added, ...gone]).map((by, at) => (
              <Fragment key={by ?? ''}>
                {at > 0 && '; '}
                <OfName
                  {...of}
                  by={by}
                  added={added.filter((one) => one.by === by)}
                  gone={gone.filter((one) => one.by === by)}
                  known={known}
                />
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The distinct keys of pieces of a map field; undefined for pieces without a key. */
const namesIn = (pieces: readonly Piece[]): readonly (string | undefined)[] => [...new Set(pieces.map(({ by }) => by))]

interface OfNameProps extends OfLog {
  readonly by: string | undefined
  readonly added: readonly Piece[]
  readonly gone: readonly Piece[]
  readonly known: RecordField
}

/** The pieces added to and removed from one key of a map field, such as "Ida: Dag for Bertil" where Dag replaced Bertil. */
function OfName({ by, added, gone, known, ...of }: OfNameProps) {
  const isWrittenOver = known.holds === 'texts' || known.holds === 'numbers'
  return (
    <>
      {by !== undefined && <span className="st-quiet">{nameOf(by, of.log)}: </span>}
      <Pieces bundles={of.bundles} pieces={added} />
      {gone.length > 0 && !(isWrittenOver && added.length > 0) && (
        <>
          <span className="st-quiet">{added.length === 0 ? 'no more ' : known.holds === 'lists' ? ' for ' : '; no more '}</span>
          <Pieces bundles={of.bundles} pieces={gone} />
        </>
      )}
    </>
  )
}

/** Pieces separated by commas. */
function Pieces({ pieces, bundles }: Pick<OfLog, 'bundles'> & { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card may occur twice
    <Fragment key={`${piece.key} ${at}`}>
      {at > 0 && ', '}
      <PieceWords bundles={bundles} piece={piece} />
    </Fragment>
  ))
}
