'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { Eye } from 'lucide-react'
import { answerShowHands, useShowHands } from '../../client/game/show-hands.ts'

/** Asks before hidden hands are revealed. */
export default function ShowHandsDialog() {
  const button = useShowHands((state) => state.button)
  if (button === undefined) return null
  return (
    <Dialog
      onClose={() => answerShowHands('no')}
      title="Hands are hidden"
      lead="This shows every hand to whoever looks at this screen."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => answerShowHands('no')}>
            Leave them hidden
          </button>
          {/* the button that reveals hands is not the default of the Enter key */}
          <button type="button" className="qw-button st-big" onClick={() => answerShowHands('yes')}>
            <Eye size={15} aria-hidden="true" /> {button}
          </button>
        </>
      }
    >
      <p>The game goes on with hidden hands afterwards.</p>
    </Dialog>
  )
}
