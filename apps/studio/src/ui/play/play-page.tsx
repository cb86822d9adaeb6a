'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { leaveGame, resumeGame, useGame } from '../../client/game/game-session.ts'
import { keptGame } from '../../client/game/kept-game.ts'
import { inTurn, leaveDiskAside, putUnderGame } from '../../client/game/put-under-game.ts'
import { asApiError, bundlesOf, theEngine, useLibrary } from '../../client/library.ts'
import { Notice, Working } from '../parts/notice.tsx'
import { OpenGame } from '../saved/dropped-games.tsx'
import { useLinkedGame } from '../saved/linked-game.ts'
import { PlayTable } from './play-table.tsx'

type Taken = 'looking' | 'nothing' | 'done'

/** The table of the running game; a game that was left by a reload is taken up again. */
export function PlayPage() {
  return (
    <>
      <RunningGame />
      <OpenGame />
    </>
  )
}

function RunningGame() {
  const status = useGame((state) => state.status)
  const error = useGame((state) => state.error)
  const packs = useLibrary((state) => state.packs)
  const [taken, setTaken] = useState<Taken>('looking')
  const router = useRouter()
  useEffect(() => {
    if (taken !== 'looking') return
    if (useGame.getState().status !== 'none') setTaken('done')
    else if (packs) {
      setTaken('done')
      void takeUp().then((found) => {
        if (!found) setTaken('nothing')
      })
    }
  }, [packs, taken])

  useLinkedGame(packs ? 'there' : 'coming')

  if (status === 'failed')
    return (
      <main className="st-main">
        <Notice
          tone="bad"
          title="The game cannot go on"
          actions={
            <>
              <button type="button" className="qw-button is-main st-big" onClick={() => void takeUp()}>
                Open it again from the last save
              </button>
              <button type="button" className="qw-button st-big" onClick={() => void leaveGame().then(() => router.push('/'))}>
                Give it up
              </button>
            </>
          }
        >
          <p className="st-message">{error}</p>
          <p>All decisions up to the last one are kept in this browser. If a script was changed last, repair it in the library first.</p>
        </Notice>
      </main>
    )
  if (status === 'none' && taken === 'nothing')
    return (
      <main className="st-main">
        <Notice
          title="No game is running"
          actions={
            <Link className="qw-button is-main st-big" href="/">
              Choose a scenario
            </Link>
          }
        >
          <p>The table is laid when you press Play in the library. A running game is kept here, also when the page is closed.</p>
        </Notice>
      </main>
    )
  if (status === 'none' || status === 'opening')
    return (
      <main className="st-main">
        <Working>{status === 'opening' ? 'Laying the table …' : 'Looking for your game …'}</Working>
      </main>
    )
  return <PlayTable />
}

/** @returns whether there was a game to take up */
async function takeUp(): Promise<boolean> {
  const kept = await keptGame().catch(() => undefined)
  if (!kept) return false
  try {
    const engine = await theEngine()
    const found = await resumeGame(kept, bundlesOf(useLibrary.getState().packs), engine)
    if (found === 'other scripts') {
      leaveDiskAside()
      const files = Object.keys(kept.packs).map((id) => `${id}/package.json`)
      toast('Scripts changed since you left; the game stands under the old ones.', {
        duration: 20_000,
        action: { label: 'Reload into the game', onClick: () => void inTurn(() => putUnderGame(files)) },
      })
    }
  } catch (error) {
    const { message, remedy } = asApiError(error)
    useGame.setState({ status: 'failed', error: `${message} ${remedy}` })
  }
  return true
}
