'use client'

import { Area, Bar, BarChart, CartesianGrid, Cell, ComposedChart, LabelList, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts'

/** The charts of figures, loaded when they are first shown. They are hidden from screen readers, since each has its numbers as a table on demand. */

type Marker = 'circle' | 'square' | 'triangle' | 'diamond'

export interface LineSpec {
  /** The field of a row with its value. */
  readonly field: string
  readonly name: string
  /** A design token of a colour, such as `--accent`. */
  readonly colour: string
  readonly marker: Marker
  readonly dash: 'solid' | 'dashed' | 'dotted'
  /** The field with the range `[low, high]` around the line. */
  readonly band?: string
}

export interface LinesChartProps {
  readonly rows: readonly { readonly [field: string]: number | readonly number[] | undefined }[]
  readonly lines: readonly LineSpec[]
}

const dashes = { solid: undefined, dashed: '7 4', dotted: '2 4' } as const
const ink = { fill: 'var(--muted)', fontSize: 12 }
const shapes: { readonly [marker in Marker]: string } = {
  circle: 'M-3.5,0a3.5,3.5 0 1,0 7,0a3.5,3.5 0 1,0 -7,0',
  square: 'M-3.2,-3.2h6.4v6.4h-6.4z',
  triangle: 'M0,-4.2L4,3.4H-4z',
  diamond: 'M0,-4.4L4.4,0L0,4.4L-4.4,0z',
}

/** Lines over the rounds of a game. */
export function LinesChart({ rows, lines }: LinesChartProps) {
  return (
    <div className="st-fig-chart">
      <ul className="st-fig-legend">
        {lines.map(({ field, name, colour, marker, dash }) => (
          <li key={field}>
            <svg width="34" height="12" viewBox="-17 -6 34 12" aria-hidden="true">
              <path d="M-17,0H17" stroke={`var(${colour})`} strokeWidth="2" strokeDasharray={dashes[dash]} />
              <path d={shapes[marker]} fill={`var(${colour})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="st-fig-plot" aria-hidden="true">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={rows as object[]} margin={{ top: 8, right: 12, bottom: 0, left: -22 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--border)" vertical={false} />
            <XAxis dataKey="round" tick={ink} stroke="var(--border-strong)" tickLine={false} minTickGap={8} />
            <YAxis tick={ink} stroke="var(--border-strong)" tickLine={false} axisLine={false} allowDecimals={false} />
            {lines.flatMap(({ band, colour }) =>
              band === undefined
                ? []
                : [<Area key={band} dataKey={band} fill={`var(${colour})`} fillOpacity={0.16} stroke="none" isAnimationActive={false} />],
            )}
            {lines.map(({ field, colour, marker, dash }) => (
              <Line
                key={field}
                dataKey={field}
                stroke={`var(${colour})`}
                strokeWidth={2}
                {...(dashes[dash] ? { strokeDasharray: dashes[dash] } : {})}
                isAnimationActive={false}
                dot={({ cx, cy, index }) =>
                  typeof cx === 'number' && typeof cy === 'number' ? (
                    <path key={index} d={shapes[marker]} transform={`translate(${cx},${cy})`} fill={`var(${colour})`} />
                  ) : (
                    <g key={index} />
                  )
                }
              />
            ))}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}

export interface BarsChartProps {
  readonly rows: readonly {
    readonly label: string
    readonly value: number
    readonly shown: string
    /** The colour of the bar as CSS, if it has one of its own. */
    readonly colour?: string
    /** The value before the last change, if there is one: it is drawn as a pale bar beside the current one. */
    readonly before?: number | undefined
  }[]
  readonly colour: string
}

/** Bars with their values on top; where there are earlier values, each has a pale bar beside it. */
export function BarsChart({ rows, colour }: BarsChartProps) {
  return (
    <div className="st-fig-plot" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...rows]} margin={{ top: 18, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
          <XAxis dataKey="label" tick={ink} stroke="var(--border-strong)" tickLine={false} interval={0} />
          <Bar
            dataKey="before"
            // hidden where there are no earlier values, but always rendered, so that it stays the left one of the two bars
            hide={rows.every(({ before }) => before === undefined)}
            fill="var(--muted)"
            fillOpacity={0.4}
            radius={[3, 3, 0, 0]}
            maxBarSize={40}
            isAnimationActive={false}
          />
          <Bar dataKey="value" fill={`var(${colour})`} radius={[3, 3, 0, 0]} maxBarSize={40} isAnimationActive={false}>
            {rows.map(({ label, colour: own = `var(${colour})` }) => (
              <Cell key={label} fill={own} />
            ))}
            <LabelList dataKey="shown" position="top" fill="var(--text)" fontSize={12} fontWeight={700} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
