'use client'

import { CardFace, type Catalogue } from '@questwright/board'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { type CardEntry, type CardFilter, noFilter, passes } from '../../client/card-entries.ts'
import { CardFilters } from '../library/card-filters.tsx'
import { cardAddress } from '../library/card-list.tsx'
import { StateBadge } from '../library/state-badge.tsx'
import { PageLink } from '../parts/page-link.tsx'

const cardWidth = 240
const gap = 16
const rowHeight = 336 + 52 + gap

interface PackGalleryProps {
  readonly pack: PackState
  readonly entries: readonly CardEntry[]
  readonly catalogue: Catalogue
}

/** The cards of a pack as pictures. Only the rows that are seen are drawn. */
export function PackGallery({ pack, entries, catalogue }: PackGalleryProps) {
  const [filter, setFilter] = useState<CardFilter>(noFilter)
  const shown = useMemo(() => entries.filter((entry) => passes(entry, filter)), [entries, filter])
  return (
    <>
      <CardFilters pack={pack.pack} entries={entries} text={pack.bundle?.text.en} filter={filter} onFilter={setFilter} />
      <p className="st-quiet" role="status">
        {shown.length} of {entries.length} cards
      </p>
      <Rows entries={shown} catalogue={catalogue} />
    </>
  )
}

function Rows({ entries, catalogue }: Pick<PackGalleryProps, 'entries' | 'catalogue'>) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ columns: 4, top: 0 })
  const { columns, top } = place
  useLayoutEffect(() => {
    const element = list.current
    const page = element?.closest('.st-page')
    if (!element || !page) return
    const measure = () =>
      setPlace({
        columns: Math.max(1, Math.floor((element.clientWidth + gap) / (cardWidth + gap))),
        top: element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop,
      })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    watcher.observe(page)
    return () => watcher.disconnect()
  }, [])
  const rows = useVirtualizer({
    count: Math.ceil(entries.length / columns),
    getScrollElement: () => list.current?.closest('.st-page') ?? null,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: 1,
  })
  return (
    <div className="st-gallery">
      <ul style={{ height: rows.getTotalSize() }} ref={list}>
        {rows.getVirtualItems().flatMap((row) =>
          entries.slice(row.index * columns, (row.index + 1) * columns).map((entry, column) => (
            <li
              key={entry.code}
              style={{ transform: `translate(${column * (cardWidth + gap)}px, ${row.start - top}px)` }}
              aria-setsize={entries.length}
              aria-posinset={row.index * columns + column + 1}
            >
              <PageLink href={cardAddress(entry.code)} className="st-gallery-card">
                <CardFace catalogue={catalogue} code={entry.code} size="full" text="shrink" />
                <span>{entry.title}</span>
                {(entry.state === 'script-me' || entry.state === 'broken') && <StateBadge state={entry.state} />}
              </PageLink>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
