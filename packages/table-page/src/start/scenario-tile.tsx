import '../parts/tiles.css'
import type { PackOutline } from '@questwright/packs/types'
import type { ScenarioChoice } from '@questwright/workshop/scenario-choices'
import { Play, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Scenery } from './scenery.tsx'
import { useStart } from './use-start.ts'

interface ScenarioTileProps {
  readonly scenario: ScenarioChoice
  /** The name of the scenario in the list, where the title alone does not tell it from others. */
  readonly name?: string
  readonly bundles: readonly PackOutline[]
  readonly onChoose: () => void
  /** A line above the title. */
  readonly eyebrow?: string
  /** The results of earlier games. */
  readonly record?: ReactNode
  /** Further buttons for the scenario. */
  readonly more?: ReactNode
}

/** A scenario in a list. Its Play button starts a game at once with the first decks that fit together; the other button opens the dialog for a new game. */
export function ScenarioTile({ scenario, name = scenario.title, bundles, onChoose, eyebrow, record, more }: ScenarioTileProps) {
  const { deal, state } = useStart()
  const hasDeck = bundles.some(({ game, decks }) => game === scenario.game && Object.keys(decks).length > 0)
  const told = [
    ...(scenario.stages === 0 ? [] : [`${scenario.stages} ${scenario.stages === 1 ? 'stage' : 'stages'}`]),
    ...scenario.setTitles,
  ].join(', ')
  return (
    <article className="st-tile" data-scenario={scenario.code}>
      <Scenery {...scenario} />
      <div className="st-tile-words">
        {eyebrow !== undefined && <p className="st-eyebrow">{eyebrow}</p>}
        <h3>{name}</h3>
        <p className="st-tile-text" title={told}>
          {scenario.text ? scenario.text : <span className="st-quiet">{told}</span>}
        </p>
        {record && <p className="st-tile-record st-quiet">{record}</p>}
      </div>
      <div className="st-tile-foot">
        <button
          type="button"
          className="qw-button is-main st-big"
          disabled={!hasDeck || state === 'starting'}
          aria-label={`Play ${name}`}
          onClick={() => void deal(scenario, bundles)}
        >
          <Play size={17} aria-hidden="true" /> {state === 'starting' ? 'Dealing …' : 'Play'}
        </button>
        <button
          type="button"
          className="qw-button is-icon"
          aria-label={`Choose decks and mode for ${name}`}
          title="Choose decks and mode …"
          onClick={onChoose}
        >
          <Settings2 size={16} aria-hidden="true" />
        </button>
        {more}
        {!hasDeck && <span className="st-quiet">No pack has a deck: add one as decks/my-deck.json.</span>}
      </div>
    </article>
  )
}
