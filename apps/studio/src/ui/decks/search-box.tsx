'use client'

import './search-box.css'
import '../parts/search.css'
import { CircleHelp, Search, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useMemo, useState } from 'react'
import {
  type FieldName,
  fields,
  isChosen,
  type QueryProblem,
  type SearchCard,
  type SortBy,
  toggled,
} from '../../client/decks/card-search.ts'
import { capital, hasIcon, SphereIcon } from './sphere-icon.tsx'

interface SearchBoxProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly problems: readonly QueryProblem[]
  readonly cards: readonly SearchCard[]
  readonly found: number
  readonly sort: SortBy
  readonly onSort: (sort: SortBy) => void
  readonly input: RefObject<HTMLInputElement | null>
  /** The arrow down leads into the list. */
  readonly onDown: () => void
}

const sorts: readonly SortBy[] = ['type', 'title', 'cost', 'sphere']

/** The search line with its help, the chips that write into it, and the order of the list. */
export function SearchBox({ query, onQuery, problems, cards, found, sort, onSort, input, onDown }: SearchBoxProps) {
  const [chips, setChips] = useState<'few' | 'all'>('few')
  const problem = problems[0]
  return (
    <search className="st-deck-card-search">
      <div className="st-deck-search-line">
        <label className="st-search">
          <Search size={15} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            placeholder="Title, or t:ally s:lore c<3 k:ranged"
            aria-label="Search cards"
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? 'query-problem' : undefined}
            value={query}
            maxLength={500}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
              event.preventDefault()
              onDown()
            }}
          />
        </label>
        <QueryHelp onExample={(example) => onQuery(`${query.trimEnd()} ${example}`.trimStart())} />
        <button
          type="button"
          className="qw-button is-icon"
          aria-expanded={chips === 'all'}
          aria-label="Traits, keywords and costs"
          title="Traits, keywords and costs"
          onClick={() => setChips(chips === 'all' ? 'few' : 'all')}
        >
          <SlidersHorizontal size={15} aria-hidden="true" />
        </button>
      </div>
      <Chips query={query} onQuery={onQuery} cards={cards} shown={chips} />
      <div className="st-deck-search-foot">
        {problem ? (
          <p className="st-deck-query-problem" id="query-problem" role="status">
            <TriangleAlert size={14} aria-hidden="true" />
            <span>
              At letter {problem.start + 1}
              {query.slice(problem.start, problem.end).length <= 40 && (
                <>
                  {' '}
                  <code>{query.slice(problem.start, problem.end)}</code>
                </>
              )}
              : {problem.message} {problem.remedy}
            </span>
          </p>
        ) : (
          <p className="st-quiet" role="status">
            {found} of {cards.length} cards
          </p>
        )}
        <label className="st-deck-sort">
          <span className="st-heard">Sort by</span>
          <select value={sort} aria-label="Sort by" onChange={(event) => onSort(event.target.value as SortBy)}>
            {sorts.map((one) => (
              <option key={one} value={one}>
                by {one}
              </option>
            ))}
          </select>
        </label>
      </div>
    </search>
  )
}

function QueryHelp({ onExample }: { readonly onExample: (example: string) => void }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="qw-button is-icon" aria-label="How to search" title="How to search">
          <CircleHelp size={15} aria-hidden="true" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="qw st-popover st-deck-query-help"
          sideOffset={6}
          align="end"
          collisionPadding={12}
          aria-label="How to search"
        >
          <h2>How to search</h2>
          <p>Words look in titles; fields narrow the list. All that you write must fit.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Looks at</th>
                <th scope="col">Try it</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, meaning, example }) => (
                <tr key={name}>
                  <td>
                    <code>{name}:</code>
                  </td>
                  <td>{meaning}</td>
                  <td>
                    <button type="button" className="st-link" onClick={() => onExample(example)}>
                      {example}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul>
            <li>
              <code>c&lt;3 c&gt;=2 c:3 c!0</code> compare numbers; <code>c:x</code> finds X.
            </li>
            <li>
              <code>s:lore|spirit</code> is one or the other.
            </li>
            <li>
              <code>-t:event</code> and <code>t!event</code> are all that are not.
            </li>
            <li>
              <code>x:"draw 2"</code> keeps words together.
            </li>
          </ul>
          <p className="st-quiet">Capitals and accents do not matter: eowyn finds Éowyn.</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface ChipsProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly cards: readonly SearchCard[]
  readonly shown: 'few' | 'all'
}

/** Chips that write into the query and show what stands there. */
function Chips({ query, onQuery, cards, shown }: ChipsProps) {
  const groups = useMemo(() => {
    const values = (of: (card: SearchCard) => readonly (string | undefined)[], order: readonly string[] = []): readonly string[] => {
      const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
      const all = [...new Set(cards.flatMap(of).filter((value) => value !== undefined))]
      return all.sort((one, other) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }))
    }
    const groups: readonly {
      readonly field: FieldName
      readonly name: string
      readonly values: readonly string[]
      readonly shown: 'few' | 'all'
    }[] = [
      { field: 't', name: 'Type', values: values(({ type }) => [type], ['hero', 'ally', 'attachment', 'event']), shown: 'few' },
      {
        field: 's',
        name: 'Sphere',
        values: values(({ sphere }) => [sphere], ['leadership', 'tactics', 'spirit', 'lore', 'neutral']),
        shown: 'few',
      },
      { field: 'c', name: 'Cost', values: values(({ cost }) => [cost === undefined ? undefined : String(cost)]), shown: 'all' },
      { field: 'k', name: 'Keyword', values: values(({ keywords }) => keywords), shown: 'all' },
      { field: 'r', name: 'Trait', values: values(({ traits }) => traits), shown: 'all' },
    ]
    return groups.filter((group) => group.values.length > 0)
  }, [cards])
  return (
    <div className="st-chips st-deck-search-chips" data-shown={shown}>
      {groups
        .filter((group) => group.shown === 'few' || shown === 'all')
        .map(({ field, name, values }) => (
          <fieldset key={field}>
            <legend>{name}</legend>
            {values.map((value) => (
              <button
                key={value}
                type="button"
                className="st-chip"
                aria-pressed={isChosen(query, field, value)}
                {...(field === 's' ? { 'aria-label': capital(value), title: capital(value) } : {})}
                onClick={() => onQuery(toggled(query, field, value))}
              >
                {field === 's' && hasIcon(value) ? <SphereIcon sphere={value} /> : capital(value)}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  )
}
