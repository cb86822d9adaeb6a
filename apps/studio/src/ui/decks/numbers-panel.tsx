'use client'

import './numbers-panel.css'
import { factIn, type Rulebook } from '@questwright/rulebook'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import type { DeckNumbers, Figure } from '../../client/decks/deck-numbers.ts'
import { capital, colourOf } from './group-icon.tsx'

const blank = () => <span className="st-deck-chart-blank" />
const Bars = dynamic(() => import('./deck-charts.tsx').then(({ Bars }) => Bars), { ssr: false, loading: blank })
const Shares = dynamic(() => import('./deck-charts.tsx').then(({ Shares }) => Shares), { ssr: false, loading: blank })

/** Curves of prices and groups and the shares of types, each with its numbers in a table. */
export function NumbersPanel({ numbers, rulebook }: { readonly numbers: DeckNumbers; readonly rulebook: Rulebook }) {
  const { prices, groups, types, averagePrice } = numbers
  const named = (fact: string): string => factIn(rulebook, fact)?.label ?? capital(fact)
  const price = named(rulebook.cardLists.price.fact)
  const group = named(rulebook.cardLists.groups.fact)
  return (
    <div className="st-deck-numbers">
      <Chart
        title={price}
        column={price}
        figures={prices}
        note={averagePrice === undefined ? undefined : `Average ${price.toLowerCase()} ${(averagePrice / 100).toFixed(2)}`}
      >
        <Bars figures={prices} />
      </Chart>
      <Chart title={group} column={group} figures={groups}>
        <Bars figures={groups} />
      </Chart>
      <Chart title="Type" column="Type" figures={types}>
        <Shares figures={types} />
      </Chart>
    </div>
  )
}

interface ChartProps {
  readonly title: string
  readonly column: string
  readonly figures: readonly Figure[]
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Chart({ title, column, figures, note, children }: ChartProps) {
  const total = figures.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="st-deck-chart" aria-label={title}>
      <h3>{title}</h3>
      <div className="st-deck-chart-row">
        <div className="st-deck-chart-drawing" aria-hidden="true">
          {children}
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">Cards</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, count, tone = 'accent' }) => (
              <tr key={name} data-zero={count === 0 ? 'zero' : 'some'}>
                <th scope="row">
                  <span className="st-deck-key" style={{ background: colourOf(tone) }} aria-hidden="true" />
                  {capital(name)}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {note && <p className="st-quiet">{note}</p>}
    </section>
  )
}
