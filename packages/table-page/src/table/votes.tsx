import './consent-dialog.css'
import type { Catalogue } from '@questwright/board'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'

type Vote = 'agrees' | 'does not'

interface VotesProps {
  readonly catalogue: Catalogue
  readonly seats: readonly string[]
  readonly title: string
  /** Why a single player may not do it. */
  readonly why: string | undefined
  /** `agree`: the label of the button that acts after all have agreed; `leave`: of the button that closes the dialog. */
  readonly agree: ReactNode
  readonly leave: string
  /** Before all have answered: "Each player says whether …". */
  readonly open: string
  /** The text after a player refused: "Nothing is taken back". */
  readonly refused: string
  readonly onAgreed: () => void
  readonly onClose: () => void
}

/** Asks each seat of a table whose seats all play at this device; with the consent of all it can be done. */
export function Votes({ catalogue, seats, title, why, agree, leave, open, refused, onAgreed, onClose }: VotesProps) {
  const [votes, setVotes] = useState<{ readonly [seat: string]: Vote }>({})
  const all = seats.every((seat) => votes[seat] === 'agrees')
  const against = seats.filter((seat) => votes[seat] === 'does not')
  const nameOf = (seat: string) => catalogue.sentence('board.seat-name', { seat })
  return (
    <Dialog
      onClose={onClose}
      title={title}
      {...(why === undefined ? {} : { lead: why })}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            {leave}
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={!all}
            onClick={() => {
              onClose()
              onAgreed()
            }}
          >
            {agree}
          </button>
        </>
      }
    >
      <ul className="st-votes">
        {seats.map((seat) => (
          <li key={seat} data-vote={votes[seat] ?? 'open'}>
            <fieldset>
              <legend>{nameOf(seat)}</legend>
              {(['agrees', 'does not'] as const).map((vote) => (
                <button
                  key={vote}
                  type="button"
                  className="qw-button"
                  aria-pressed={votes[seat] === vote}
                  aria-label={`${nameOf(seat)} ${vote === 'agrees' ? 'agrees' : 'does not agree'}`}
                  onClick={() => setVotes({ ...votes, [seat]: vote })}
                >
                  {vote === 'agrees' ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}{' '}
                  {vote === 'agrees' ? 'Agrees' : 'Does not'}
                </button>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <p className="st-quiet" role="status">
        {against.length > 0
          ? `${refused}: ${against.map(nameOf).join(', ')} ${against.length === 1 ? 'does' : 'do'} not agree.`
          : all
            ? 'All agree.'
            : open}
      </p>
    </Dialog>
  )
}
