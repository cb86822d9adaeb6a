import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { leaveGame, resumeGame, useGame } from '../client/game/game-session.ts'
import { keptGame } from '../client/game/kept-game.ts'
import { asApiError, bundlesOf, theEngine, useLibrary } from '../client/library.ts'
import { Notice, Working } from '../ui/parts/notice.tsx'
import { PageLink } from '../ui/parts/page-link.tsx'
import { GameTable } from '../ui/play/game-table.tsx'

/** The table of the running game; one that was left by a reload is taken up again. */
export function TablePage() {
  const { status, error, title } = useGame()
  const [found, setFound] = useState<'looking' | 'nothing'>('looking')
  const router = useRouter()
  useEffect(() => {
    if (useGame.getState().status === 'none') void takeUp().then((there) => there || setFound('nothing'))
  }, [])
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
          <p>All decisions up to the last one are kept in this browser.</p>
        </Notice>
      </main>
    )
  if (status === 'none' && found === 'nothing')
    return (
      <main className="st-main">
        <Notice
          title="No game is running"
          actions={
            <PageLink className="qw-button is-main st-big" href="/">
              Choose a scenario
            </PageLink>
          }
        >
          <p>A running game is kept in this browser, also when the page is closed.</p>
        </Notice>
      </main>
    )
  if (status === 'none' || status === 'opening')
    return (
      <main className="st-main">
        <Working>{status === 'opening' ? 'Laying the table …' : 'Looking for your game …'}</Working>
      </main>
    )
  return (
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
  )
}

/** @returns whether there was a game to take up */
async function takeUp(): Promise<boolean> {
  const kept = await keptGame().catch(() => undefined)
  if (!kept) return false
  try {
    await resumeGame(kept, bundlesOf(useLibrary.getState().packs), await theEngine())
  } catch (error) {
    const { message, remedy } = asApiError(error)
    useGame.setState({ status: 'failed', error: `${message} ${remedy}` })
  }
  return true
}
