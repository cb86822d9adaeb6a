import { gameScores } from '@questwright/game-pages/scores'
import { useTableGame, useTablePage } from '@questwright/table-page'
import { takeUpGame } from '@questwright/table-page/saved/take-up'
import { GameTable } from '@questwright/table-page/table/game-table'
import { TableOrNotice } from '@questwright/table-page/table/table-or-notice'
import { useEffect, useState } from 'react'
import { goTo } from './navigation.ts'
import { PageLink } from './page-link.tsx'
import { table } from './site-table.ts'

/** The table of the running game; after a reload the kept game is opened again. */
export function TablePage() {
  const page = useTablePage()
  const title = useTableGame((state) => state.title)
  const [kept, setKept] = useState<'looked for' | 'nothing'>('looked for')
  useEffect(() => {
    if (page.game.getState().status === 'none') void takeUpGame(page).then((there) => there || setKept('nothing'))
  }, [page])
  return (
    <TableOrNotice
      kept={kept}
      onAgain={() => void takeUpGame(page)}
      start={
        <PageLink className="qw-button is-main st-big" to="start">
          Choose a scenario
        </PageLink>
      }
      idle="Games are kept in this browser, also when the page is closed."
    >
      <main className="st-play">
        <h1 className="st-heard">{title}</h1>
        <GameTable
          scores={gameScores}
          table={table}
          outcomeMore={
            <button type="button" className="qw-button st-big" onClick={() => goTo('start')}>
              Start page
            </button>
          }
        />
      </main>
    </TableOrNotice>
  )
}
