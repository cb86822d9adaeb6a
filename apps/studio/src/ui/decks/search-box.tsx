'use client'

import {
  fieldFor,
  isChosen,
  printedOf,
  type QueryProblem,
  type SearchCard,
  type SortBy,
  searchFieldsOf,
  sortsOf,
  toggled,
} from '@questwright/editing'
import './search-box.css'
import '../parts/search.css'
import { factIn, type Rulebook, type SearchField } from '@questwright/rulebook'
import { CircleHelp, Search, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useMemo, useState } from 'react'
import { capital, GroupIcon, hasIcon } from './group-icon.tsx'

interface SearchBoxProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly problems: readonly QueryProblem[]
  readonly cards: readonly SearchCard[]
  readonly rulebook: Rulebook
  readonly found: number
  readonly sort: SortBy
  readonly onSort: (sort: SortBy) => void
  readonly input: RefObject<HTMLInputElement | null>
  /** Called by the arrow-down key: moves the focus into the results. */
  readonly onDown: () => void
  /** The switch between views of the results. */
  readonly views: ReactNode
}

/** The word for a fact in the middle of a sentence. */
const wordFor = (fact: string, rulebook: Rulebook): string => (factIn(rulebook, fact)?.label ?? fact).toLowerCase()

/** The search field with its help, chips that edit the query, and a menu for the order of the results. */
export function SearchBox({ query, onQuery, problems, cards, rulebook, found, sort, onSort, input, onDown, views }: SearchBoxProps) {
  const [chips, setChips] = useState<'few' | 'all'>('few')
  const problem = problems[0]
  const { search, groups, price } = rulebook.cardLists
  const sortWords: { readonly [by in SortBy]: string } = {
    type: 'type',
    title: 'title',
    price: wordFor(price.fact, rulebook),
    group: wordFor(groups.fact, rulebook),
  }
  const chipWords = [
    ...(rulebook.notPrinted.includes('traits') ? [] : ['traits']),
    'keywords',
    ...(price.fact === '' ? [] : [`${sortWords.price}s`]),
  ]
  const moreWords = capital(`${chipWords.slice(0, -1).join(', ')}${chipWords.length > 1 ? ' and ' : ''}${chipWords.at(-1)}`)
  return (
    <search className="st-deck-card-search">
      <div className="st-deck-search-line">
        <label className="st-search">
          <Search size={15} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            placeholder={search === '' ? 'Title' : `Title, or ${search}`}
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
        <QueryHelp rulebook={rulebook} onExample={(example) => onQuery(`${query.trimEnd()} ${example}`.trimStart())} />
        <button
          type="button"
          className="qw-button is-icon"
          aria-expanded={chips === 'all'}
          aria-label={moreWords}
          title={moreWords}
          onClick={() => setChips(chips === 'all' ? 'few' : 'all')}
        >
          <SlidersHorizontal size={15} aria-hidden="true" />
        </button>
      </div>
      <Chips query={query} onQuery={onQuery} cards={cards} rulebook={rulebook} shown={chips} />
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
            {sortsOf(rulebook).map((one) => (
              <option key={one} value={one}>
                by {sortWords[one]}
              </option>
            ))}
          </select>
        </label>
        {views}
      </div>
    </search>
  )
}

function QueryHelp({ rulebook, onExample }: { readonly rulebook: Rulebook; readonly onExample: (example: string) => void }) {
  const fields = searchFieldsOf(rulebook)
  const named = (reads: SearchField['reads']): string | undefined => fieldFor(reads, rulebook)?.name
  const { groups, price, types } = rulebook.cardLists
  const [number, type, text] = [named({ fact: price.fact }), named('type'), named('text')]
  const either = fieldFor({ fact: groups.fact }, rulebook)?.example
  const last = Object.keys(types).at(-1)
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
            {number && (
              <li>
                <code>
                  {number}&lt;3 {number}&gt;=2 {number}:3 {number}!0
                </code>{' '}
                compare numbers; <code>{number}:x</code> finds X.
              </li>
            )}
            {either?.includes('|') && (
              <li>
                <code>{either}</code> is one or the other.
              </li>
            )}
            {type && last && (
              <li>
                <code>
                  -{type}:{last}
                </code>{' '}
                and{' '}
                <code>
                  {type}!{last}
                </code>{' '}
                are all that are not.
              </li>
            )}
            {text && (
              <li>
                <code>{text}:"draw 2"</code> keeps words together.
              </li>
            )}
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
  readonly rulebook: Rulebook
  readonly shown: 'few' | 'all'
}

/** Chips that edit the query and show its values. */
function Chips({ query, onQuery, cards, rulebook, shown }: ChipsProps) {
  const groups = useMemo(() => {
    const values = (of: (card: SearchCard) => readonly (string | undefined)[], order: readonly string[] = []): readonly string[] => {
      const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
      const all = [...new Set(cards.flatMap(of).filter((value) => value !== undefined))]
      return all.sort((one, other) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }))
    }
    const { types, groups: told, price } = rulebook.cardLists
    const fact = (name: string) => (card: SearchCard) => {
      const printed = printedOf(card, name)
      return [printed === undefined ? undefined : String(printed)]
    }
    const chips: readonly {
      readonly reads: SearchField['reads']
      readonly name: string
      readonly values: readonly string[]
      readonly shown: 'few' | 'all'
    }[] = [
      { reads: 'type', name: 'Type', values: values(({ type }) => [type], Object.keys(types)), shown: 'few' },
      {
        reads: { fact: told.fact },
        name: capital(wordFor(told.fact, rulebook)),
        values: values(fact(told.fact), told.values),
        shown: 'few',
      },
      { reads: { fact: price.fact }, name: capital(wordFor(price.fact, rulebook)), values: values(fact(price.fact)), shown: 'all' },
      { reads: 'keywords', name: 'Keyword', values: values(({ keywords }) => keywords), shown: 'all' },
      { reads: 'traits', name: 'Trait', values: values(({ traits }) => traits), shown: 'all' },
    ]
    return chips.flatMap(({ reads, ...chip }) => {
      const field = fieldFor(reads, rulebook)?.name
      const drawn: 'sign' | 'word' = typeof reads === 'object' && reads.fact === told.fact ? 'sign' : 'word'
      return field === undefined || chip.values.length === 0 ? [] : [{ ...chip, field, drawn }]
    })
  }, [cards, rulebook])
  return (
    <div className="st-chips st-deck-search-chips" data-shown={shown}>
      {groups
        .filter((group) => group.shown === 'few' || shown === 'all')
        .map(({ field, name, values, drawn }) => (
          <fieldset key={field}>
            <legend>{name}</legend>
            {values.map((value) => (
              <button
                key={value}
                type="button"
                className="st-chip"
                aria-pressed={isChosen(query, field, value, rulebook)}
                {...(drawn === 'sign' ? { 'aria-label': capital(value), title: capital(value) } : {})}
                onClick={() => onQuery(toggled(query, field, value, rulebook))}
              >
                {drawn === 'sign' && hasIcon(value) ? <GroupIcon group={value} otherwise={value} /> : capital(value)}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  )
}
