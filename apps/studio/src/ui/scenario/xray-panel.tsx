'use client'

import { type Rulebook, typeIn, usualMode } from '@questwright/rulebook'
import { useRulebook } from '../../client/rulebook.ts'
import './figures.css'
import { encounterCardsOf, modesOf } from '@questwright/packs/browser'
import type { PackBundle, ScenarioFacts } from '@questwright/packs/types'
import { useMemo, useState } from 'react'
import { type PrintedMean, type Xray, xrayOf } from '../../client/scenario/xray.ts'
import { figure, percent } from './chart-words.ts'
import { Figure, Numbers } from './figure.tsx'
import { BarsChart } from './lazy-charts.tsx'

export interface XrayPanelProps {
  readonly pack: string
  readonly slug: string
  /** As they stand in the editor, saved or not. */
  readonly facts: ScenarioFacts
  readonly bundles: readonly PackBundle[]
}

/** What the encounter deck will do, live while its quantities change. */
export function XrayPanel({ pack, slug, facts, bundles }: XrayPanelProps) {
  const rulebook = useRulebook(pack)
  const [mode, setMode] = useState(() => usualMode(rulebook))
  const xray = useMemo(() => xrayOf(encounterCardsOf(facts, bundles, mode, rulebook, pack)), [facts, bundles, mode, rulebook, pack])
  return (
    <section className="st-figures" aria-label="Encounter deck X-ray" data-scenario={`${pack}:${slug}`} data-cards={xray.cards}>
      <header className="st-figures-head">
        <h2>X-ray</h2>
        <p className="st-quiet">{xray.cards === 1 ? '1 card' : `${xray.cards} cards`} in the encounter deck</p>
        <fieldset className="st-fig-switch">
          <legend className="st-heard">Mode of the X-ray</legend>
          {modesOf(facts, rulebook).map((one) => (
            <label key={one} data-chosen={mode === one ? 'chosen' : 'open'}>
              <input type="radio" name="xray-mode" checked={mode === one} onChange={() => setMode(one)} />
              {rulebook.modes[one]?.name ?? one}
            </label>
          ))}
        </fieldset>
      </header>
      {xray.cards === 0 ? (
        <p className="st-figures-empty">
          The deck is empty: add an encounter set, or raise the quantity of a set or card. Then this panel tells what the deck will do.
        </p>
      ) : (
        <XrayFigures xray={xray} rulebook={rulebook} />
      )}
    </section>
  )
}

