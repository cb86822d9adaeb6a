import './consent-dialog.css'
import { type Catalogue, seatsOfViewer, statusOf } from '@questwright/board'
import { Flag } from 'lucide-react'
import { useTableGame } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useSession } from './table-context.tsx'

/** Asks which player of this screen concedes. */
export function ConcedeDialog({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const { playing } = useSession()
  const view = useTableGame((state) => state.view)
  const viewer = useTableGame((state) => state.viewer)
  const bots = useTableGame((state) => state.bots)
  const here = seatsOfViewer(viewer)
  const seats = statusOf(view).seats.filter(({ seat, eliminated }) => !eliminated && here.includes(seat) && !bots[seat])
  return (
    <Dialog
      onClose={onClose}
      title="Concede the game?"
      lead="The player who concedes has lost. The last player who is left wins."
      foot={
        <button type="button" className="qw-button is-main st-big" onClick={onClose}>
          Play on
        </button>
      }
    >
      <div className="st-concede">
        {seats.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className="qw-button st-big"
            onClick={() => {
              onClose()
              void playing.concede(seat)
            }}
          >
            <Flag size={15} aria-hidden="true" /> {catalogue.sentence('board.seat-name', { seat })} concedes
          </button>
        ))}
      </div>
    </Dialog>
  )
}
