import { Map as MapSign } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGoTo, useTableGame, useTablePage } from '../page.tsx'
import { Notice, Working } from '../parts/notice.tsx'
import { giveUpGame } from '../start/give-up-game.ts'

interface TableOrNoticeProps {
  /** `nothing`: the browser was asked and keeps no game. */
  readonly kept: 'nothing' | 'looked for'
  readonly onAgain: () => void
  /** Further advice for a game that cannot go on. */
  readonly repair?: string
  /** A link to the page where games are chosen. */
  readonly start: ReactNode
  /** The text where no game is running. */
  readonly idle: string
  /** Controls that start a game, shown in place of `start` and `idle`. */
  readonly beginning?: ReactNode
  /** The table, rendered as soon as a game runs. */
  readonly children: ReactNode
}

/** Shows the table of the running game, or a notice that says why there is none and what to do. */
export function TableOrNotice({ kept, onAgain, repair = '', start, idle, beginning, children }: TableOrNoticeProps) {
  const status = useTableGame((state) => state.status)
  const error = useTableGame((state) => state.error)
  const page = useTablePage()
  const goTo = useGoTo()
  const game = useTableGame((state) => state.game)
  const title = useTableGame((state) => state.title)
  const giveUp = async () => {
    await giveUpGame(page, { id: game, title })
    goTo('start')
  }
  const leave = async () => {
    ;(await page.table()).session.opening.leave()
    goTo('start')
  }
  if (status === 'failed')
    return (
      <main className="st-main">
        <Notice
          tone="bad"
          title="The game cannot go on"
          actions={
            <>
              <button type="button" className="qw-button is-main st-big" onClick={onAgain}>
                Open it again from the last save
              </button>
              <button type="button" className="qw-button st-big" onClick={() => void leave()}>
                Leave it for now
              </button>
              <button type="button" className="qw-button st-big" onClick={() => void giveUp()}>
                Delete it
              </button>
            </>
          }
        >
          <p className="st-message">{error}</p>
          <p>All decisions up to the last one are kept in this browser. {repair}</p>
        </Notice>
      </main>
    )
  if (status === 'none' && kept === 'nothing')
    return (
      beginning ?? (
        <main className="st-main">
          <Notice title="No game is running" actions={start} drawing={<MapSign aria-hidden="true" />}>
            <p>{idle}</p>
          </Notice>
        </main>
      )
    )
  if (status === 'none' || status === 'opening')
    return (
      <main className="st-main">
        <Working>{status === 'opening' ? 'Laying the table …' : 'Looking for your game …'}</Working>
      </main>
    )
  return children
}
