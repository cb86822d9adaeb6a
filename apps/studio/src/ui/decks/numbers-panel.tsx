'use client'

import type { Figure as DeckFigure, DeckNumbers } from '@questwright/editing'
import '../figures/figures.css'
import './numbers-panel.css'
import type { DeckPool } from '@questwright/contents/deck-pool'
import { factIn, type Rulebook, typeIn } from '@questwright/rulebook'
import type { ReactNode } from 'react'
import { Figure, Numbers } from '../figures/figure.tsx'
import { BarsChart } from '../figures/lazy-charts.tsx'
import { CardName } from './card-name.tsx'
import { capital, colourOf } from './group-icon.tsx'

interface NumbersPanelProps {
  readonly numbers: DeckNumbers
  readonly pool: DeckPool
  readonly rulebook: Rulebook
}

/** Charts of the deck's prices, groups and types. On demand each shows its numbers and its cards. */
export function NumbersPanel({ numbers, pool, rulebook }: NumbersPanelProps) {
  const { prices, groups, types, averagePrice, halves } = numbers
  const named = (fact: string): string => factIn(rulebook, fact)?.label ?? capital(fact)
  const price = named(rulebook.cardLists.price.fact)
  const group = named(rulebook.cardLists.groups.fact)
  const titles = (figure: DeckFigure): ReactNode => <Titles figure={figure} pool={pool} />
  if (types.length === 0) return <p className="st-quiet">Put cards into the deck first; then this shows its curves.</p>
  return (
    <div className="st-figures">
      <div className="st-figure-grid st-deck-numbers">
        {prices.length > 0 && (
          <Chart
            title={price}
            meaning={`How many cards of the deck have which ${price.toLowerCase()}: what you can play early, and what has to wait.`}
            lead={averagePrice === undefined ? undefined : `${(averagePrice / 100).toFixed(2)} on average`}
            figures={prices}
            titles={titles}
          />
        )}
        {halves
          .filter((half) => half.prices.length > 0)
          .map((half) => (
            <Chart
              key={half.name}
              title={`${price}, ${half.name}`}
              meaning={`How many of the ${half.count} cards of ${half.name} have which ${price.toLowerCase()}.`}
              lead={half.averagePrice === undefined ? undefined : `${(half.averagePrice / 100).toFixed(2)} on average`}
              figures={half.prices}
              titles={titles}
            />
          ))}
        {groups.length > 0 && (
          <Chart
            title={group}
            meaning={`How many cards of the deck belong to which ${group.toLowerCase()}.`}
            figures={groups}
            titles={titles}
          />
        )}
        <Chart
          title="Type"
          meaning="How many cards of the deck are of which type."
          figures={types.map((one) => ({ ...one, name: typeIn(rulebook, one.name)?.name ?? one.name }))}
          titles={titles}
        />
      </div>
    </div>
  )
}

interface ChartProps {
  readonly title: string
  readonly meaning: string
  readonly lead?: string | undefined
  readonly figures: readonly DeckFigure[]
  readonly titles: (figure: DeckFigure) => ReactNode
}

function Chart({ title, meaning, lead, figures, titles }: ChartProps) {
  const there = figures.filter(({ count }) => count > 0)
  return (
    <Figure
      title={title}
      meaning={meaning}
      lead={lead}
      numbers={
        <Numbers
          caption={title}
          head={[title, 'Number', 'Which']}
          rows={[
            ...there.map((one) => [capital(one.name), one.count, titles(one)] as const),
            ['All', there.reduce((sum, { count }) => sum + count, 0), ''],
          ]}
        />
      }
    >
      <BarsChart
        colour="--accent"
        rows={figures.map(({ name, count, tone }) => ({
          label: capital(name),
          value: count,
          shown: count === 0 ? '' : String(count),
          ...(tone === undefined ? {} : { colour: colourOf(tone) }),
        }))}
      />
    </Figure>
  )
}

/** The cards of a bar, each with a link that shows it large. */
function Titles({ figure, pool }: { readonly figure: DeckFigure; readonly pool: DeckPool }) {
  return (
    <ul className="st-deck-titles">
      {figure.cards.map(({ code, copies }) => (
        <li key={code}>
          {copies}x <CardName code={code} title={pool.byCode.get(code)?.title ?? code} />
        </li>
      ))}
    </ul>
  )
}
