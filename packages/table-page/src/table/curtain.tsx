import './curtain.css'
import { EyeOff, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTableGame } from '../page.tsx'
import { useSession } from './table-context.tsx'
import { useTableCatalogue } from './use-table-catalogue.ts'

/**
 * Covers the table between the turns of two seats with hidden hands, while the players pass the device on. Until it is opened the page has only the
 * cards that all seats may see, so that no hand can be read meanwhile.
 */
export function Curtain() {
  const session = useSession()
  const seat = useTableGame((state) => state.curtain)
  const status = useTableGame((state) => state.status)
  const outcome = useTableGame((state) => state.outcome)
  const catalogue = useTableCatalogue()
  const [peekedFor, setPeekedFor] = useState<string | undefined>(undefined)
  const position = useTableGame((state) => state.position)
  const ready = useRef<HTMLButtonElement>(null)
  const peeks = peekedFor === `${seat} ${position}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the curtain takes the focus again for each seat
  useEffect(() => {
    ready.current?.focus()
  }, [seat, peeks, status])
  if (seat === undefined || outcome) return null
  const name = catalogue.sentence('board.seat-name', { seat })
  const lift = () =>
    void session.hands.liftCurtain().then(async (lifted) => {
      if (lifted) await session.playing.passOn()
    })
  const button = (
    <button ref={ready} type="button" className="qw-button is-main st-big" disabled={status !== 'ready'} onClick={lift}>
      I am {name}
    </button>
  )
  if (peeks)
    return (
      <div className="st-curtain-bar" role="status" data-table-keys="">
        <EyeOff size={16} aria-hidden="true" /> Hands are hidden. {name} is asked. {button}
      </div>
    )
  return (
    <div className="st-curtain" role="alertdialog" aria-modal="false" aria-labelledby="curtain-title" aria-describedby="curtain-text">
      <div>
        <Users size={30} aria-hidden="true" />
        <h2 id="curtain-title">Pass to {name}</h2>
        <p id="curtain-text">Ready? The next question is for {name}, and shows that hand. All others look away.</p>
        {button}
        <button type="button" className="qw-button st-big" onClick={() => setPeekedFor(`${seat} ${position}`)}>
          Look at the table first
        </button>
      </div>
    </div>
  )
}
