'use client'

import './library.css'
import { sidesOf } from '@questwright/contents/pack-tree'
import { Notice } from '@questwright/table-page/parts/notice'
import { OpenGame } from '@questwright/table-page/saved/dropped-games'
import { useKeptGames } from '@questwright/table-page/start/use-kept-games'
import { FolderInput, PackagePlus, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useMemo } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { packsAtHand, useGamesAtHand } from '../../client/game-at-hand.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { choosePack, useTree } from '../../client/tree/tree-state.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { ReadingPage } from '../parts/reading-page.tsx'
import { LibraryMore } from '../saved/library-more.tsx'
import { FirstVisit } from '../tour/first-visit.tsx'
import { ThingTree } from '../tree/thing-tree.tsx'
import { DropZone } from '../workspace/drop-zone.tsx'
import { PackSection } from './pack-section.tsx'
import { PlayableGames } from './playable-games.tsx'
import { PlayedGames } from './played-games.tsx'

// loaded only where the browser has a saved game
const ContinueCard = dynamic(() => import('@questwright/table-page/start/continue-card').then((module) => module.ContinueCard), {
  ssr: false,
})
const KeptGames = dynamic(() => import('@questwright/table-page/start/kept-games').then((module) => module.KeptGames), { ssr: false })

/** The home page of the studio: the saved game, playable scenarios, and the packs with their cards. */
export function LibraryPage() {
  const packs = useLibrary((state) => state.packs)
  const { state, current, games, look } = useKeptGames()
  const others = games.filter(({ id }) => id !== current?.id)
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  if (!packs || state === 'looking') return <ReadingPage />
  const canWrite = packs.workspace.writing === 'allowed'
  return (
    <main className="st-main st-library">
      <h1 className="st-heard">Library</h1>
      {canWrite && <DropZone />}
      {!current && <FirstVisit />}
      <section aria-label="Your games" className="st-home">
        {current && <ContinueCard game={current} bundles={bundles} onChange={look} />}
        <div className="st-home-more">
          {current && <FirstVisit />}
          <PlayedGames />
          <LibraryMore />
        </div>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="other-games" className="st-other-games">
          <h2 id="other-games">Your other games</h2>
          <KeptGames games={others} bundles={bundles} onChange={look} />
        </section>
      )}
      <PlayableGames answer={packs} shows="one row" none={<NoScenario workspace={packs.workspace.name} />} />
      <Shelf answer={packs} />
      <OpenGame />
    </main>
  )
}

function NoScenario({ workspace }: { readonly workspace: string }) {
  return (
    <Notice title="Nothing to play yet">
      <p>
        Begin a pack, then make a scenario in it. A file <code>scenarios/my-scenario.json</code> in a pack of the folder <q>{workspace}</q>{' '}
        shows up here at once, too.
      </p>
    </Notice>
  )
}

/** The packs as a tree, and the selected pack beside it. */
function Shelf({ answer }: { readonly answer: PacksAnswer }) {
  const { mine, base } = sidesOf(answer.packs)
  const all = [...mine, ...base]
  const [wished, choose] = useChosenPack()
  const { at } = useGamesAtHand(answer)
  const chosen: PackState | undefined =
    all.find(({ pack, bundle }) => pack === wished || bundle?.id === wished) ?? packsAtHand(all, at)[0] ?? all[0]
  // a pack of another game that a link names is listed as well
  const listed = useMemo(
    () => ({ ...answer, packs: answer.packs.filter((one) => one === chosen || packsAtHand([one], at).length > 0) }),
    [answer, chosen, at],
  )
  const canWrite = answer.workspace.writing === 'allowed'
  return (
    <div className="st-shelf">
      <aside className="st-shelf-list" aria-label="Packs">
        {canWrite && (
          <div className="st-workspace-bar" role="group" aria-label="Packs of the workspace">
            <button type="button" className="qw-button is-main" onClick={() => askWorkspace({ ask: 'new-pack' })}>
              <PackagePlus size={15} aria-hidden="true" /> New pack …
            </button>
            <button
              type="button"
              className="qw-button"
              title="Or drop a folder or zip of a pack anywhere on this page"
              onClick={() => askWorkspace({ ask: 'import' })}
            >
              <FolderInput size={15} aria-hidden="true" /> Import …
            </button>
          </div>
        )}
        <ThingTree answer={listed} current={chosen?.pack} onPack={choose} />
        {canWrite && (
          <button type="button" className="st-link st-trash-link" onClick={() => askWorkspace({ ask: 'trash' })}>
            <Trash2 size={14} aria-hidden="true" /> Trash: bring back what was deleted
          </button>
        )}
      </aside>
      <div className="st-shelf-pack">
        {mine.length === 0 && canWrite && (
          <p className="st-quiet st-no-own-pack">
            The folder <q>{answer.workspace.name}</q> holds no pack of your own yet. Begin one: it depends on the packs that are here, so
            that you make only what is new.
          </p>
        )}
        {chosen && <PackSection key={chosen.pack} answer={answer} pack={chosen} />}
      </div>
    </div>
  )
}

const mark = '#pack-'

/** The selected pack, which may also be given in the URL, as in links back to this page. The URL follows the selection. */
function useChosenPack(): readonly [string | undefined, (pack: string) => void] {
  const chosen = useTree((state) => state.chosen)
  useEffect(() => {
    const read = () => {
      if (location.hash.startsWith(mark)) choosePack(location.hash.slice(mark.length))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const choose = (pack: string) => {
    useTree.setState({ chosen: pack })
    history.replaceState(history.state, '', `${mark}${pack}`)
  }
  return [chosen, choose]
}
