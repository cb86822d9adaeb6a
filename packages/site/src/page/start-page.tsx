import { namesInList, titleOfId } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { later } from '@questwright/table-page/parts/later'
import { ContinueCard } from '@questwright/table-page/start/continue-card'
import { KeptGames } from '@questwright/table-page/start/kept-games'
import { ScenarioTile } from '@questwright/table-page/start/scenario-tile'
import { useKeptGames } from '@questwright/table-page/start/use-kept-games'
import { deckChoices } from '@questwright/workshop/deck-choices'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type ScenarioChoice, scenarioChoices } from '@questwright/workshop/scenario-choices'
import { FolderOpen } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { SiteData, SitePack } from './site-types.ts'

const NewGameDialog = later(() => import('@questwright/table-page/start/new-game-dialog').then((module) => module.NewGameDialog))
const OpenGameDialog = later(() => import('@questwright/table-page/saved/open-game').then((module) => module.OpenGameDialog))

/** The start page: a description of the pack, its scenarios, and its authors. */
export function StartPage({ site, bundles }: { readonly site: SiteData; readonly bundles: readonly PackBundle[] }) {
  const { current, games, look } = useKeptGames()
  const [chosen, setChosen] = useState<ScenarioChoice | undefined>(undefined)
  const [opening, setOpening] = useState<'open' | 'closed'>('closed')
  const others = games.filter(({ id }) => id !== current?.id)
  const scenarios = useMemo(() => {
    const all = scenarioChoices(bundles, rulebooks)
    const own = all.filter(({ pack }) => pack === site.pack.id)
    // a pack of player cards is tried in the scenarios of the packs that it needs
    return own.length > 0 ? own : all
  }, [bundles, site])
  const decks = useMemo(() => deckChoices(bundles, rulebooks, bundles[0]?.game ?? ''), [bundles])
  const titleOf = (pack: string) => titleOfId(pack, bundles)
  const [scenarioName, deckName] = [namesInList(scenarios, titleOf), namesInList(decks, titleOf)]
  return (
    <main className="st-main site-start">
      <header>
        <h1>{site.pack.title}</h1>
        {site.pack.description !== '' && <p className="site-lead">{site.pack.description}</p>}
        <p className="st-quiet">
          {[`Version ${site.pack.version}`, ...site.pack.credits.map((name) => `by ${name}`), `licence ${site.pack.licence}`].join(' · ')}
        </p>
      </header>
      <section aria-labelledby="play">
        <h2 id="play">Play</h2>
        <p className="st-quiet">
          The whole game runs in this page: nothing of it is sent anywhere. {waysToPlay(rulebooks[bundles[0]?.game ?? ''])} One person plays
          all hands, or several pass the screen on.
        </p>
        <div className="st-tiles">
          {current && <ContinueCard game={current} bundles={bundles} onChange={look} />}
          {scenarios.map((scenario) => (
            <ScenarioTile
              key={scenario.code}
              scenario={scenario}
              name={scenarioName(scenario)}
              bundles={bundles}
              onChoose={() => setChosen(scenario)}
            />
          ))}
        </div>
        {others.length > 0 && (
          <section aria-labelledby="other-games">
            <h3 id="other-games">Your other games</h3>
            <KeptGames games={others} bundles={bundles} onChange={look} />
          </section>
        )}
        <div className="site-more">
          <button type="button" className="qw-button st-big" onClick={() => setOpening('open')}>
            <FolderOpen size={16} aria-hidden="true" /> Open a link or file …
          </button>
        </div>
      </section>
      <section aria-labelledby="decks">
        <h2 id="decks">Decks</h2>
        <ul className="site-decks">
          {decks.map(({ begins, count, ...deck }) => (
            <li key={deck.code}>
              <strong>{deckName(deck)}</strong>
              <span className="st-quiet">
                {[begins.map(({ title: card }) => card).join(', '), `${count} ${count === 1 ? 'card' : 'cards'}`]
                  .filter((part) => part !== '')
                  .join('; ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits">Credits</h2>
        <dl className="site-credits">
          {[site.pack, ...site.standsOn].map((pack) => (
            <Credit key={pack.id} pack={pack} />
          ))}
          {site.artists.length > 0 && (
            <div>
              <dt>Pictures</dt>
              <dd>{site.artists.join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>Table and rules</dt>
            <dd>
              Questwright, licence MIT. <a href="licences.txt">Licences of all parts</a>
            </dd>
          </div>
        </dl>
        <p className="st-quiet">
          Made by fans, for fans. Not affiliated with or endorsed by the publishers of the game; titles and names belong to their owners.
        </p>
      </section>
      {chosen && <NewGameDialog scenario={chosen} bundles={bundles} onClose={() => setChosen(undefined)} />}
      {opening === 'open' && <OpenGameDialog onClose={() => setOpening('closed')} />}
    </main>
  )
}

function Credit({ pack: { title, version, credits, licence } }: { readonly pack: SitePack }) {
  return (
    <div>
      <dt>
        {title} {version}
      </dt>
      <dd>
        {credits.length > 0 ? `${credits.join(', ')}, ` : ''}licence {licence}
      </dd>
    </div>
  )
}

const COUNTS = ['no', 'one', 'two', 'three', 'four']

/** A sentence with the number of decks of a game and the modes that all its scenarios have. */
function waysToPlay(rulebook: (typeof rulebooks)[string] | undefined): string {
  if (rulebook === undefined) return ''
  const { least, most } = rulebook.seats
  const counts = [...new Set([least, most])].map((count) => COUNTS[count] ?? String(count)).join(' to ')
  const modes = Object.values(rulebook.modes).flatMap(({ name, when }) => (when === 'always' ? [name] : []))
  const decks = `${counts} ${most === 1 ? 'deck' : 'decks'}`
  return `${[`${decks[0]?.toUpperCase()}${decks.slice(1)}`, ...(modes.length > 1 ? [`modes: ${modes.join(', ')}`] : [])].join('; ')}.`
}
