'use client'

import { Info, Table2 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'

interface FigureProps {
  readonly title: string
  /** The meaning of the figure, in a sentence or two. */
  readonly meaning: string
  /** A short line under the title. */
  readonly lead?: ReactNode
  /** The chart's numbers as a table, shown instead of the chart on demand. */
  readonly numbers?: ReactNode
  readonly children: ReactNode
}

/** A figure of a panel: title, meaning, and a chart or, on demand, its numbers. */
export function Figure({ title, meaning, lead, numbers, children }: FigureProps) {
  const [shown, setShown] = useState<'drawing' | 'numbers'>('drawing')
  return (
    <section className="st-figure">
      <header>
        <h3>{title}</h3>
        {numbers !== undefined && (
          <button
            type="button"
            className="qw-button is-icon is-quiet"
            aria-label={`Numbers of ${title}`}
            title="As a table"
            aria-pressed={shown === 'numbers'}
            onClick={() => setShown(shown === 'numbers' ? 'drawing' : 'numbers')}
          >
            <Table2 size={15} aria-hidden="true" />
          </button>
        )}
        <Popover.Root>
          <Popover.Trigger className="qw-button is-icon is-quiet" aria-label={`What ${title} means`}>
            <Info size={15} aria-hidden="true" />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content className="qw st-popover st-fig-meaning" sideOffset={4} collisionPadding={12}>
              <h2>{title}</h2>
              <p>{meaning}</p>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </header>
      {lead !== undefined && <p className="st-figure-lead">{lead}</p>}
      <div className="st-figure-body">{shown === 'numbers' ? numbers : children}</div>
    </section>
  )
}

interface NumbersProps {
  /** For screen readers. */
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly [string | number, ...ReactNode[]])[]
}

/** The numbers of a chart. */
export function Numbers({ caption, head, rows }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, also with the keyboard
    <div className="st-fig-numbers" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="st-heard">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
