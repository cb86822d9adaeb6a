'use client'

import './packs.css'
import { type Catalogue, liesWide } from '@questwright/board'
import { galleryColumns, galleryGap, galleryRows, galleryStep } from '@questwright/contents/gallery-rows'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

interface FaceRowsProps<Entry> {
  readonly entries: readonly Entry[]
  readonly catalogue: Catalogue
  /** The least width of a card, in pixels. */
  readonly least: number
  /** The least number of columns. Where it needs more room than there is, cards are narrower than `least`. */
  readonly fewest?: number
  /** Height of a card, relative to its width. */
  readonly tall: number
  /** The layout of a card in landscape: over two columns at the height of the other cards, or in one column. */
  readonly lying: 'two places' | 'one place'
  /** A selector of the ancestor that scrolls. */
  readonly within?: string
  /** The name of the list for screen readers, and the id of the element that describes it. */
  readonly label?: string
  readonly describedBy?: string
  /** Called by the arrow up in the first row. */
  readonly onLeaveUp?: (() => void) | undefined
  /** Moves the focus to a card by its index. */
  readonly handle?: Ref<{ readonly walkTo: (index: number) => void }>
  readonly children: (entry: Entry, index: number) => ReactNode
}

/** Cards in rows that fill the page; only visible rows are rendered. Arrow keys move between elements with `data-code`. */
export function FaceRows<Entry extends { readonly code: string }>({
  entries,
  catalogue,
  least,
  fewest,
  tall,
  lying,
  within = '.st-page',
  label,
  describedBy,
  onLeaveUp,
  handle,
  children,
}: FaceRowsProps<Entry>) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ width: 1008, top: 0 })
  const { columns, card } = galleryColumns(place.width, least, fewest)
  const placed = useMemo(
    () =>
      galleryRows(
        entries.map((entry) => (lying === 'two places' && liesWide(catalogue, entry.code) ? 'lying' : 'upright')),
        columns,
      ),
    [entries, catalogue, columns, lying],
  )
  useLayoutEffect(() => {
    const element = list.current
    const page = element?.closest(within)
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
    // content above the list may grow and move the list: measure its place again
    const main = element.closest('main')
    if (main) watcher.observe(main)
    return () => watcher.disconnect()
  }, [within])
  const rowHeight = Math.ceil(card * tall) + galleryGap
  const rows = useVirtualizer({
    count: placed.length,
    getScrollElement: () => list.current?.closest(within) ?? null,
    estimateSize: () => rowHeight,
    scrollMargin: place.top,
    overscan: 1,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps row sizes until it measures again
  useEffect(() => rows.measure(), [rowHeight])
  // the card that should get the focus may be in a row that is not rendered yet: focus it once it is
  const wanted = useRef<string | undefined>(undefined)
  useEffect(() => {
    const link = wanted.current && list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(wanted.current)}"]`)
    if (!link) return
    wanted.current = undefined
    link.focus()
  })
  const walkTo = (index: number) => {
    const next = entries[index]
    if (!next) return
    wanted.current = next.code
    rows.scrollToIndex(placed.findIndex((row) => row.some((one) => one.index === index)))
    list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(next.code)}"]`)?.focus()
  }
  useImperativeHandle(handle, () => ({ walkTo }))
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const code = (event.target as HTMLElement).closest<HTMLElement>('[data-code]')?.dataset.code
    const from = entries.findIndex((entry) => entry.code === code)
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const to = galleryStep(placed, from, event.key)
    if (to === undefined && (event.key !== 'ArrowUp' || !onLeaveUp)) return
    event.preventDefault()
    if (to === undefined) onLeaveUp?.()
    else walkTo(to)
  }
  return (
    <div className="st-gallery">
      <ul style={{ height: rows.getTotalSize() }} ref={list} aria-label={label} aria-describedby={describedBy} onKeyDown={walk}>
        {rows.getVirtualItems().flatMap((row) =>
          (placed[row.index] ?? []).flatMap(({ index, column, columns: taken }) => {
            const entry = entries[index]
            if (!entry) return []
            // in two columns it gets the height of the upright cards beside it
            const width = taken === 2 ? card * tall * tall : card
            return (
              <li
                key={entry.code}
                style={{ width, transform: `translate(${column * (card + galleryGap)}px, ${row.start - place.top}px)` }}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
              >
                {children(entry, index)}
              </li>
            )
          }),
        )}
      </ul>
    </div>
  )
}
