'use client'

import { listIn, printedOf, type SearchCard, searchFor, withoutListed } from '@questwright/editing'
import './deck-beginning.css'
import type { Catalogue } from '@questwright/board'
import type { namesInDeck } from '@questwright/contents/deck-names'
import type { DeckPool } from '@questwright/contents/deck-pool'
import { fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { factIn, type NamedSection, type Rulebook, typeIn } from '@questwright/rulebook'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { lookByFinger } from '../looks/look.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { DeckFace } from './deck-face.tsx'
import { DeckGroup } from './deck-group.tsx'
import { capital, titled } from './group-icon.tsx'
import { walkFaces } from './walk-faces.ts'

interface DeckBeginningProps {
  readonly deck: DeckFacts
  readonly pack: string
  readonly pool: DeckPool
  readonly nameOf: ReturnType<typeof namesInDeck>
  readonly catalogue: Catalogue
  readonly rulebook: Rulebook
  readonly section: NamedSection
  /** The number of cards as the title of the section shows it. */
  readonly count: string
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
  /** Searches for cards: an empty place of a numbered section shows the cards that fit there. */
  readonly onSearch?: ((query: string) => void) | undefined
  /** The number of its cards that no loaded pack has, and a list of them. */
  readonly absent: number
  readonly children: ReactNode
}

/** The greatest number of empty places that are drawn. */
const mostPlaces = 9

/** The cards of a section of the deck, such as its starting cards, as faces, with an empty place for each card that can be added. */
export function DeckBeginning({
  deck,
  pack,
  pool,
  nameOf,
  catalogue,
  rulebook,
  section,
  count,
  onDeck,
  onSearch,
  absent,
  children,
}: DeckBeginningProps) {
  const readOnly = useReadOnly()
  const { types, least = 0, most = 0, one, several, numbered } = section
  const codes = listIn(deck, section)
  const { instead } = rulebook.cardLists.price
  const priceName = (factIn(rulebook, instead)?.label ?? instead).toLowerCase()
  const price = (card: SearchCard | undefined): readonly string[] =>
    instead === '' ? [] : [`${priceName} ${(card && printedOf(card, instead)) ?? 'unknown'}`]
  const words = typeIn(rulebook, types?.[0])
  const free = readOnly || numbered !== undefined ? 0 : Math.max(0, Math.min(most, mostPlaces) - codes.length - absent)
  const places = codes.map((key): Place => {
    const code = fullCode(key, pack)
    const number = numbered && pool.byCode.get(code)?.facts[numbered.by]
    return { code, number: typeof number === 'number' ? number : undefined }
  })
  return (
    <DeckGroup name={titled(several)} count={count}>
      <ul className={`st-deck-beginning${numbered === undefined ? '' : ' is-path'}`}>
        {(numbered === undefined ? places : byNumber(places, numbered)).map(({ code, number }, index) => {
          if (code === undefined)
            return (
              <li key={`number:${number}`} className="st-deck-beginner is-free">
                <EmptyPlace
                  one={one}
                  number={number}
                  query={readOnly ? undefined : searchFor(section, number, rulebook).query}
                  onSearch={onSearch}
                />
              </li>
            )
          const card = pool.byCode.get(code)
          const title = nameOf(code, card)
          const out = () => onDeck((now) => withoutListed(now, section, code, pack))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an invalid file may name a card twice
            <li key={`${code}:${index}`} className="st-deck-beginner">
              <DeckFace
                catalogue={catalogue}
                code={code}
                face="table"
                copies={1}
                label={[title, one, ...(numbered ? [`number ${number ?? 'unknown'}`] : []), ...price(card)].join(', ')}
                onPress={lookByFinger}
                onKey={(event) => {
                  if (!readOnly && ['0', '-', 'Delete'].includes(event.key)) out()
                  else walkFaces(event)
                }}
              >
                {number !== undefined && (
                  <span className="st-deck-number" aria-hidden="true">
                    {number}
                  </span>
                )}
                <Changing>
                  <button type="button" className="qw-button is-icon st-deck-beginner-out" aria-label={`Take ${title} out`} onClick={out}>
                    <X size={14} aria-hidden="true" />
                  </button>
                </Changing>
              </DeckFace>
            </li>
          )
        })}
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
          <li key={`free:${place}`} className="st-deck-beginner is-free" aria-hidden="true" />
        ))}
      </ul>
      {codes.length === 0 && absent === 0 && !readOnly && (
        <p className="st-quiet">
          {capital(inWords(least))}
          {most > least && ` to ${inWords(most)}`}: press the chip {words?.name ?? capital(one)} and click one.
        </p>
      )}
      {children}
    </DeckGroup>
  )
}

interface EmptyPlaceProps {
  readonly one: string
  readonly number: number | undefined
  /** A search for the cards of this place. */
  readonly query: string | undefined
  readonly onSearch: ((query: string) => void) | undefined
}

/** The place of a number that no card of the section has; it can be pressed to see the cards with this number. */
function EmptyPlace({ one, number, query, onSearch }: EmptyPlaceProps) {
  const inside = (
    <>
      <span className="st-heard">No {one} with the number </span>
      <span className="st-deck-number">{number}</span>
    </>
  )
  if (query === undefined || onSearch === undefined) return inside
  return (
    <button type="button" className="st-deck-place" title={`Show ${one} ${number}`} onClick={() => onSearch(query)}>
      {inside}
    </button>
  )
}

/** A place of a section: a card, or of a numbered section a number that no card has. */
interface Place {
  /** `pack:slug` */
  readonly code?: string
  readonly number: number | undefined
}

/** The cards of a numbered section by number, with a place for each number that no card has; cards without a number come last. */
function byNumber(places: readonly Place[], { first, last }: NonNullable<NamedSection['numbered']>): readonly Place[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const missing = numbers.filter((one) => !places.some(({ number }) => number === one)).map((number): Place => ({ number }))
  return [...places, ...missing].sort((one, other) => (one.number ?? Number.MAX_SAFE_INTEGER) - (other.number ?? Number.MAX_SAFE_INTEGER))
}

const inWords = (count: number): string =>
  ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count)
