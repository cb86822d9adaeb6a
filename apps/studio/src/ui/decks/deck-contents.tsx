'use client'

import {
  cardsOf,
  copiesIn,
  copiesOf,
  type DeckCard,
  type DeckPart,
  groupOf,
  hasFewSections,
  isOfHalf,
  moved,
  placeIn,
  printedOf,
  type SectionCount,
  typeOrder,
  withCopies,
  withoutPlaceholder,
} from '@questwright/editing'
import './card-line.css'
import './deck-contents.css'
import './script-me.css'
import type { Catalogue } from '@questwright/board'
import { namesInDeck } from '@questwright/contents/deck-names'
import type { DeckPool } from '@questwright/contents/deck-pool'
import type { DeckFacts, DeckPlaceholder } from '@questwright/packs/types'
import { type NamedSection, nameOfValue, type Rulebook, typeIn } from '@questwright/rulebook'
import { ArrowDownToLine, ArrowUpFromLine, Wand2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { lookByFinger } from '../looks/look.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { Stepper } from './card-results.tsx'
import { DeckBeginning } from './deck-beginning.tsx'
import { DeckGroup } from './deck-group.tsx'
import { DeckPicture, FaceLine } from './deck-picture.tsx'
import { capital, GroupIcon, titled } from './group-icon.tsx'
import { pressQuantity, type SetQuantity } from './quantity-keys.ts'

export type DeckView = 'list' | 'picture'

type NameOfCard = ReturnType<typeof namesInDeck>

interface DeckContentsProps {
  readonly deck: DeckFacts
  readonly pack: string
  readonly pool: DeckPool
  readonly view: DeckView
  readonly catalogue: Catalogue
  readonly rulebook: Rulebook
  /** The sections of the deck with their numbers of cards. */
  readonly counts: readonly SectionCount[]
  /** The game's sum over the starting cards of the deck. */
  readonly sum: number
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
  /** Searches for cards that the deck lacks. */
  readonly onSearch?: (query: string) => void
  /** Creates a card in place of a placeholder (a card that no loaded pack has). */
  readonly onScript: (placeholder: DeckPlaceholder) => void
  /** The problems of a section, in a game whose sections have titles. */
  readonly children?: (section: NamedSection) => ReactNode
}

/**
 * The content of the deck by the sections of the rulebook: lists as faces, sections with copies as a list by type or drawn in rows by price; then the
 * sideboard, and cards that no loaded pack has.
 */
export function DeckContents(props: DeckContentsProps) {
  const { deck, pack, pool, view, catalogue, rulebook, counts, sum, onDeck, onSearch, onScript, children } = props
  const sideboard = cardsOf(deck, 'sideboard', pack, (code) => pool.byCode.get(code), rulebook)
  const nameOf = namesInDeck(deck, pack, pool)
  const waiting = (part: DeckPlaceholder['part']) => (deck.placeholders ?? []).filter((one) => one.part === part)
  const absent = (part: DeckPlaceholder['part']) => (
    <Placeholders placeholders={waiting(part)} onScript={onScript} onRemove={(one) => onDeck((now) => withoutPlaceholder(now, one))} />
  )
  const isTitled = !hasFewSections(rulebook)
  const lists = counts.filter(({ section }) => section.written === 'list')
  const copies = counts.filter(({ section }) => section.written === 'copies')
  // the sum is over all cards with which the deck begins
  const summed = lists.find(({ section }) => section.begins !== undefined)
  return (
    <div className="st-deck-contents">
      {besideEachOther(lists).map((group) => {
        const drawn = group.map((one) => (
          <DeckBeginning
            key={one.section.name}
            deck={deck}
            pack={pack}
            pool={pool}
            nameOf={nameOf}
            catalogue={catalogue}
            rulebook={rulebook}
            section={one.section}
            count={titleCount(one, { isTitled, sum, of: one === summed ? rulebook.cardLists.sum.name : '' })}
            onDeck={onDeck}
            onSearch={onSearch}
            absent={waiting(one.section.name).length}
          >
            {absent(one.section.name)}
            {children?.(one.section)}
          </DeckBeginning>
        ))
        if (group.length < 2) return drawn
        return (
          <div key={group[0]?.section.name} className="st-deck-lists">
            {drawn}
          </div>
        )
      })}
      {copies.map((one) => {
        const { section } = one
        const cards = (
          <CopiesOfSection {...props} key={section.name} section={section} nameOf={nameOf}>
            {waiting(section.name).length > 0 && (
              <DeckGroup name="Placeholders" count={waiting(section.name).reduce((all, { quantity }) => all + quantity, 0)}>
                {absent(section.name)}
              </DeckGroup>
            )}
          </CopiesOfSection>
        )
        if (!isTitled) return cards
        return (
          <DeckGroup key={section.name} name={titled(section.several)} count={titleCount(one, { isTitled, sum, of: '' })}>
            {children?.(section)}
            <div className="st-deck-section">{cards}</div>
          </DeckGroup>
        )
      })}
      {(sideboard.length > 0 || waiting('sideboard').length > 0) && (
        <DeckGroup name="Sideboard" count={copiesIn(sideboard) + waiting('sideboard').reduce((all, one) => all + one.quantity, 0)}>
          {view === 'picture' ? (
            <FaceLine
              cards={sideboard}
              part="sideboard"
              nameOf={nameOf}
              catalogue={catalogue}
              rulebook={rulebook}
              pack={pack}
              onDeck={onDeck}
            />
          ) : (
            <CardRows cards={sideboard} part="sideboard" nameOf={nameOf} pack={pack} rulebook={rulebook} onDeck={onDeck} />
          )}
          {absent('sideboard')}
        </DeckGroup>
      )}
      {waiting('shared').length > 0 && (
        <DeckGroup name="Cards of the scenario, stored with the deck" count={waiting('shared').length}>
          {absent('shared')}
        </DeckGroup>
      )}
    </div>
  )
}

/** Lists in groups that stand side by side: those of few cards that follow each other. A numbered list needs all the width. */
function besideEachOther(lists: readonly SectionCount[]): readonly (readonly SectionCount[])[] {
  const isSmall = ({ section }: SectionCount): boolean =>
    section.numbered === undefined && (section.most ?? Number.POSITIVE_INFINITY) <= mostBeside
  const groups: SectionCount[][] = []
  for (const one of lists) {
    const last = groups.at(-1)
    if (last !== undefined && isSmall(one) && last.every(isSmall)) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** The most cards of a list beside which another one has room. */
const mostBeside = 4

interface TitleCount {
  /** Whether every section has a title; otherwise the required numbers of cards are shown only in the head of the deck. */
  readonly isTitled: boolean
  /** The game's sum over its starting cards, and its name: empty in a game without one. */
  readonly sum: number
  readonly of: string
}

/** The number of cards as the title of a section shows it: "7 of 9", or "8 of 8 · 4 red, 4 blue". */
function titleCount({ section, count, words, halves }: SectionCount, { isTitled, sum, of }: TitleCount): string {
  return [
    isTitled ? words : String(count),
    ...(section.begins === undefined || of === '' ? [] : [`${of} ${sum}`]),
    ...(halves.length === 0 ? [] : [halves.map((half) => `${half.count} ${half.name}`).join(', ')]),
  ].join(' · ')
}

interface CopiesOfSectionProps extends Omit<DeckContentsProps, 'children'> {
  readonly section: NamedSection
  readonly nameOf: NameOfCard
  /** The cards of the section that no loaded pack has. */
  readonly children: ReactNode
}

/** The cards of a section with copies, each half apart in a game whose decks have halves. */
function CopiesOfSection({ deck, section, nameOf, pack, pool, view, catalogue, rulebook, counts, onDeck, children }: CopiesOfSectionProps) {
  const { name: part, halves } = section
  const cards = cardsOf(deck, part, pack, (code) => pool.byCode.get(code), rulebook)
  const shared = { part, nameOf, pack, view, catalogue, rulebook, onDeck }
  const halfOf = ({ card }: DeckCard) => halves?.values.find((value) => isOfHalf(card, halves.by, value))
  const others = halves === undefined ? cards : cards.filter((one) => halfOf(one) === undefined)
  return (
    <>
      {halves?.values.map((value) => {
        const own = cards.filter((one) => halfOf(one) === value)
        if (own.length === 0) return null
        return (
          <DeckGroup key={value} name={nameOfValue(rulebook, halves.by, value)} count={countOfHalf(copiesIn(own), value, section, counts)}>
            <div className="st-deck-section">
              <CopiesByView {...shared} cards={own} />
            </div>
          </DeckGroup>
        )
      })}
      {others.length > 0 && <CopiesByView {...shared} cards={others} />}
      {children}
      {cards.length === 0 && !(deck.placeholders ?? []).some((one) => one.part === part) && (
        <p className="st-quiet">No card yet. Click cards on the left, or go there with the keyboard and press 1, 2 or 3.</p>
      )}
    </>
  )
}

/** The cards of a half in its section, and those that stand in lists which count there: "28 and 2 starting cards". */
function countOfHalf(here: number, value: string, { name }: NamedSection, counts: readonly SectionCount[]): string {
  const all = counts.find(({ section }) => section.name === name)?.halves.find((half) => half.value === value)?.count ?? here
  const list = counts.find(({ section }) => section.countsIn === name)?.section
  return all === here || list === undefined ? String(here) : `${here} and ${all - here} ${all - here === 1 ? list.one : list.several}`
}

interface CopiesByViewProps extends CardRowsProps {
  readonly view: DeckView
  readonly catalogue: Catalogue
}

/** Cards with copies, as a list by type or drawn in rows by price. */
function CopiesByView({ cards, part, nameOf, pack, view, catalogue, rulebook, onDeck }: CopiesByViewProps) {
  const order = typeOrder(rulebook)
  const types = [...new Set(cards.map(({ card }) => card?.type))].sort((one, other) => placeIn(order, one) - placeIn(order, other))
  return (
    <>
      {view === 'picture' ? (
        <DeckPicture cards={cards} part={part} nameOf={nameOf} catalogue={catalogue} rulebook={rulebook} pack={pack} onDeck={onDeck} />
      ) : (
        types.map((type) => {
          const own = cards.filter(({ card }) => card?.type === type)
          const name = type === undefined ? 'In no pack here' : (typeIn(rulebook, type)?.plural ?? capital(type))
          return (
            <DeckGroup key={name} name={name} count={copiesIn(own)}>
              <CardRows cards={own} part={part} nameOf={nameOf} pack={pack} rulebook={rulebook} onDeck={onDeck} />
            </DeckGroup>
          )
        })
      )}
    </>
  )
}

interface CardRowsProps extends Omit<CardRowProps, keyof DeckCard> {
  readonly cards: readonly DeckCard[]
}

function CardRows({ cards, ...more }: CardRowsProps) {
  return (
    <ul>
      {cards.map((one) => (
        <CardRow key={one.code} {...one} {...more} />
      ))}
    </ul>
  )
}

interface CardRowProps extends DeckCard {
  readonly part: DeckPart
  readonly nameOf: NameOfCard
  readonly pack: string
  readonly rulebook: Rulebook
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
}

function CardRow({ code, copies, card, part, nameOf, pack, rulebook, onDeck }: CardRowProps) {
  const readOnly = useReadOnly()
  const title = nameOf(code, card)
  const set: SetQuantity = (next) => onDeck((now) => withCopies(now, part, code, next(copiesOf(now, part, code, pack)), pack))
  const move = () => onDeck((now) => moved(now, code, part, pack, rulebook, card?.section))
  const Way = part === 'sideboard' ? ArrowUpFromLine : ArrowDownToLine
  return (
    <li className="st-deck-row" data-look={code}>
      <button
        type="button"
        className="st-deck-card"
        aria-label={`${title}, ${copies} ${part === 'sideboard' ? 'in the sideboard' : 'in the deck'}${readOnly ? '' : '; plus, minus or a digit changes it'}`}
        onClick={lookByFinger}
        onKeyDown={(event) => !readOnly && pressQuantity(event, { onQuantity: set, onSideboard: move })}
      >
        <GroupIcon group={card && groupOf(card, rulebook)} otherwise={rulebook.cardLists.groups.otherwise} />
        <span className="st-deck-result-title">{title}</span>
        {!card && <span className="st-deck-script-me">script me</span>}
        <span className="st-quiet">{card && printedOf(card, rulebook.cardLists.price.fact)}</span>
      </button>
      <Changing>
        <button
          type="button"
          className="qw-button is-icon st-move"
          tabIndex={-1}
          aria-label={part === 'sideboard' ? `One ${title} to the deck` : `One ${title} to the sideboard`}
          title={part === 'sideboard' ? 'One to the deck (b)' : 'One to the sideboard (b)'}
          onClick={move}
        >
          <Way size={13} aria-hidden="true" />
        </button>
      </Changing>
      <Stepper title={title} isSingle={card?.inDeck === 'begins'} copies={copies} onQuantity={set} />
    </li>
  )
}

interface PlaceholdersProps {
  readonly placeholders: readonly DeckPlaceholder[]
  readonly onScript: (placeholder: DeckPlaceholder) => void
  readonly onRemove: (placeholder: DeckPlaceholder) => void
}

/** A list of cards that no loaded pack has. */
function Placeholders({ placeholders, onScript, onRemove }: PlaceholdersProps) {
  if (placeholders.length === 0) return null
  return (
    <ul>
      {placeholders.map((one) => (
        <PlaceholderRow key={JSON.stringify(one)} placeholder={one} onScript={() => onScript(one)} onRemove={() => onRemove(one)} />
      ))}
    </ul>
  )
}

interface PlaceholderRowProps {
  readonly placeholder: DeckPlaceholder
  readonly onScript: () => void
  readonly onRemove: () => void
}

/** A row for a card that no loaded pack has. */
function PlaceholderRow({ placeholder, onScript, onRemove }: PlaceholderRowProps) {
  const readOnly = useReadOnly()
  const { title, quantity, pack, part } = placeholder
  return (
    <li className="st-deck-row is-placeholder">
      <span className="st-deck-card">
        <span className="st-deck-copies">{quantity}x</span>
        <span className="st-deck-result-title" title={pack === undefined ? title : `${title} (${pack})`}>
          {title}
        </span>
      </span>
      {part === 'shared' || readOnly ? (
        <span className="st-deck-script-me">script me</span>
      ) : (
        <button type="button" className="st-deck-script-me is-button" aria-label={`Script me: make the card ${title}`} onClick={onScript}>
          <Wand2 size={12} aria-hidden="true" /> script me
        </button>
      )}
      <Changing>
        <button type="button" className="qw-button is-icon" aria-label={`Take the placeholder ${title} out`} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </button>
      </Changing>
    </li>
  )
}
