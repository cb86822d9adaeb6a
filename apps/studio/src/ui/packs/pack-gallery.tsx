'use client'

import type { Catalogue } from '@questwright/board'
import { type CardEntry, type CardFilter, noFilter, passes } from '@questwright/contents/card-entries'
import { titleOfState } from '@questwright/packs/browser'
import { useMemo, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { pageOf } from '../../client/page-of.ts'
import { CardFilters } from '../library/card-filters.tsx'
import { StateBadge } from '../library/state-badge.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { FaceRows } from './face-rows.tsx'
import { GalleryFace, printedTall, sidesOf } from './gallery-face.tsx'

/** The least width of a card in pixels at which its text is readable: at 240 pixels its letters have the size of print. */
const readable = 240

interface PackGalleryProps {
  readonly pack: PackState
  readonly entries: readonly CardEntry[]
  readonly catalogue: Catalogue
}

/** The cards of a pack as pictures. Only visible rows are rendered. */
export function PackGallery({ pack, entries, catalogue }: PackGalleryProps) {
  const [filter, setFilter] = useState<CardFilter>(noFilter)
  const shown = useMemo(() => entries.filter((entry) => passes(entry, filter)), [entries, filter])
  return (
    <>
      <CardFilters pack={titleOfState(pack)} entries={entries} text={pack.bundle?.text.en} filter={filter} onFilter={setFilter} />
      <p className="st-quiet" role="status">
        {shown.length} of {entries.length} cards
      </p>
      <FaceRows entries={shown} catalogue={catalogue} least={readable} tall={printedTall} lying="two places">
        {(entry) => <GalleryCard entry={entry} catalogue={catalogue} />}
      </FaceRows>
    </>
  )
}

interface GalleryCardProps {
  readonly entry: CardEntry
  readonly catalogue: Catalogue
}

/** A card of the gallery. It shows the side used in play, and the other side on hover or after the space bar was pressed. */
function GalleryCard({ entry, catalogue }: GalleryCardProps) {
  const { up, other } = sidesOf(catalogue, entry.code)
  const [turned, setTurned] = useState<'turned' | 'as it lies'>('as it lies')
  const side = turned === 'turned' ? (other ?? up) : up
  return (
    <PageLink
      href={pageOf('card', entry.code)}
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
