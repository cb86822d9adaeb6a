'use client'

import './library.css'
import '@questwright/table-page/parts/tiles.css'
import { titleOfState } from '@questwright/packs/browser'
import { scenarioWords } from '@questwright/rulebook'
import { Notice } from '@questwright/table-page/parts/notice'
import { ContinueCard } from '@questwright/table-page/start/continue-card'
import { type ScenarioChoice, scenarioChoices } from '@questwright/table-page/start/new-game'
import { ScenarioTile } from '@questwright/table-page/start/scenario-tile'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { FolderInput, PackagePlus, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useMemo, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { type KeptGame, keptGame } from '../../client/game/kept-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { ReadingPage } from '../parts/reading-page.tsx'
import { LibraryMore } from '../saved/library-more.tsx'
import { FirstVisit } from '../tour/first-visit.tsx'
import { DropZone } from '../workspace/drop-zone.tsx'
import { OwnTile } from './own-tile.tsx'
import { PackSection } from './pack-section.tsx'
import { PlayedGames } from './played-games.tsx'
import { ScenarioLink } from './scenario-link.tsx'

const NewGameDialog = dynamic(() => import('@questwright/table-page/start/new-game-dialog').then((module) => module.NewGameDialog), {
  ssr: false,
})

/** With more cards than these together, the list of each pack stays folded until it is opened. */
const mostCardsListed = 1000

/** What can be played, what was played, and every card of every pack. */
export function LibraryPage() {
  const packs = useLibrary((state) => state.packs)
  const [kept, setKept] = useState<KeptGame | undefined>(undefined)
  const [chosen, setChosen] = useState<ScenarioChoice | undefined>(undefined)
  useEffect(() => {
    keptGame().then(setKept, () => setKept(undefined))
  }, [])
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const { mine, base } = useMemo(() => sides(packs?.packs ?? []), [packs])
  const scenarios = useMemo(() => {
    const rank = new Map([...mine, ...base].map(({ bundle }, i) => [bundle?.id, i]))
    return [...scenarioChoices(bundles, rulebooks)].sort((one, other) => (rank.get(one.pack) ?? 0) - (rank.get(other.pack) ?? 0))
  }, [bundles, mine, base])
  const isMine = (pack: string) => mine.some(({ bundle }) => bundle?.id === pack)
  const cards = useMemo(() => bundles.reduce((sum, bundle) => sum + Object.keys(bundle.cards).length, 0), [bundles])
  const isRead = packs !== undefined
  useEffect(() => {
    // a way back leads to a pack, which stands here only once it is read
    if (isRead && location.hash.startsWith('#pack-')) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [isRead])
  if (!packs) return <ReadingPage />
  const canWrite = packs.workspace.writing === 'allowed'
  const tile = (scenario: ScenarioChoice) => (
    <ScenarioTile
      key={scenario.code}
      scenario={scenario}
      bundles={bundles}
      onChoose={() => setChosen(scenario)}
      more={<ScenarioLink scenario={scenario} />}
    />
  )
  const section = (pack: PackState) => (
    <PackSection
      key={pack.pack}
      answer={packs}
      pack={pack}
      cards={pack.kind === 'shipped' || cards > mostCardsListed ? 'folded' : 'listed'}
    />
  )
  return (
    <main className="st-main st-library">
      <h1 className="st-heard">Library</h1>
      {canWrite && <DropZone />}
      <FirstVisit />
      <section aria-labelledby="play">
        <h2 id="play">Play</h2>
        <div className="st-tiles">
          {kept && <ContinueCard game={kept} onForgotten={() => setKept(undefined)} />}
          {scenarios.filter(({ pack }) => isMine(pack)).map(tile)}
          {canWrite && <OwnTile />}
          {scenarios.filter(({ pack }) => !isMine(pack)).map(tile)}
          {scenarios.length === 0 && (
            <Notice title="No scenario yet">
              <p>
                Begin a pack, then make a scenario in it. A file{' '}
                <code>scenarios/my-{scenarioWords(rulebookAt(undefined)).course}.json</code> in a pack of the folder{' '}
                <q>{packs.workspace.name}</q> shows up here at once, too.
              </p>
            </Notice>
          )}
        </div>
        <PlayedGames />
        <LibraryMore />
      </section>
      {canWrite && (
        <div className="st-workspace-bar" role="group" aria-label="Packs of the workspace">
          <WorkspaceButtons />
          <span className="st-quiet">or drop a folder or zip of a pack anywhere here</span>
          {packs.packs.length > 1 && (
            <nav aria-label="To a pack" className="st-to-packs">
              {[...mine, ...base].map((one) => (
                <a key={one.pack} href={`#pack-${one.pack}`}>
                  {titleOfState(one)}
                </a>
              ))}
            </nav>
          )}
        </div>
      )}
      {mine.length === 0 && canWrite && (
        <p className="st-quiet">
          The folder <q>{packs.workspace.name}</q> holds no pack of your own yet. Begin one: it stands on what is below, so that you make
          only what is new.
        </p>
      )}
      {mine.map(section)}
      {base.map(section)}
      {canWrite && (
        <p>
          <button type="button" className="st-link st-trash-link" onClick={() => askWorkspace({ ask: 'trash' })}>
            <Trash2 size={14} aria-hidden="true" /> Trash: bring back what was deleted
          </button>
        </p>
      )}
      {chosen && <NewGameDialog scenario={chosen} bundles={bundles} onClose={() => setChosen(undefined)} />}
    </main>
  )
}

/** One's own packs, and those that are there to be played and built on: from registries and with the program. */
function sides(packs: readonly PackState[]): { readonly mine: readonly PackState[]; readonly base: readonly PackState[] } {
  const isMine = ({ kind, standsFor }: PackState): boolean => kind === 'own' && standsFor === undefined
  return { mine: packs.filter(isMine), base: packs.filter((pack) => !isMine(pack)) }
}

function WorkspaceButtons() {
  return (
    <>
      <button type="button" className="qw-button is-main st-big" onClick={() => askWorkspace({ ask: 'new-pack' })}>
        <PackagePlus size={16} aria-hidden="true" /> New pack …
      </button>
      <button type="button" className="qw-button st-big" onClick={() => askWorkspace({ ask: 'import' })}>
        <FolderInput size={16} aria-hidden="true" /> Import …
      </button>
    </>
  )
}
