'use client'

import { OpenGame } from '@questwright/table-page/saved/dropped-games'
import { useLinkedGame } from '@questwright/table-page/saved/linked-game'
import { takeUpGame } from '@questwright/table-page/saved/take-up'
import { TableOrNotice } from '@questwright/table-page/table/table-or-notice'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { useStudioGame } from '../../client/game/game-store.ts'
import { tablePage } from '../../client/game/table-page.ts'
import { useLibrary } from '../../client/library.ts'
import { PageLink } from '../parts/page-link.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'

const PlayTable = dynamic(() => import('./play-table.tsx').then((module) => module.PlayTable), {
  ssr: false,
  loading: () => <ReadingPage>Laying the table …</ReadingPage>,
})

const PlayStart = dynamic(() => import('./play-start.tsx').then((module) => module.PlayStart), { ssr: false })

type Taken = 'looking' | 'nothing' | 'done'

/** The page with the table of the running game. After a reload of the page, the interrupted game is resumed. */
export function PlayPage() {
  return (
    <>
      <RunningGame />
      <OpenGame />
    </>
  )
}

function RunningGame() {
  const packs = useLibrary((state) => state.packs)
  const [taken, setTaken] = useState<Taken>('looking')
  useEffect(() => {
    if (taken !== 'looking') return
    if (useStudioGame.getState().status !== 'none') setTaken('done')
    else if (packs) {
      setTaken('done')
      void takeUpGame(tablePage).then((found) => {
        if (!found) setTaken('nothing')
      })
    }
  }, [packs, taken])

  useLinkedGame(packs ? 'there' : 'coming')

  return (
    <TableOrNotice
      kept={taken === 'nothing' ? 'nothing' : 'looked for'}
      onAgain={() => void takeUpGame(tablePage)}
      repair="If a script was changed last, repair it in the library first."
      start={
        <PageLink className="qw-button is-main st-big" href="/">
          Choose a scenario
        </PageLink>
      }
      beginning={<PlayStart />}
      idle="Press Play in the library to set up a table. Your games are kept here, also when the page is closed."
    >
      <PlayTable />
    </TableOrNotice>
  )
}
