'use client'

import '../workspace/things.css'
import { Icon, type IconName } from '@questwright/board'
import Link from 'next/link'
import { memo, useState } from 'react'
import type { CardEntry } from '../../client/card-entries.ts'
import { ThingMenu } from '../workspace/thing-menu.tsx'
import { StateBadge } from './state-badge.tsx'

const icons: { readonly [type: string]: IconName } = {
  enemy: 'attack',
  location: 'progress',
  treachery: 'threat',
  quest: 'progress',
  hero: 'willpower',
  ally: 'hand',
}

/** Where a card is edited. */
export const cardAddress = (code: string): string => `/cards?card=${encodeURIComponent(code)}`

/** So many rows are drawn at most: each more makes every letter typed into the search slower. */
const mostAtOnce = 150

/** Cards as links to their workbench: the first of them, and the others as they are asked for. */
export function CardList({ entries }: { readonly entries: readonly CardEntry[] }) {
  const [drawn, setDrawn] = useState(mostAtOnce)
  const left = entries.length - drawn
  return (
    <>
      <ul className="st-cards">
        {entries.slice(0, drawn).map((entry) => (
          <CardRow key={entry.code} entry={entry} />
        ))}
      </ul>
      {left > 0 && (
        <p className="st-quiet">
          The first {drawn} of {entries.length} cards.{' '}
          <button type="button" className="st-link" onClick={() => setDrawn(drawn + mostAtOnce)}>
            Show {Math.min(left, mostAtOnce)} more
          </button>
        </p>
      )}
    </>
  )
}

const CardRow = memo(function CardRow({ entry }: { readonly entry: CardEntry }) {
  return (
    <li className="st-thing">
      <Link href={cardAddress(entry.code)} prefetch={false} data-sphere={entry.group}>
        {icons[entry.type] ? <Icon name={icons[entry.type] as IconName} /> : <span className="st-dot" aria-hidden="true" />}
        <span className="st-card-title">{entry.title}</span>
        <span className="st-quiet">{entry.type}</span>
        <StateBadge state={entry.state} />
      </Link>
      <ThingMenu thing={{ kind: 'card', pack: entry.pack, slug: entry.slug }} code={entry.code} title={entry.title} />
    </li>
  )
})