function XrayFigures({ xray, rulebook }: { readonly xray: Xray; readonly rulebook: Rulebook }) {
  const { cards, threat, surge, doomed, shadow, byPlayers } = xray
  const share = (count: number) => percent(count / cards)
  return (
    <>
      <Figure title="Cards by type" meaning="How many copies of each type are shuffled into the encounter deck in this mode.">
        <BarsChart
          colour="--info"
          rows={xray.types.map(({ type, cards: count }) => ({
            label: typeIn(rulebook, type)?.plural ?? type,
            value: count,
            shown: String(count),
          }))}
        />
        <Numbers
          caption="Cards by type"
          head={['Type', 'Cards', 'Share']}
          rows={xray.types.map(({ type, cards: count }) => [typeIn(rulebook, type)?.plural ?? type, count, share(count)])}
        />
      </Figure>
      <Figure
        title="Threat on a revealed card"
        meaning="The printed threat of a card that is revealed from the shuffled deck. Treacheries, and objectives that print none, add no threat: they are counted as “none”. X and a dash count as 0 in the mean, because what they are worth depends on the table."
        lead={
          <>
            <strong>{figure(threat.mean)}</strong> on average
            {threat.unknown > 0 && `; ${threat.unknown === 1 ? 'one card prints' : `${threat.unknown} cards print`} X, counted as 0`}
          </>
        }
      >
        <BarsChart colour="--threat" rows={threat.bars.map(({ label, cards: count }) => ({ label, value: count, shown: String(count) }))} />
        <Numbers
          caption="Threat on a revealed card"
          head={['Threat', 'Cards', 'Chance']}
          rows={threat.bars.map(({ label, cards: count }) => [label === '-' ? 'dash' : label, count, share(count)])}
        />
      </Figure>
      <Figure
        title="Staging, each round"
        meaning="What a staging step adds on average: one card for each player, and another for each card with Surge, drawn without being put back. Enemies and locations add their threat. Doomed is by how much every player's threat rises. Cards that stay in the staging area from earlier rounds come on top."
        lead={
          <>
            <strong>+{figure(byPlayers[0]?.threat ?? 0)}</strong> threat for one player,{' '}
            <strong>+{figure(byPlayers[3]?.threat ?? 0)}</strong> for four
          </>
        }
      >
        <BarsChart
          colour="--threat"
          rows={byPlayers.map(({ players, threat: added }) => ({
            label: players === 1 ? '1 player' : `${players}`,
            value: added,
            shown: figure(added),
          }))}
        />
        <Numbers
          caption="Staging, each round, by players"
          head={['Players', 'Threat', 'Cards', 'Doomed', 'A surge']}
          rows={byPlayers.map((one) => [one.players, figure(one.threat), figure(one.reveals), figure(one.doomed), percent(one.surge)])}
        />
      </Figure>
      <Figure
        title="Surge and Doomed"
        meaning="The chance that a revealed card has Surge and brings a second card, that this one brings a third, and so on. Doomed is the mean number over all cards of the deck. Surge or Doomed that a script gives to a card is not seen."
        lead={
          surge.cards + doomed.cards === 0
            ? 'No card of this deck prints Surge or Doomed.'
            : `${cardsOf(surge.cards)} with Surge, ${cardsOf(doomed.cards)} with Doomed${doomed.unknown > 0 ? ` (${cardsOf(doomed.unknown)} with Doomed X, counted as 0)` : ''}`
        }
      >
        <Numbers
          caption="Surge and Doomed"
          head={['A revealed card', 'Figure']}
          rows={[
            ['surges', percent(surge.chains[0] ?? 0)],
            ['surges twice in a row', percent(surge.chains[1] ?? 0)],
            ['surges three times in a row', percent(surge.chains[2] ?? 0)],
            ['raises each threat by', figure(doomed.mean)],
          ]}
        />
      </Figure>
      <Figure
        title="Shadows"
        meaning="The chance that the shadow card of an attack has a shadow effect: cards that print one, among all cards of the deck. What the effect does is not weighed."
        lead={
          <>
            <strong>{percent(shadow.chance)}</strong> of attacks meet a shadow effect
          </>
        }
      >
        <div className="st-fig-meter" aria-hidden="true">
          <span style={{ width: `${shadow.chance * 100}%` }} />
        </div>
        <Numbers
          caption="Shadow effects"
          head={['Shadow effect', 'Cards', 'Share']}
          rows={[
            ['printed', shadow.cards, share(shadow.cards)],
            ['none', cards - shadow.cards, share(cards - shadow.cards)],
          ]}
        />
      </Figure>
      <Figure
        title="Enemies and locations"
        meaning="Means of what the cards print, each copy counted. Cards that print X or a dash are left out of the mean and told beside it."
      >
        <Numbers
          caption="Means of enemies and locations"
          head={['Printed', 'Mean', 'Cards', 'X or dash']}
          rows={[
            meanRow('Engagement cost', xray.engagementCost),
            meanRow('Hit points', xray.hitPoints),
            meanRow('Quest points', xray.questPoints),
          ]}
        />
      </Figure>
    </>
  )
}

const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const meanRow = (name: string, { mean, cards, unknown }: PrintedMean): readonly (string | number)[] => [
  name,
  cards === 0 ? '–' : figure(mean),
  cards,
  unknown,
]
