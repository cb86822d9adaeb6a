import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useGame } from '../client/game/game-session.ts'
import { takeUpGame } from '../client/game/take-up.ts'
import { GameTable } from '../ui/play/game-table.tsx'
import { TableOrNotice } from '../ui/play/table-or-notice.tsx'

/** The table of the running game; one that was left by a reload is taken up again. */
export function TablePage() {
  const title = useGame((state) => state.title)
  const [kept, setKept] = useState<'looked for' | 'nothing'>('looked for')
  const router = useRouter()
  useEffect(() => {
    if (useGame.getState().status === 'none') void takeUpGame().then((there) => there || setKept('nothing'))
  }, [])
  return (
    <TableOrNotice
      kept={kept}
      onAgain={() => void takeUpGame()}
      idle="A running game is kept in this browser, also when the page is closed."
    >
      <main className="st-play">
        <h1 className="st-heard">{title}</h1>
        <GameTable
          outcomeMore={
            <button type="button" className="qw-button st-big" onClick={() => router.push('/')}>
              Start page
            </button>
          }
        />
      </main>
    </TableOrNotice>
  )
}
