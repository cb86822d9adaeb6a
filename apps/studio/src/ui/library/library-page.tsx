'use client'

import './library.css'
import { scenarioWords } from '@questwright/rulebook'
import { Notice } from '@questwright/table-page/parts/notice'
import { OpenGame } from '@questwright/table-page/saved/dropped-games'
import type { ContinueCard } from '@questwright/table-page/start/continue-card'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { FolderInput, PackagePlus, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { type KeptGame, keptGame } from '../../client/game/kept-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { sidesOf } from '../../client/tree/pack-tree.ts'
import { choosePack, useTree } from '../../client/tree/tree-state.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { ReadingPage } from '../parts/reading-page.tsx'
import { LibraryMore } from '../saved/library-more.tsx'
import { FirstVisit } from '../tour/first-visit.tsx'
import { ThingTree } from '../tree/thing-tree.tsx'
import { DropZone } from '../workspace/drop-zone.tsx'
import { PackSection } from './pack-section.tsx'
import { PlayedGames } from './played-games.tsx'
import { ScenarioTiles } from './scenario-tiles.tsx'

/** The home of the studio: what one was doing, what can be played, and the packs with their cards. */
export function LibraryPage() {
  const packs = useLibrary((state) => state.packs)
  const kept = useKeptGame()
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  if (!packs || kept.state === 'looking') return <ReadingPage />
  const canWrite = packs.workspace.writing === 'allowed'
  return (
    <main className="st-main st-library">
      <h1 className="st-heard">Library</h1>
      {canWrite && <DropZone />}
      {!kept.game && <FirstVisit />}
      <section aria-label="Your games" className="st-home">
        {kept.game && kept.Card && <kept.Card game={kept.game} bundles={bundles} onForgotten={kept.forget} />}
        <div className="st-home-more">
          {kept.game && <FirstVisit />}
          <PlayedGames />
          <LibraryMore />
        </div>
      </section>
      <ScenarioTiles answer={packs} title="Play" shows="one row" none={<NoScenario workspace={packs.workspace.name} />} />
      <Shelf answer={packs} />
      <OpenGame />
    </main>
  )
}

interface Kept {
  /** Until the browser has said whether it keeps a game nothing is drawn: it would be moved down. */
  readonly state: 'looking' | 'known'
  readonly game: KeptGame | undefined
  /** What draws it: a browser that keeps none loads nothing for that. */
  readonly Card: typeof ContinueCard | undefined
  readonly forget: () => void
}

const noGame = { state: 'known', game: undefined, Card: undefined } as const

function useKeptGame(): Kept {
  const [kept, setKept] = useState<Omit<Kept, 'forget'>>({ ...noGame, state: 'looking' })
  useEffect(() => {
    const look = async (): Promise<Omit<Kept, 'forget'>> => {
      const game = await keptGame()
      if (!game) return noGame
      const { ContinueCard: Card } = await import('@questwright/table-page/start/continue-card')
      return { state: 'known', game, Card }
    }
    look().then(setKept, () => setKept(noGame))
  }, [])
  return { ...kept, forget: () => setKept(noGame) }
}

function NoScenario({ workspace }: { readonly workspace: string }) {
  return (
    <Notice title="No scenario yet">
      <p>
        Begin a pack, then make a scenario in it. A file <code>scenarios/my-{scenarioWords(rulebookAt(undefined)).course}.json</code> in a
        pack of the folder <q>{workspace}</q> shows up here at once, too.
      </p>
    </Notice>
  )
}

/** The packs as a tree, and beside it the one that is chosen. */
function Shelf({ answer }: { readonly answer: PacksAnswer }) {
  const { mine, base } = sidesOf(answer.packs)
  const all = [...mine, ...base]
  const [wished, choose] = useChosenPack()
  const chosen: PackState | undefined = all.find(({ pack, bundle }) => pack === wished || bundle?.id === wished) ?? all[0]
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
        <ThingTree answer={answer} current={chosen?.pack} onPack={choose} />
        {canWrite && (
          <button type="button" className="st-link st-trash-link" onClick={() => askWorkspace({ ask: 'trash' })}>
            <Trash2 size={14} aria-hidden="true" /> Trash: bring back what was deleted
          </button>
        )}
      </aside>
      <div className="st-shelf-pack">
        {mine.length === 0 && canWrite && (
          <p className="st-quiet st-no-own-pack">
            The folder <q>{answer.workspace.name}</q> holds no pack of your own yet. Begin one: it stands on what is here, so that you make
            only what is new.
          </p>
        )}
        {chosen && <PackSection key={chosen.pack} answer={answer} pack={chosen} />}
      </div>
    </div>
  )
}

const mark = '#pack-'

/** The pack that is chosen, also by the address, as ways back write it; the address follows the choice. */
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
