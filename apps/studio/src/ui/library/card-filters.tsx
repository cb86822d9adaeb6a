'use client'

import '../parts/search.css'
import type { PackText } from '@questwright/packs/types'
import { Search } from 'lucide-react'
import type { CardEntry, CardFilter } from '../../client/card-entries.ts'
import { FilterChips } from './filter-chips.tsx'

interface CardFiltersProps {
  /** Whose cards they are, for screen readers. */
  readonly pack: string
  readonly entries: readonly CardEntry[]
  readonly text: PackText | undefined
  readonly filter: CardFilter
  readonly onFilter: (filter: CardFilter) => void
  /** Chips wait where a long list is folded. */
  readonly chips?: 'shown' | 'hidden'
}

/** Search and filters over the cards of a pack. */
export function CardFilters({ pack, entries, text, filter, onFilter, chips = 'shown' }: CardFiltersProps) {
  return (
    <div className="st-filters">
      <label className="st-search">
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          placeholder="Search cards and traits"
          aria-label={`Search the cards of ${pack}`}
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
      </label>
      {chips === 'shown' && <FilterChips entries={entries} text={text} filter={filter} onFilter={onFilter} />}
    </div>
  )
}
