import { Icon, type IconName } from '@questwright/board'
import Link from 'next/link'
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

/** Cards as links to their workbench. */
export function CardList({ entries }: { readonly entries: readonly CardEntry[] }) {
  return (
    <ul className="st-cards">
      {entries.map((entry) => (
        <li key={entry.code} className="st-thing">
          <Link href={cardAddress(entry.code)} prefetch={false} data-sphere={entry.sphere ?? entry.type}>
            {icons[entry.type] ? <Icon name={icons[entry.type] as IconName} /> : <span className="st-dot" aria-hidden="true" />}
            <span className="st-card-title">{entry.title}</span>
            <span className="st-quiet">{entry.type}</span>
            <StateBadge state={entry.state} />
          </Link>
          <ThingMenu thing={{ kind: 'card', pack: entry.pack, slug: entry.slug }} code={entry.code} title={entry.title} />
        </li>
      ))}
    </ul>
  )
}
