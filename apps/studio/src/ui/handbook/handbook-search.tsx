'use client'

import '../parts/search.css'
import { type HandbookPage, pieces } from '@questwright/handbook'
import { tellError } from '@questwright/table-page/tell-error'
import { Search } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { addressOf } from '../../client/handbook/address.ts'

type Searching = typeof import('@questwright/handbook/search')

/** The search field, and the matching headings. Arrow keys move the selection, Enter opens, Esc clears. */
export function HandbookSearch({ pages }: { readonly pages: readonly HandbookPage[] }) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const router = useRouter()
  const id = useId()
  const [searching, setSearching] = useState<Searching | undefined>(undefined)
  const fetchSearching = () => {
    if (!searching) import('@questwright/handbook/search').then(setSearching, tellError)
  }
  const isOpen = query.trim() !== '' && searching !== undefined
  // the index is built when the first letter is typed, so that it does not delay opening the handbook
  const find = useMemo(() => (isOpen ? searching.handbookSearch(pages) : undefined), [pages, isOpen, searching])
  const hits = useMemo(() => find?.(query) ?? [], [find, query])
  const chosen = hits[Math.min(at, hits.length - 1)]
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Escape' && query !== '') setQuery('')
    else if (event.key === 'Enter' && chosen) {
      router.push(addressOf(chosen.page, chosen.anchor))
      setQuery('')
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className="st-handbook-search">
      <label className="st-search">
        <Search size={15} aria-hidden="true" />
        <input
          id="handbook-search"
          type="search"
          role="combobox"
          aria-label="Search the handbook"
          aria-expanded={isOpen}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && chosen ? `${id}-${hits.indexOf(chosen)}` : undefined}
          placeholder="Search the handbook"
          value={query}
          onFocus={fetchSearching}
          onChange={(event) => {
            fetchSearching()
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={keyDown}
        />
      </label>
      <p className="st-heard" role="status">
        {isOpen && (hits.length === 0 ? 'Nothing found' : `${hits.length} places found`)}
      </p>
      <div id={`${id}-hits`} role="listbox" aria-label="Places found" className="st-handbook-hits" hidden={!isOpen || hits.length === 0}>
        {hits.map((hit, index) => (
          <Link
            key={hit.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={hit === chosen}
            href={addressOf(hit.page, hit.anchor)}
            prefetch={false}
            onClick={() => setQuery('')}
          >
            <strong>
              <Marked text={hit.heading} terms={hit.terms} />
            </strong>
            {hit.anchor !== '' && <small>{hit.pageTitle}</small>}
            <span>
              <Marked text={hit.excerpt} terms={hit.terms} />
            </span>
          </Link>
        ))}
      </div>
      {isOpen && hits.length === 0 && (
        <p className="st-quiet">
          Nothing in the handbook says <q>{query.trim().slice(0, 40)}</q>. Try one word less.
        </p>
      )}
    </search>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return pieces(text, terms).map(({ words, fits, at }) => (fits === 'yes' ? <mark key={at}>{words}</mark> : words))
}
