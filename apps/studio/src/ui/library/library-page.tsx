'use client'

import { FolderInput, PackagePlus, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useMemo, useState } from 'react'
import { type KeptGame, keptGame } from '../../client/game/kept-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { type ScenarioChoice, scenarioChoices } from '../../client/new-game.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { Notice, Working } from '../parts/notice.tsx'
import { LibraryMore } from '../saved/library-more.tsx'
import { FirstVisit } from '../tour/first-visit.tsx'
import { DropZone } from '../workspace/drop-zone.tsx'
import { ContinueCard } from './continue-card.tsx'
import { OwnQuestTile } from './own-quest-tile.tsx'
import { PackSection } from './pack-section.tsx'
import { PlayedGames } from './played-games.tsx'
import { ScenarioTile } from './scenario-tile.tsx'

const NewGameDialog = dynamic(() => import('../new-game/new-game-dialog.tsx').then((module) => module.NewGameDialog), { ssr: false })

/** With more cards than these together, each pack lists its own when somebody wants them. */
const mostCardsListed = 1000

/** What can be played, what was played, and every card of every pack. */
export function LibraryPage() {
  const { status, packs } = useLibrary()
  const [kept, setKept] = useState<KeptGame | undefined>(undefined)
  const [chosen, setChosen] = useState<ScenarioChoice | undefined>(undefined)
  useEffect(() => {
    keptGame().then(setKept, () => setKept(undefined))
  }, [])
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const scenarios = useMemo(() => scenarioChoices(bundles), [bundles])
  const cards = useMemo(() => bundles.reduce((sum, bundle) => sum + Object.keys(bundle.cards).length, 0), [bundles])
  const isRead = packs !== undefined
  useEffect(() => {
    // a way back leads to a pack, which stands here only once it is read
    if (isRead && location.hash.startsWith('#pack-')) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [isRead])
  if (!packs) return <main className="st-main">{status === 'loading' && <Working>Reading the packs of the workspace …</Working>}</main>
  const canWrite = packs.workspace.writing === 'allowed'
  return (
    <main className="st-main st-library">
      <h1 className="st-heard">Library</h1>
      {canWrite && <DropZone />}
      <FirstVisit />
      <section aria-labelledby="play">
        <h2 id="play">Play</h2>
        <div className="st-tiles">
          {kept && <ContinueCard game={kept} onForgotten={() => setKept(undefined)} />}
          {scenarios.map((scenario) => (
            <ScenarioTile key={scenario.code} scenario={scenario} bundles={bundles} onChoose={() => setChosen(scenario)} />
          ))}
          {canWrite && packs.packs.length > 0 && <OwnQuestTile />}
          {scenarios.length === 0 && (
            <Notice title="No scenario yet">
              <p>
                {packs.packs.length > 0 ? 'Make one with New at a pack below' : 'Make a pack first, then a scenario in it'}. A file{' '}
                <code>scenarios/my-quest.json</code> in a pack of the folder <q>{packs.workspace.name}</q> shows up here at once, too.
              </p>
            </Notice>
          )}
        </div>
        <PlayedGames />
        <LibraryMore />
      </section>
      {canWrite && packs.packs.length > 0 && (
        <div className="st-workspace-bar" role="group" aria-label="Packs of the workspace">
          <WorkspaceButtons />
          <span className="st-quiet">or drop a folder or zip of a pack anywhere here</span>
          {packs.packs.length > 1 && (
            <nav aria-label="To a pack" className="st-to-packs">
              {packs.packs.map(({ pack }) => (
                <a key={pack} href={`#pack-${pack}`}>
                  {pack}
                </a>
              ))}
            </nav>
          )}
        </div>
      )}
      {packs.packs.map((pack) => (
        <PackSection key={pack.pack} answer={packs} pack={pack} cards={cards > mostCardsListed ? 'folded' : 'listed'} />
      ))}
      {packs.packs.length === 0 && (
        <Notice title="The workspace is empty" actions={canWrite && <WorkspaceButtons />}>
          <p>
            The folder <q>{packs.workspace.name}</q> holds no pack. Make one: it is a folder of plain files for your own cards, scenarios
            and decks. Or drop the folder or zip of a pack here.
          </p>
        </Notice>
      )}
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
