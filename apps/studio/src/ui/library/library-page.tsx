'use client'

import { useEffect, useMemo, useState } from 'react'
import { type KeptGame, keptGame } from '../../client/game/kept-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { type ScenarioChoice, scenarioChoices } from '../../client/new-game.ts'
import { NewGameDialog } from '../new-game/new-game-dialog.tsx'
import { Notice, Working } from '../parts/notice.tsx'
import { ContinueCard } from './continue-card.tsx'
import { PackSection } from './pack-section.tsx'
import { PlayedGames } from './played-games.tsx'
import { ScenarioTile } from './scenario-tile.tsx'

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
  if (!packs) return <main className="st-main">{status === 'loading' && <Working>Reading the packs of the workspace …</Working>}</main>
  return (
    <main className="st-main st-library">
      <h1 className="st-heard">Library</h1>
      <section aria-labelledby="play">
        <h2 id="play">Play</h2>
        <div className="st-tiles">
          {kept && <ContinueCard game={kept} onForgotten={() => setKept(undefined)} />}
          {scenarios.map((scenario) => (
            <ScenarioTile key={scenario.code} scenario={scenario} bundles={bundles} onChoose={() => setChosen(scenario)} />
          ))}
          {scenarios.length === 0 && (
            <Notice title="No scenario yet">
              <p>
                Put a pack into the folder <q>{packs.workspace.name}</q> that has a file <code>scenarios/my-quest.json</code>; it shows up
                here at once.
              </p>
            </Notice>
          )}
        </div>
        <PlayedGames />
      </section>
      {packs.packs.map((pack) => (
        <PackSection key={pack.pack} answer={packs} pack={pack} />
      ))}
      {packs.packs.length === 0 && (
        <Notice title="The workspace is empty">
          <p>
            The folder <q>{packs.workspace.name}</q> holds no pack. A pack is a folder with a <code>package.json</code> that has a part{' '}
            <code>questwright</code>; docs/first-card.md shows one.
          </p>
        </Notice>
      )}
      {chosen && <NewGameDialog scenario={chosen} bundles={bundles} onClose={() => setChosen(undefined)} />}
    </main>
  )
}
