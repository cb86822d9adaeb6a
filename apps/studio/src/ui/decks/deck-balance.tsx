'use client'

import type { DeckNumbers, Lack, SectionCount } from '@questwright/editing'
import './deck-balance.css'
import { factIn, type Rulebook } from '@questwright/rulebook'
import { useReadOnly } from '../parts/writing.tsx'
import { capital } from './group-icon.tsx'

interface DeckBalanceProps {
  readonly counts: readonly SectionCount[]
  readonly numbers: DeckNumbers
  readonly lacks: readonly Lack[]
  readonly rulebook: Rulebook
  /** Searches for cards. */
  readonly onSearch: (query: string) => void
}

/**
 * Two halves of a deck side by side, in a game whose decks have halves, each with its number of cards and a small curve of its prices; and what the
 * deck still lacks, each a button that searches for such cards.
 */
export function DeckBalance({ counts, numbers, lacks, rulebook, onSearch }: DeckBalanceProps) {
  const readOnly = useReadOnly()
  const halved = counts.find(({ halves }) => halves.length > 0)
  return (
    <>
      {halved && <Halves of={halved} numbers={numbers} rulebook={rulebook} />}
      {lacks.length > 0 && (
        <p className="st-deck-lacks">
          <span className="st-quiet">Still lacks</span>
          {lacks.map(({ section, words, query }) =>
            query === undefined || readOnly ? (
              <span key={`${section}:${words}`} className="st-deck-lack">
                {words}
              </span>
            ) : (
              <button
                key={`${section}:${words}`}
                type="button"
                className="st-deck-lack is-button"
                title={`Show such cards: ${query}`}
                onClick={() => onSearch(query)}
              >
                {words}
              </button>
            ),
          )}
        </p>
      )}
    </>
  )
}

function Halves({ of, numbers, rulebook }: { readonly of: SectionCount; readonly numbers: DeckNumbers; readonly rulebook: Rulebook }) {
  const { halves, asked = 0, waiting, section } = of
  const most = Math.max(Math.ceil(asked / 2), ...halves.map(({ count }) => count))
  const tallest = Math.max(1, ...numbers.halves.flatMap(({ prices }) => prices.map(({ count }) => count)))
  const { fact } = rulebook.cardLists.price
  const price = factIn(rulebook, fact)?.label ?? capital(fact)
  return (
    <section
      className="st-deck-balance"
      aria-label="Halves of the deck"
      data-balance={halves.every(({ count }) => count === most) ? 'equal' : 'unequal'}
    >
      {halves.map(({ value, name, count }, at) => {
        const own = numbers.halves[at]
        const said = (own?.prices ?? []).filter((one) => one.count > 0).map((one) => `${one.name}: ${one.count}`)
        return (
          <div key={value} className="st-deck-half" data-half={value} data-count={count}>
            <h3>
              {name} <strong>{count}</strong> <span className="st-quiet">of {most}</span>
            </h3>
            <div className="st-deck-half-bar" aria-hidden="true">
              <span style={{ width: `${Math.round((count * 100) / Math.max(1, most))}%` }} />
            </div>
            {own !== undefined && own.prices.length > 0 && (
              <figure aria-label={`${price} of ${name}`}>
                <ol className="st-deck-half-curve" aria-hidden="true">
                  {own.prices.map((one) => (
                    <li key={one.name} title={`${price} ${one.name}: ${one.count}`}>
                      <span style={{ height: `${Math.round((one.count * 100) / tallest)}%` }} />
                      <small>{one.name === 'none' ? '–' : one.name}</small>
                    </li>
                  ))}
                </ol>
                <figcaption>
                  <span className="st-heard">{said.join(', ')}. </span>
                  <span className="st-quiet">
                    {price}
                    {own.averagePrice === undefined ? '' : `, ${(own.averagePrice / 100).toFixed(1)} on average`}
                  </span>
                </figcaption>
              </figure>
            )}
          </div>
        )
      })}
      {waiting > 0 && (
        <p className="st-quiet st-deck-half-waiting">
          {waiting} {waiting === 1 ? section.one : section.several} in no pack here {waiting === 1 ? 'counts' : 'count'} in no half.
        </p>
      )}
    </section>
  )
}
