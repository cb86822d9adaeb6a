import { type Catalogue, seatsOfViewer, statusOf } from '@questwright/board'
import type { TakeBack } from '@questwright/session/state'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTableGame } from '../page.tsx'
import { useSession } from './table-context.tsx'
import { Votes } from './votes.tsx'

/**
 * Where the rules allow an undo only if all players agree: each seat answers, and with the consent of all the undo is done. Only for a table whose
 * seats all play at this device; elsewhere the undo is refused with a message.
 */
export function ConsentDialog({ catalogue }: { readonly catalogue: Catalogue }) {
  const { playing, lines } = useSession()
  const takeBack = useTableGame((state) => state.takeBack)
  const refused = useTableGame((state) => state.refused)
  const view = useTableGame((state) => state.view)
  const viewer = useTableGame((state) => state.viewer)
  const [away, setAway] = useState<TakeBack | undefined>(undefined)
  const bots = useTableGame((state) => state.bots)
  const seats = statusOf(view).seats.filter(({ seat, eliminated }) => !eliminated && !bots[seat])
  const here = seatsOfViewer(viewer)
  if (takeBack === undefined || takeBack === away || !seats.every(({ seat }) => here.includes(seat))) return null
  return (
    <Votes
      // a new request starts without any answers
      key={JSON.stringify(takeBack)}
      catalogue={catalogue}
      seats={seats.map(({ seat }) => seat)}
      title="Take it back?"
      why={refused && catalogue.sentence(refused.code, refused.parts)}
      agree={
        <>
          <Undo2 size={15} aria-hidden="true" /> All agree: take it back
        </>
      }
      leave="Leave it as it is"
      open="Each player says whether it may be taken back."
      refused="Nothing is taken back"
      onAgreed={() =>
        void ('line' in takeBack
          ? lines.switchTo(takeBack.line, takeBack.input, 'of the holder')
          : takeBack.dice === 'new'
            ? playing.againFrom(takeBack.input, 'of the holder')
            : playing.goTo(takeBack.input, 'of the holder'))
      }
      onClose={() => setAway(takeBack)}
    />
  )
}
