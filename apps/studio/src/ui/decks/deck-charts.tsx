'use client'

import { Bar, BarChart, CartesianGrid, Cell, LabelList, Pie, PieChart, XAxis, YAxis } from 'recharts'
import type { Figure } from '../../client/decks/deck-numbers.ts'
import { capital, colourOf } from './group-icon.tsx'

const size = { width: 236, height: 132 }
const ink = { fill: 'var(--muted)', fontSize: 12 }

/** Bars over prices or groups. For the eye only: the table beside it says the same. */
export function Bars({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <BarChart {...size} data={[...figures]} margin={{ top: 16, right: 4, bottom: 0, left: -28 }} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis dataKey="name" tick={ink} stroke="var(--border-strong)" tickLine={false} interval={0} tickFormatter={short} />
      <YAxis tick={ink} stroke="var(--border-strong)" tickLine={false} allowDecimals={false} />
      <Bar dataKey="count" isAnimationActive={false} radius={[3, 3, 0, 0]}>
        {figures.map(({ name, tone = 'accent' }) => (
          <Cell key={name} fill={colourOf(tone)} />
        ))}
        <LabelList dataKey="count" position="top" fill="var(--text)" fontSize={12} formatter={(value) => (value === 0 ? '' : value)} />
      </Bar>
    </BarChart>
  )
}

/** Shares of types. */
export function Shares({ figures }: { readonly figures: readonly Figure[] }) {
  const shown = figures.filter(({ count }) => count > 0)
  return (
    <PieChart {...size} accessibilityLayer={false}>
      <Pie
        data={shown.map((figure) => ({ ...figure }))}
        dataKey="count"
        nameKey="name"
        innerRadius={28}
        outerRadius={60}
        stroke="var(--surface)"
        strokeWidth={2}
        isAnimationActive={false}
      >
        {shown.map(({ name, tone = 'accent' }) => (
          <Cell key={name} fill={colourOf(tone)} />
        ))}
      </Pie>
    </PieChart>
  )
}

const short = (name: string): string => (name === 'not here' ? '?' : name.length > 4 ? `${capital(name).slice(0, 4)}.` : capital(name))
