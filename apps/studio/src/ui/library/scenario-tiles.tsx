'use client'

import './scenario-tiles.css'
import '@questwright/table-page/parts/tiles.css'
import { sidesOf } from '@questwright/contents/pack-tree'
import { namesInList, titleOfId } from '@questwright/packs/browser'
import { ScenarioTile } from '@questwright/table-page/start/scenario-tile'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { type ScenarioChoice, scenarioChoices } from '@questwright/workshop/scenario-choices'
import type { KeptResult } from '@questwright/workshop/simulation-results'
import { recordWords, talliesOf } from '@questwright/workshop/tallies'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'
import { refreshHistory, useHistory } from '../../client/history/use-history.ts'
import { bundlesOf } from '../../client/library.ts'
import { newestSimulations } from '../../client/scenario/kept-simulations.ts'
import { OwnTile } from './own-tile.tsx'
import { ScenarioLink } from './scenario-link.tsx'

const NewGameDialog = dynamic(() => import('@questwright/table-page/start/new-game-dialog').then((module) => module.NewGameDialog), {
  ssr: false,
})

/** Width of a tile and gap in pixels; at least `fewest` tiles are shown, also in a single column. */
const tile = { width: 256, gap: 16 }
const fewest = 3

export interface ScenarioTilesProps {
  readonly answer: PacksAnswer
  /** The game of the scenarios; without it all. */
  readonly game?: string
  /** Shown beside the heading. */
  readonly beside: ReactNode
  /** `game`: each tile names its game. */
  readonly names: 'game' | 'nothing'
  /** `one row`: a button shows the others. */
  readonly shows: 'one row' | 'all'
  /** Shown instead of tiles where nothing is playable. */
  readonly none: ReactNode
}

/** The playable scenarios with their results: the first one of each game, then the others; the user's own come first. The Play button starts a game at once. */
export function ScenarioTiles({ answer, game, beside, names, shows, none }: ScenarioTilesProps) {
  const [chosen, setChosen] = useState<ScenarioChoice | undefined>(undefined)
  const [all, setAll] = useState<'all' | 'one row'>(shows)
  const row = useRef<HTMLElement>(null)
  const columns = useColumns(row)
  const records = useRecords()
  const bundles = useMemo(() => bundlesOf(answer), [answer])
  const { mine, base } = useMemo(() => sidesOf(answer.packs), [answer])
  const scenarios = useMemo(() => {
    const rank = new Map([...mine, ...base].map(({ bundle }, at) => [bundle?.id, at]))
    const all = [...scenarioChoices(bundles, rulebooks)]
      .filter((one) => game === undefined || one.game === game)
      .sort((one, other) => (rank.get(one.pack) ?? 0) - (rank.get(other.pack) ?? 0))
    // the first one of each game comes first, so that each game is in the row
    const first = all.filter((one) => one === all.find((other) => other.game === one.game))
    return [...first, ...all.filter((one) => !first.includes(one))]
  }, [bundles, mine, base, game])
  const nameOf = useMemo(() => namesInList(scenarios, (pack) => titleOfId(pack, bundles)), [scenarios, bundles])
  const canWrite = answer.workspace.writing === 'allowed'
  // fill whole rows; on a phone, with one column, several rows
  const rows = columns * Math.ceil(fewest / columns)
  // a user without a pack gets a tile at the last place of the row that leads to creating one
  const { about, ownPack } = rulebookAt(game)
  const begins = canWrite && mine.length === 0 && ownPack !== undefined
  const most = all === 'all' ? scenarios.length : rows - (begins ? 1 : 0)
  const shown = scenarios.slice(0, most)
  return (
    <section ref={row} aria-labelledby="play" className="st-scenarios">
      <header>
        <h2 id="play">Play</h2>
        {beside}
        {game !== undefined && beside && <span className="st-quiet">{about}</span>}
        {(scenarios.length > most || all !== shows) && shows === 'one row' && (
          <button type="button" className="st-link" aria-expanded={all === 'all'} onClick={() => setAll(all === 'all' ? 'one row' : 'all')}>
            {all === 'all' ? 'Fewer' : `All ${scenarios.length} scenarios`}
          </button>
        )}
      </header>
      <div className="st-tiles">
        {shown.map((scenario) => (
          <ScenarioTile
            key={scenario.code}
            scenario={scenario}
            name={nameOf(scenario)}
            bundles={bundles}
            onChoose={() => setChosen(scenario)}
            {...(names === 'game' ? { eyebrow: rulebookAt(scenario.game).title } : {})}
            record={recordOf(records, scenario.code)}
            more={<ScenarioLink scenario={scenario} name={nameOf(scenario)} />}
          />
        ))}
        {canWrite && ownPack && (begins || shown.length === scenarios.length) && (
          <OwnTile own={ownPack} {...(game === undefined ? {} : { game })} />
        )}
        {scenarios.length === 0 && none}
      </div>
      {chosen && <NewGameDialog scenario={chosen} bundles={bundles} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

interface Records {
  readonly tallies: ReturnType<typeof talliesOf>
  readonly bots: ReadonlyMap<string, KeptResult>
}

const nothingPlayed: Records['bots'] = new Map()

function useRecords(): Records {
  const history = useHistory((state) => state.history)
  const [bots, setBots] = useState(nothingPlayed)
  useEffect(() => {
    void refreshHistory()
    void newestSimulations().then(setBots)
  }, [])
  return useMemo(() => ({ tallies: talliesOf(history?.games ?? []), bots }), [history, bots])
}

/**
 * The line with the results of a scenario. It is rendered without results too, so that all tiles have the same height and do not move when the
 * history is loaded.
 */
function recordOf({ tallies, bots }: Records, code: string): ReactNode {
  const words = recordWords(tallies.get(code), bots.get(code)?.figures)
  return words.length === 0 ? 'Not played yet' : words.map((one) => <span key={one}>{one}</span>)
}

/** The number of tiles in a row. */
function useColumns(row: React.RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth + tile.gap) / (tile.width + tile.gap))))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [row])
  return columns
}
