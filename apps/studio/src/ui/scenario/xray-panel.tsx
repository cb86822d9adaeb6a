'use client'

import '../figures/figures.css'
import { chainsIn, deckOf, meanIn, raisesIn, revealsIn, shareIn, typesIn, valuesIn } from '@questwright/editing/scenario'
import { article, dealtCardsOf, firstModeOf, modesOf } from '@questwright/packs/browser'
import type { PackBundle, ScenarioFacts } from '@questwright/packs/types'
import { factIn, type Rulebook, readable, scenarioWords, typeIn, type XrayFigure } from '@questwright/rulebook'
import { useMemo, useState } from 'react'
import { useRulebook } from '../../client/rulebook.ts'
import { Figure, Numbers } from '../figures/figure.tsx'
import { BarsChart } from '../figures/lazy-charts.tsx'
import { figure, percent } from './chart-words.ts'

export interface XrayPanelProps {
  readonly pack: string
  readonly slug: string
  /** The current facts in the editor, saved or not. */
  readonly facts: ScenarioFacts
  readonly bundles: readonly PackBundle[]
}

/**
 * Statistics of a scenario's deck. They are updated while the sets and numbers are edited, and compared with those from when the panel was opened.
 */
export function XrayPanel({ pack, slug, facts, bundles }: XrayPanelProps) {
  const rulebook = useRulebook(pack)
  const words = scenarioWords(rulebook)
  const [mode, setMode] = useState(() => firstModeOf(facts, rulebook))
  const deck = useMemo(() => deckOf(dealtCardsOf(facts, bundles, mode, rulebook, pack)), [facts, bundles, mode, rulebook, pack])
  const [since, setSince] = useState({ facts, bundles })
  const before = useMemo(() => deckOf(dealtCardsOf(since.facts, since.bundles, mode, rulebook, pack)), [since, mode, rulebook, pack])
  const isChanged = codesOf(before) !== codesOf(deck)
  return (
    <section className="st-figures" aria-label={`${readable(words.deck)} X-ray`} data-scenario={`${pack}:${slug}`} data-cards={deck.length}>
      <header className="st-figures-head">
        <h2>X-ray</h2>
        <p className="st-quiet">
          {cardsOf(deck.length)} in the {words.deck}
        </p>
        {isChanged && (
          <p className="st-fig-since">
            <i aria-hidden="true" /> before: {cardsOf(before.length)}{' '}
            <button type="button" className="st-link" onClick={() => setSince({ facts, bundles })}>
              Compare from here
            </button>
          </p>
        )}
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
      {deck.length === 0 ? (
        <p className="st-figures-empty">
          The deck is empty: add {article(words.set)} {words.set}, or raise the quantity of a set or card. Then this panel shows the figures
          of the deck.
        </p>
      ) : (
        <div className="st-figure-grid">
          <XrayFigures deck={deck} before={isChanged ? before : undefined} rulebook={rulebook} />
        </div>
      )}
    </section>
  )
}

type Deck = ReturnType<typeof deckOf>

/** A key of the deck's content, independent of order. */
const codesOf = (deck: Deck): string =>
  deck
    .map((facts) => JSON.stringify(facts))
    .sort()
    .join()

interface FiguresProps {
  readonly deck: Deck
  /** The deck as it was when the panel was opened, if it differs. */
  readonly before: Deck | undefined
  readonly rulebook: Rulebook
}

function XrayFigures({ deck, before, rulebook }: FiguresProps) {
  const types = typesIn(deck)
  const old = before && typesIn(before)
  const gone = old?.filter(({ type }) => !types.some((one) => one.type === type)) ?? []
  const rows = [...types, ...gone.map(({ type }) => ({ type, cards: 0 }))]
  return (
    <>
      <Figure
        title="Cards by type"
        meaning={`How many copies of each type are shuffled into the ${scenarioWords(rulebook).deck} in this mode.`}
        numbers={
          <Numbers
            caption="Cards by type"
            head={['Type', 'Cards', 'Share']}
            rows={types.map(({ type, cards: count }) => [typeIn(rulebook, type)?.plural ?? type, count, percent(count / deck.length)])}
          />
        }
      >
        <BarsChart
          colour="--accent"
          rows={rows.map(({ type, cards: count }) => ({
            label: typeIn(rulebook, type)?.plural ?? type,
            value: count,
            shown: String(count),
            before: old && (old.find((one) => one.type === type)?.cards ?? 0),
          }))}
        />
      </Figure>
      {rulebook.xray.map((figure) => (
        <Told key={figure.title} figure={figure} deck={deck} before={before} rulebook={rulebook} />
      ))}
    </>
  )
}

function Told({ figure: told, ...more }: FiguresProps & { readonly figure: XrayFigure }) {
  switch (told.kind) {
    case 'values':
      return <Values told={told} {...more} />
    case 'reveals':
      return <Reveals told={told} {...more} />
    case 'chains':
      return <Chains told={told} {...more} />
    case 'share':
      return <Share told={told} {...more} />
    default:
      return <Means told={told} {...more} />
  }
}

type ToldBy<Kind extends XrayFigure['kind']> = FiguresProps & { readonly told: Extract<XrayFigure, { readonly kind: Kind }> }

