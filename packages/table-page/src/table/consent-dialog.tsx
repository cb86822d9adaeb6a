import './consent-dialog.css'
import { type Catalogue, seatsOfViewer, statusOf } from '@questwright/board'
import type { TakeBack } from '@questwright/session/state'
import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTableGame } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useSession } from './table-context.tsx'

type Vote = 'agrees' | 'does not'

/**
 * Where the rules allow an undo only if all players agree: each seat answers, and with the consent of all the undo is done. Only for a table whose
 * seats all play at this device; elsewhere the undo is refused with a message.
 */
export function ConsentDialog({ catalogue }: { readonly catalogue: Catalogue }) {
  const takeBack = useTableGame((state) => state.takeBack)
  const refused = useTableGame((state) => state.refused)
  const view = useTableGame((state) => state.view)
  const viewer = useTableGame((state) => state.viewer)
  const [away, setAway] = useState<TakeBack | undefined>(undefined)
  const seats = statusOf(view).seats.filter(({ eliminated }) => !eliminated)
  const here = seatsOfViewer(viewer)
  if (takeBack === undefined || takeBack === away || !seats.every(({ seat }) => here.includes(seat))) return null
  return (
    <Votes
      // a new request starts without any answers
      key={JSON.stringify(takeBack)}
      catalogue={catalogue}
      seats={seats.map(({ seat }) => seat)}
      takeBack={takeBack}
      why={refused && catalogue.sentence(refused.code, refused.parts)}
      onClose={() => setAway(takeBack)}
    />
  )
}

interface VotesProps {
  readonly catalogue: Catalogue
  readonly seats: readonly string[]
  readonly takeBack: TakeBack
  /** Why the rules do not allow a single player to undo it. */
  readonly why: string | undefined
  readonly onClose: () => void
}

function Votes({ catalogue, seats, takeBack, why, onClose }: VotesProps) {
  const { playing, lines } = useSession()
  const [votes, setVotes] = useState<{ readonly [seat: string]: Vote }>({})
  const all = seats.every((seat) => votes[seat] === 'agrees')
  const against = seats.filter((seat) => votes[seat] === 'does not')
  const nameOf = (seat: string) => catalogue.sentence('board.seat-name', { seat })
  const done = () => {
    onClose()
    void ('line' in takeBack
      ? lines.switchTo(takeBack.line, takeBack.input, 'of the holder')
      : takeBack.dice === 'new'
        ? playing.againFrom(takeBack.input, 'of the holder')
        : playing.goTo(takeBack.input, 'of the holder'))
  }
  return (
    <Dialog
      onClose={onClose}
      title="Take it back?"
      {...(why === undefined ? {} : { lead: why })}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Leave it as it is
          </button>
          <button type="button" className="qw-button is-main st-big" disabled={!all} onClick={done}>
            <Undo2 size={15} aria-hidden="true" /> All agree: take it back
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
          ? `Nothing is taken back: ${against.map(nameOf).join(', ')} ${against.length === 1 ? 'does' : 'do'} not agree.`
          : all
            ? 'All agree.'
            : 'Each player says whether it may be taken back.'}
      </p>
    </Dialog>
  )
}
