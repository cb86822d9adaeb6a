import { useTablePage } from '../page.tsx'
import '../parts/tiles.css'
import type { PackBundle } from '@questwright/packs/types'
import { Play, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { deckChoices, freshSeed, type ScenarioChoice, usualModeOf } from './new-game.ts'
import { Scenery } from './scenery.tsx'
import { useStart } from './use-start.ts'

interface ScenarioTileProps {
  readonly scenario: ScenarioChoice
  readonly bundles: readonly PackBundle[]
  readonly onChoose: () => void
  /** Further things to do with the scenario. */
  readonly more?: ReactNode
}

/** A scenario: Play deals at once with the first starter deck, and the other button asks for more. */
export function ScenarioTile({ scenario, bundles, onChoose, more }: ScenarioTileProps) {
  const { start, state } = useStart(bundles)
  const [deck] = deckChoices(bundles, useTablePage().packs.rulebooks)
  return (
    <article className="st-tile">
      <Scenery {...scenario} />
      <div className="st-tile-words">
        <h3>{scenario.title}</h3>
        {scenario.text && <p className="st-tile-text">{scenario.text}</p>}
        <p className="st-quiet">{[`${scenario.stages} ${scenario.stages === 1 ? 'stage' : 'stages'}`, ...scenario.setTitles].join(', ')}</p>
      </div>
      <div className="st-tile-foot">
        <button
          type="button"
          className="qw-button is-main st-big"
          disabled={deck === undefined || state === 'starting'}
          aria-label={`Play ${scenario.title}`}
          onClick={() => deck && void start({ scenario, mode: usualModeOf(scenario), decks: [deck], seed: freshSeed() })}
        >
          <Play size={17} aria-hidden="true" /> {state === 'starting' ? 'Dealing …' : 'Play'}
        </button>
        <button type="button" className="qw-button st-big" aria-label={`Choose decks and mode for ${scenario.title}`} onClick={onChoose}>
          <Settings2 size={16} aria-hidden="true" /> Choose …
        </button>
        {more}
        {deck && <span className="st-quiet">with {deck.title}</span>}
        {!deck && <span className="st-quiet">No pack has a deck: add one as decks/my-deck.json.</span>}
      </div>
    </article>
  )
}