const labelOf = (fact: string, rulebook: Rulebook): string => factIn(rulebook, fact)?.label ?? fact

/** The words for the earlier value where it differs: " (1.6 before)". */
const was = (now: string, before: string | undefined): string => (before === undefined || before === now ? '' : ` (${before} before)`)

function Values({ told: { fact, tone, title, meaning }, deck, before, rulebook }: ToldBy<'values'>) {
  const { bars, mean, unknown } = valuesIn(deck, fact)
  const old = before && valuesIn(before, fact)
  const gone = old?.bars.filter(({ label }) => !bars.some((bar) => bar.label === label)) ?? []
  return (
    <Figure
      title={title}
      meaning={meaning}
      lead={
        <>
          <strong>{figure(mean)}</strong> on average{was(figure(mean), old && figure(old.mean))}
          {unknown > 0 && `; ${unknown === 1 ? 'one card prints' : `${unknown} cards print`} X, counted as 0`}
        </>
      }
      numbers={
        <Numbers
          caption={title}
          head={[labelOf(fact, rulebook), 'Cards', 'Chance']}
          rows={bars.map(({ label, cards: count }) => [label === '-' ? 'dash' : label, count, percent(count / deck.length)])}
        />
      }
    >
      <BarsChart
        colour={`--${tone}`}
        rows={[...bars, ...gone.map(({ label }) => ({ label, cards: 0 }))].map(({ label, cards: count }) => ({
          label,
          value: count,
          shown: String(count),
          before: old && (old.bars.find((bar) => bar.label === label)?.cards ?? 0),
        }))}
      />
    </Figure>
  )
}

function Reveals({ told, deck, before, rulebook }: ToldBy<'reveals'>) {
  const { title, meaning, adds, again, raises, tone } = told
  const label = labelOf(adds, rulebook)
  const byPlayers = revealsIn(deck, told)
  const old = before && revealsIn(before, told)
  return (
    <Figure
      title={title}
      meaning={meaning}
      lead={
        <>
          <strong>+{figure(byPlayers[0]?.adds ?? 0)}</strong> {label.toLowerCase()} for one player,{' '}
          <strong>+{figure(byPlayers[3]?.adds ?? 0)}</strong> for four
        </>
      }
      numbers={
        <Numbers
          caption={`${title}, by players`}
          head={['Players', label, 'Cards', raises.name, again.name]}
          rows={byPlayers.map((one) => [one.players, figure(one.adds), figure(one.reveals), figure(one.raises), percent(one.again)])}
        />
      }
    >
      <BarsChart
        colour={`--${tone}`}
        rows={byPlayers.map(({ players, adds: added }, i) => ({
          label: players === 1 ? '1 player' : `${players}`,
          value: added,
          shown: figure(added),
          before: old?.[i]?.adds,
        }))}
      />
    </Figure>
  )
}

function Chains({ told: { title, meaning, again, raises }, deck }: ToldBy<'chains'>) {
  const { cards, chains } = chainsIn(deck, again.keyword)
  const raised = raisesIn(deck, raises.keyword)
  return (
    <Figure
      title={title}
      meaning={meaning}
      lead={
        cards + raised.cards === 0
          ? `No card of this deck prints ${again.name} or ${raises.name}.`
          : `${cardsOf(cards)} with ${again.name}, ${cardsOf(raised.cards)} with ${raises.name}${raised.unknown > 0 ? ` (${cardsOf(raised.unknown)} with ${raises.name} X, counted as 0)` : ''}`
      }
    >
      {cards + raised.cards > 0 && (
        <Numbers
          caption={title}
          head={['A revealed card', 'Figure']}
          rows={[
            [again.does, percent(chains[0] ?? 0)],
            [`${again.does} twice in a row`, percent(chains[1] ?? 0)],
            [`${again.does} three times in a row`, percent(chains[2] ?? 0)],
            [raises.does, figure(raised.mean)],
          ]}
        />
      )}
    </Figure>
  )
}

function Share({ told: { title, meaning, fact, value, name, several, lead }, deck }: ToldBy<'share'>) {
  const { cards, chance } = shareIn(deck, fact, value)
  const others = deck.length - cards
  return (
    <Figure
      title={title}
      meaning={meaning}
      lead={
        <>
          <strong>{percent(chance)}</strong> {lead}
        </>
      }
    >
      <div className="st-fig-meter" aria-hidden="true">
        <span style={{ width: `${chance * 100}%` }} />
      </div>
      <Numbers
        caption={several}
        head={[name, 'Cards', 'Share']}
        rows={[
          ['printed', cards, percent(chance)],
          ['none', others, percent(others / deck.length)],
        ]}
      />
    </Figure>
  )
}

function Means({ told: { title, meaning, facts }, deck, rulebook }: ToldBy<'means'>) {
  return (
    <Figure title={title} meaning={meaning}>
      <Numbers
        caption={`Means of ${title.toLowerCase()}`}
        head={['Printed', 'Mean', 'Cards', 'X or dash']}
        rows={facts.map(({ fact, types }) => {
          const { mean, cards, unknown } = meanIn(deck, fact, types)
          return [factIn(rulebook, fact)?.called ?? labelOf(fact, rulebook), cards === 0 ? '–' : figure(mean), cards, unknown]
        })}
      />
    </Figure>
  )
}

const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
