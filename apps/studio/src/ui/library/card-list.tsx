'use client'

import '../workspace/things.css'
import { Icon, isIconName } from '@questwright/board'
import { entryIn, type Rulebook } from '@questwright/rulebook'
import Link from 'next/link'
import { memo, useState } from 'react'
import type { CardEntry } from '../../client/card-entries.ts'
import { colourOf } from '../decks/group-icon.tsx'
import { ThingMenu } from '../workspace/thing-menu.tsx'
import { StateBadge } from './state-badge.tsx'

/** Where a card is edited. */
export const cardAddress = (code: string): string => `/cards?card=${encodeURIComponent(code)}`

/** So many rows are drawn at most: each more makes every letter typed into the search slower. */
const mostAtOnce = 150

/** Cards as links to their workbench: the first of them, and the others as they are asked for. */
export function CardList({ entries, rulebook }: { readonly entries: readonly CardEntry[]; readonly rulebook: Rulebook }) {
  const [drawn, setDrawn] = useState(mostAtOnce)
  const left = entries.length - drawn
  return (
    <>
      <ul className="st-cards">
        {entries.slice(0, drawn).map((entry) => (
          <CardRow key={entry.code} entry={entry} rulebook={rulebook} />
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

const CardRow = memo(function CardRow({ entry, rulebook }: { readonly entry: CardEntry; readonly rulebook: Rulebook }) {
  const { icon, tone } = entryIn(rulebook.cardLists.signs, entry.type) ?? {}
  const colour = entry.group === entry.type ? tone : entry.group
  return (
    <li className="st-thing">
      <Link
        href={cardAddress(entry.code)}
        prefetch={false}
        {...(colour === undefined ? {} : { style: { borderLeftColor: colourOf(colour, 'neutral') } })}
      >
        {icon !== undefined && isIconName(icon) ? <Icon name={icon} /> : <span className="st-dot" aria-hidden="true" />}
        <span className="st-card-title">{entry.title}</span>
        <span className="st-quiet">{entry.type}</span>
        <StateBadge state={entry.state} />
      </Link>
      <ThingMenu thing={{ kind: 'card', pack: entry.pack, slug: entry.slug }} code={entry.code} title={entry.title} />
    </li>
  )
})
