'use client'

import '../parts/search.css'
import type { CardEntry, CardFilter } from '@questwright/contents/card-entries'
import type { PackText } from '@questwright/packs/types'
import { ListFilter, Search } from 'lucide-react'
import dynamic from 'next/dynamic'

/** Loaded by the first press of the button that shows them. */
const FilterChips = dynamic(() => import('./filter-chips.tsx').then((module) => module.FilterChips), { ssr: false })

interface CardFiltersProps {
  /** The title of the pack, for screen readers. */
  readonly pack: string
  readonly entries: readonly CardEntry[]
  readonly text: PackText | undefined
  readonly filter: CardFilter
  readonly onFilter: (filter: CardFilter) => void
  /** `hidden`: behind a button, so that the cards are higher up on the page. */
  readonly chips?: 'shown' | 'hidden'
  readonly onChips?: (chips: 'shown' | 'hidden') => void
}

/** Search and filters over the cards of a pack. */
export function CardFilters({ pack, entries, text, filter, onFilter, chips = 'shown', onChips }: CardFiltersProps) {
  const isWithTraits = entries.some(({ facts }) => (facts?.traits ?? []).length > 0)
  return (
    <div className="st-filters">
      <div className="st-row">
        <label className="st-search">
          <Search size={15} aria-hidden="true" />
          <input
            type="search"
            placeholder={isWithTraits ? 'Search cards and traits' : 'Search cards'}
            aria-label={`Search the cards of ${pack}`}
            value={filter.search}
            onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          />
        </label>
        {onChips && (
          <button
            type="button"
            className="qw-button"
            aria-expanded={chips === 'shown'}
            onClick={() => onChips(chips === 'shown' ? 'hidden' : 'shown')}
          >
            <ListFilter size={14} aria-hidden="true" /> Filter
          </button>
        )}
      </div>
      {chips === 'shown' && <FilterChips entries={entries} text={text} filter={filter} onFilter={onFilter} />}
    </div>
  )
}
