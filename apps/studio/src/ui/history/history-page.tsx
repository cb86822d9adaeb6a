'use client'

import './history.css'
import { type Catalogue, createCatalogue } from '@questwright/board'
import { titleOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { Notice } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { useKeptGames } from '@questwright/table-page/start/use-kept-games'
import { tellError } from '@questwright/table-page/tell-error'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { CircleAlert, ScrollText, TriangleAlert } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { GameSummary, HistoryAnswer } from '../../api-types.ts'
import { removeGame, restoreGame } from '../../client/api.ts'
import { useStudioGame } from '../../client/game/game-store.ts'
import { refreshHistory, useHistory } from '../../client/history/use-history.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { BestScores } from './best-scores.tsx'
import { GameRow } from './game-row.tsx'
import { GhostRow } from './ghost-row.tsx'

const KeptGames = dynamic(() => import('@questwright/table-page/start/kept-games').then((module) => module.KeptGames), { ssr: false })

/** Unfinished games saved in this browser, and finished games of this workspace: the best of each scenario, and all of them. */
export function HistoryPage() {
  const { history, error } = useHistory()
  const { games: kept, look } = useKeptGames()
  const unfinished = kept.filter(({ ended }) => ended === undefined)
  const packs = useLibrary((state) => state.packs)
  const [opening, setOpening] = useState<string | undefined>(undefined)
  const router = useRouter()
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const catalogueOf = useMemo(() => cataloguesByGame(bundles), [bundles])
  useEffect(() => {
    void refreshHistory()
    // read the list again when the page becomes visible: another tab or program may have added or removed a game
    const again = () => {
      if (document.visibilityState === 'visible') void refreshHistory()
    }
    document.addEventListener('visibilitychange', again)
    window.addEventListener('focus', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('focus', again)
    }
  }, [])

  const open = async (game: GameSummary) => {
    setOpening(game.id)
    try {
      const { openPlayed } = await import('../../client/history/open-played.ts')
      const opened = await openPlayed(game.id)
      if (opened === undefined) return setOpening(undefined)
      const { decisions, fitting, changed, rules } = opened
      if (rules.length > 0)
        toast.warning('A rule was corrected after this game was played: the replay differs where the game used that rule.', {
          description: `${rules.join(' ')} The file keeps all of it.`,
          duration: 30_000,
        })
      else if (fitting < decisions)
        toast.warning(`The replay stops after decision ${fitting} of ${decisions}.`, {
          description: `${changed.length > 0 ? `${changed.join(' and ')} changed since: there` : 'There'} the game asks something else now. The file keeps all of it.`,
          duration: 15_000,
        })
      else if (changed.length > 0)
        toast(`${changed.join(' and ')} changed since this game; the replay uses the current packs of the workspace.`)
      if (useStudioGame.getState().status !== 'failed')
        toast('The replay is at its beginning.', { description: 'R goes on decision by decision; the timeline goes anywhere.' })
      router.push('/play')
    } catch (problem) {
      setOpening(undefined)
      tellError(problem)
    }
  }
  const remove = async ({ file, scenario }: GameSummary) => {
    try {
      await removeGame(file)
      await refreshHistory()
      toast(`${scenario.title} is deleted from the history.`, {
        duration: 15_000,
        action: {
          label: 'Undo',
          onClick: () => void restoreGame(file).then(refreshHistory, tellError),
        },
      })
    } catch (problem) {
      tellError(problem)
      await refreshHistory()
    }
  }

  if (!history && error)
    return (
      <main className="st-main">
        <Notice tone="bad" title="The history cannot be read" actions={<Again />}>
          <p>{error.message}</p>
          <p>{error.remedy}</p>
        </Notice>
      </main>
    )
  if (!history) return <ReadingPage>Reading the history …</ReadingPage>
  return (
    <main className="st-main st-history">
      <header>
        <h1>History</h1>
        <p className="st-quiet">
          Every finished game is kept as a file in <code>.questwright/games</code> of the workspace
          {packs && (
            <>
              {' '}
              <q>{packs.workspace.name}</q>
            </>
          )}
          .
        </p>
      </header>
      {error && (
        <p className="st-finding is-error" role="alert">
          <CircleAlert size={15} aria-hidden="true" /> {error.message} {error.remedy}
        </p>
      )}
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished">Not finished</h2>
          <p className="st-quiet">This browser keeps every game that you began, also when the page is closed.</p>
          <KeptGames games={unfinished} bundles={bundlesOf(packs)} onChange={look} />
        </section>
      )}
      {history.games.length === 0 && history.unreadable.length === 0 && (
        <>
          <LinkNotice title="No game is finished yet" href="/" link="Choose a scenario" drawing={<ScrollText aria-hidden="true" />}>
            <p>Once a game is won or lost, it is recorded here by itself: scenario, decks, score, and the whole game as a replay.</p>
          </LinkNotice>
          <GhostRow />
        </>
      )}
      <Unreadable unreadable={history.unreadable} />
      {history.games.length > 0 && (
        <>
          <BestScores games={history.games.filter((game) => catalogueOf(game).rulebook.players === 'together')} />
          <section aria-labelledby="games">
            <h2 id="games">Games</h2>
            <ol className="st-games">
              {history.games.map((game) => (
                <GameRow
                  key={game.file}
                  game={game}
                  catalogue={catalogueOf(game)}
                  bundles={bundles}
                  state={opening === game.id ? 'opening' : opening === undefined ? 'still' : 'waiting'}
                  onOpen={() => void open(game)}
                  onDelete={() => void remove(game)}
                />
              ))}
            </ol>
          </section>
        </>
      )}
    </main>
  )
}

/** @returns a function that returns the catalogue with the packs of the game that was played */
function cataloguesByGame(bundles: readonly PackOutline[]): (game: GameSummary) => Catalogue {
  const made = new Map<string, Catalogue>()
  return ({ scenario }) => {
    const pack = scenario.code.slice(0, scenario.code.indexOf(':'))
    // a game whose pack is gone is shown with the first packs
    const game = (bundles.find(({ id }) => id === pack) ?? bundles[0])?.game ?? ''
    const packs = bundles.filter((one) => one.game === game)
    const catalogue =
      made.get(game) ?? createCatalogue({ rulebook: rulebookOfAll(packs), packs: packs.map((one) => ({ ...one, name: titleOfPack(one) })) })
    made.set(game, catalogue)
    return catalogue
  }
}

function Again() {
  return (
    <button type="button" className="qw-button is-main" onClick={() => void refreshHistory()}>
      Try again
    </button>
  )
}

/** Files in the folder of the history that are no valid games; they are listed and not changed. */
function Unreadable({ unreadable }: Pick<HistoryAnswer, 'unreadable'>) {
  if (unreadable.length === 0) return null
  return (
    <section aria-labelledby="unreadable" className="st-unreadable">
      <h2 id="unreadable">
        {unreadable.length} {unreadable.length === 1 ? 'file' : 'files'} cannot be read
      </h2>
      <ul className="st-problems">
        {unreadable.map(({ file, message, remedy, reason }) => (
          <li key={file} className={reason === 'newer' ? 'is-warning' : 'is-error'}>
            <TriangleAlert size={15} aria-hidden="true" />
            <div>
              <p>
                <code>{file}</code>
              </p>
              <p>
                {message} {remedy}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
