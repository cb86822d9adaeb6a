'use client'

import type { Catalogue } from '@questwright/board'
import { titleOfState } from '@questwright/packs/browser'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { type CardEntry, type CardFilter, noFilter, passes } from '../../client/card-entries.ts'
import { galleryColumns, galleryGap, galleryRows, galleryStep } from '../../client/packs/gallery-rows.ts'
import { CardFilters } from '../library/card-filters.tsx'
import { cardAddress } from '../library/card-list.tsx'
import { StateBadge } from '../library/state-badge.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { GalleryFace, liesWide, sidesOf } from './gallery-face.tsx'

/** Of a printed card, to its width. */
const height = 336 / 240

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
      <CardFilters pack={titleOfState(pack)} entries={entries} text={pack.bundle?.text.en} filter={filter} onFilter={setFilter} />
      <p className="st-quiet" role="status">
        {shown.length} of {entries.length} cards
      </p>
      <Rows entries={shown} catalogue={catalogue} />
    </>
  )
}

function Rows({ entries, catalogue }: Pick<PackGalleryProps, 'entries' | 'catalogue'>) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ width: 1008, top: 0 })
  const { columns, card } = galleryColumns(place.width)
  const placed = useMemo(
    () =>
      galleryRows(
        entries.map((entry) => (liesWide(catalogue, entry.code) ? 'lying' : 'upright')),
        columns,
      ),
    [entries, catalogue, columns],
  )
  useLayoutEffect(() => {
    const element = list.current
    const page = element?.closest('.st-page')
    if (!element || !page) return
    const measure = () =>
      setPlace({
        width: element.clientWidth,
        top: element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop,
      })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    watcher.observe(page)
    return () => watcher.disconnect()
  }, [])
  const rowHeight = Math.ceil(card * height) + galleryGap
  const rows = useVirtualizer({
    count: placed.length,
    getScrollElement: () => list.current?.closest('.st-page') ?? null,
    estimateSize: () => rowHeight,
    scrollMargin: place.top,
    overscan: 1,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows keep their size until they are told that it changed
  useEffect(() => rows.measure(), [rowHeight])
  // the card to which a key led may be in a row that is drawn only now
  const wanted = useRef<string | undefined>(undefined)
  useEffect(() => {
    const link = wanted.current && list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(wanted.current)}"]`)
    if (!link) return
    wanted.current = undefined
    link.focus()
  })
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const code = (event.target as HTMLElement).closest<HTMLElement>('[data-code]')?.dataset.code
    const from = entries.findIndex((entry) => entry.code === code)
    const to = from < 0 || event.ctrlKey || event.metaKey || event.altKey ? undefined : galleryStep(placed, from, event.key)
    const next = to === undefined ? undefined : entries[to]
    if (!next) return
    event.preventDefault()
    wanted.current = next.code
    rows.scrollToIndex(placed.findIndex((row) => row.some(({ index }) => index === to)))
    list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(next.code)}"]`)?.focus()
  }
  return (
    <div className="st-gallery">
      <ul style={{ height: rows.getTotalSize() }} ref={list} onKeyDown={walk}>
        {rows.getVirtualItems().flatMap((row) =>
          (placed[row.index] ?? []).flatMap(({ index, column, columns: taken }) => {
            const entry = entries[index]
            if (!entry) return []
            // as high as the upright cards beside it
            const width = taken === 2 ? card * height * height : card
            return (
              <li
                key={entry.code}
                style={{ width, transform: `translate(${column * (card + galleryGap)}px, ${row.start - place.top}px)` }}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
              >
                <GalleryCard entry={entry} catalogue={catalogue} />
              </li>
            )
          }),
        )}
      </ul>
    </div>
  )
}

interface GalleryCardProps {
  readonly entry: CardEntry
  readonly catalogue: Catalogue
}

/** One card. Of two sides the one that is played on is up; the other shows while the pointer is there, or when the space bar is pressed. */
function GalleryCard({ entry, catalogue }: GalleryCardProps) {
  const { up, other } = sidesOf(catalogue, entry.code)
  const [turned, setTurned] = useState<'turned' | 'as it lies'>('as it lies')
  const side = turned === 'turned' ? (other ?? up) : up
  return (
    <PageLink
      href={cardAddress(entry.code)}
      className="st-gallery-card"
      data-code={entry.code}
      aria-label={side === undefined ? entry.title : `${entry.title}, side ${side}`}
      title={other === undefined ? undefined : 'The space bar turns it'}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setTurned('turned')}
      onPointerLeave={() => setTurned('as it lies')}
      onBlur={() => setTurned('as it lies')}
      onKeyDown={(event) => {
        if (event.key !== ' ' || other === undefined) return
        event.preventDefault()
        setTurned(turned === 'turned' ? 'as it lies' : 'turned')
      }}
    >
      <GalleryFace catalogue={catalogue} code={entry.code} side={side} />
      {(entry.state === 'script-me' || entry.state === 'broken') && <StateBadge state={entry.state} />}
    </PageLink>
  )
}
