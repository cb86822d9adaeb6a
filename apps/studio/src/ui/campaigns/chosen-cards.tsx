'use client'

import { X } from 'lucide-react'
import { Changing } from '../parts/writing.tsx'

interface ChosenCardsProps {
  /** The purpose of the cards, as part of the label of each button. */
  readonly label: string
  /** The cards that can be added, those of the campaign's own pack first. */
  readonly cards: readonly { readonly code: string; readonly title: string }[]
  readonly cardTitle: (code: string) => string
  /** The chosen cards; a card may occur twice. */
  readonly codes: readonly string[]
  readonly onCodes: (codes: readonly string[]) => void
}

/** A list of cards from which each can be removed, and to which more can be appended. */
export function ChosenCards({ label, cards, cardTitle, codes, onCodes }: ChosenCardsProps) {
  return (
    <>
      {codes.length > 0 && (
        <ul className="st-record-cards">
          {codes.map((code, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may occur twice
            <li key={`${code} ${at}`}>
              {cardTitle(code)}
              <Changing>
                <button
                  type="button"
                  className="qw-button is-icon is-small"
                  aria-label={`${label}: without ${cardTitle(code)}`}
                  onClick={() => onCodes(codes.filter((_, i) => i !== at))}
                >
                  <X size={13} aria-hidden="true" />
                </button>
              </Changing>
            </li>
          ))}
        </ul>
      )}
      <Changing>
        <select aria-label={`${label}: add a card`} value="" onChange={(event) => onCodes([...codes, event.target.value])}>
          <option value="" disabled>
            Add a card
          </option>
          {cards.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      </Changing>
    </>
  )
}
