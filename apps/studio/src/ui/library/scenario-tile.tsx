'use client'

import '../parts/tiles.css'
import type { PackBundle } from '@questwright/packs/types'
import { Eye, Pencil, Play, Settings2 } from 'lucide-react'
import { deckChoices, freshSeed, type ScenarioChoice } from '../../client/new-game.ts'
import { isReadOnly } from '../../client/packs/writing.ts'
import { place } from '../../client/place.ts'
import { PageLink } from '../parts/page-link.tsx'
import { Scenery } from './scenery.tsx'
import { useStart } from './use-start.ts'

interface ScenarioTileProps {
  readonly scenario: ScenarioChoice
  readonly bundles: readonly PackBundle[]
  readonly onChoose: () => void
}

/** A scenario: Play deals at once with the first starter deck, and the other button asks for more. */
export function ScenarioTile({ scenario, bundles, onChoose }: ScenarioTileProps) {
  const { start, state } = useStart(bundles)
  const [deck] = deckChoices(bundles)
  const page = isReadOnly(scenario.pack) ? { word: 'Look into', Icon: Eye } : { word: 'Edit', Icon: Pencil }
  return (
    <article className="st-tile">
      <Scenery {...scenario} />
      <div className="st-tile-words">
        <h3>{scenario.title}</h3>
        {scenario.text && <p className="st-tile-text">{scenario.text}</p>}
        <p className="st-quiet">
          {[`${scenario.stages} ${scenario.stages === 1 ? 'stage' : 'stages'}`, ...scenario.encounterSets].join(', ')}
        </p>
      </div>
      <div className="st-tile-foot">
        <button
          type="button"
          className="qw-button is-main st-big"
          disabled={deck === undefined || state === 'starting'}
          aria-label={`Play ${scenario.title}`}
          onClick={() => deck && void start({ scenario, mode: 'standard', decks: [deck], seed: freshSeed() })}
        >
          <Play size={17} aria-hidden="true" /> {state === 'starting' ? 'Dealing …' : 'Play'}
        </button>
        <button type="button" className="qw-button st-big" aria-label={`Choose decks and mode for ${scenario.title}`} onClick={onChoose}>
          <Settings2 size={16} aria-hidden="true" /> Choose …
        </button>
        {place === 'studio' && (
          <PageLink
            className="qw-button st-big"
            href={`/scenarios?scenario=${encodeURIComponent(scenario.code)}`}
            aria-label={`${page.word} ${scenario.title}`}
          >
            <page.Icon size={15} aria-hidden="true" /> {page.word}
          </PageLink>
        )}
        {deck && <span className="st-quiet">with {deck.title}</span>}
        {!deck && <span className="st-quiet">No pack has a deck: add one as decks/my-deck.json.</span>}
      </div>
    </article>
  )
}
