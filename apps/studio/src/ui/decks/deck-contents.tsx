'use client'

import './card-line.css'
import './deck-contents.css'
import './script-me.css'
import { beginningOf, fullCode } from '@questwright/packs/browser'
import type { DeckFacts, DeckPlaceholder } from '@questwright/packs/types'
import { factIn, type Rulebook, typeIn } from '@questwright/rulebook'
import { ArrowDownToLine, ArrowUpFromLine, Wand2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupOf, placeIn, printedOf, type SearchCard } from '../../client/decks/card-search.ts'
import { copiesOf, type DeckPart, moved, withCopies, withoutBeginner, withoutPlaceholder } from '../../client/decks/deck-edit.ts'
import type { DeckPool } from '../../client/decks/deck-pool.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { Stepper } from './card-results.tsx'
import { capital, GroupIcon } from './group-icon.tsx'
import { pressQuantity, type SetQuantity } from './quantity-keys.ts'

interface DeckContentsProps {
  readonly deck: DeckFacts
  readonly pack: string
  readonly pool: DeckPool
  readonly rulebook: Rulebook
  /** Over the cards with which the deck begins. */
  readonly sum: number
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
  readonly onLook: (code: string) => void
  /** Makes a card of a placeholder. */
  readonly onScript: (placeholder: DeckPlaceholder) => void
}

interface Row {
  readonly code: string
  readonly copies: number
  readonly card: SearchCard | undefined
}

/** What lies in the deck: the cards with which it begins, cards by type, the sideboard, and cards that no pack here has. */
export function DeckContents({ deck, pack, pool, rulebook, sum, onDeck, onLook, onScript }: DeckContentsProps) {
  const rowsOf = (part: DeckPart): readonly Row[] =>
    Object.entries(deck[part] ?? {})
      .map(([key, copies]) => ({ code: fullCode(key, pack), copies, card: pool.byCode.get(fullCode(key, pack)) }))
      .sort(byPriceAndTitle(rulebook))
  const cards = rowsOf('cards')
  const sideboard = rowsOf('sideboard')
  const beginning = beginningOf(rulebook)
  const order = Object.keys(rulebook.cardLists.types).filter((type) => type !== beginning.type)
  const types = [...new Set(cards.map(({ card }) => card?.type ?? 'unknown'))].sort(
    (one, other) => placeIn(order, one) - placeIn(order, other),
  )
  const { instead } = rulebook.cardLists.price
  const priceName = (factIn(rulebook, instead)?.label ?? instead).toLowerCase()
  const waiting = (part: DeckPlaceholder['part']) => (deck.placeholders ?? []).filter((one) => one.part === part)
  const row = (part: DeckPart) => (one: Row) => (
    <CardRow key={one.code} {...one} part={part} pack={pack} rulebook={rulebook} onDeck={onDeck} onLook={onLook} />
  )
  const absent = (part: DeckPlaceholder['part']) =>
    waiting(part).map((one) => (
      <PlaceholderRow
        key={JSON.stringify(one)}
        placeholder={one}
        onScript={() => onScript(one)}
        onRemove={() => onDeck((now) => withoutPlaceholder(now, one))}
      />
    ))
  return (
    <div className="st-deck-contents">
      <Group
        name={typeIn(rulebook, beginning.type)?.plural ?? 'Beginning'}
        count={`${deck.heroes.length} · ${rulebook.cardLists.sum.name} ${sum}`}
      >
        {deck.heroes.map((key, index) => {
          const code = fullCode(key, pack)
          const card = pool.byCode.get(code)
          const price = card && printedOf(card, instead)
          const out = () => onDeck((now) => withoutBeginner(now, code, pack))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a broken file may name a card twice
            <li key={`${code}:${index}`} className="st-deck-row is-beginning" onMouseEnter={() => onLook(code)}>
              <button
                type="button"
                className="st-deck-card"
                aria-label={`${card?.title ?? code}, ${beginning.one}, ${priceName} ${price ?? 'unknown'}`}
                onFocus={() => onLook(code)}
                onKeyDown={(event) => {
                  if (event.key === '0' || event.key === '-' || event.key === 'Delete') out()
                }}
              >
                <GroupIcon group={card && groupOf(card, rulebook)} otherwise={rulebook.cardLists.groups.otherwise} />
                <span className="st-deck-result-title">{card?.title ?? code}</span>
                <span className="st-quiet">{price}</span>
                {!card && <span className="st-deck-script-me">script me</span>}
              </button>
              <Changing>
                <button type="button" className="qw-button is-icon" aria-label={`Take ${card?.title ?? code} out`} onClick={out}>
                  <X size={14} aria-hidden="true" />
                </button>
              </Changing>
            </li>
          )
        })}
        {absent('heroes')}
        {deck.heroes.length === 0 && waiting('heroes').length === 0 && (
          <li className="st-quiet">
            {capital(inWords(beginning.least))}
            {beginning.most > beginning.least && ` to ${inWords(beginning.most)}`}: press the chip {typeIn(rulebook, beginning.type)?.name}{' '}
            and click one.
          </li>
        )}
      </Group>
      {types.map((type) => {
        const own = cards.filter(({ card }) => (card?.type ?? 'unknown') === type)
        return (
          <Group
            key={type}
            name={type === 'unknown' ? 'In no pack here' : (typeIn(rulebook, type)?.plural ?? capital(type))}
            count={sumOf(own)}
          >
            {own.map(row('cards'))}
          </Group>
        )
      })}
      {waiting('cards').length > 0 && (
        <Group name="Placeholders" count={waiting('cards').reduce((sum, one) => sum + one.quantity, 0)}>
          {absent('cards')}
        </Group>
      )}
      {cards.length === 0 && waiting('cards').length === 0 && (
        <p className="st-quiet">No card yet. Click cards on the left, or go there with the keyboard and press 1, 2 or 3.</p>
      )}
      {(sideboard.length > 0 || waiting('sideboard').length > 0) && (
        <Group name="Sideboard" count={sumOf(sideboard) + waiting('sideboard').reduce((sum, one) => sum + one.quantity, 0)}>
          {sideboard.map(row('sideboard'))}
          {absent('sideboard')}
        </Group>
      )}
      {waiting('shared').length > 0 && (
        <Group name="Cards of the scenario, kept beside" count={waiting('shared').length}>
          {absent('shared')}
        </Group>
      )}
    </div>
  )
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { copies }) => sum + copies, 0)

/** A card whose price is no number comes behind the others. */
const byPriceAndTitle =
  ({ cardLists }: Rulebook) =>
  (one: Row, other: Row): number => {
    const price = ({ card }: Row) => {
      const printed = card && printedOf(card, cardLists.price.fact)
      return typeof printed === 'number' ? printed : 99
    }
    return price(one) - price(other) || (one.card?.title ?? one.code).localeCompare(other.card?.title ?? other.code, 'en')
  }

const inWords = (count: number): string => ['none', 'one', 'two', 'three', 'four'][count] ?? String(count)

function Group({ name, count, children }: { readonly name: string; readonly count: number | string; readonly children: ReactNode }) {
  return (
    <section className="st-deck-group" aria-label={name}>
      <h3>
        {name} <span className="st-quiet">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

interface CardRowProps extends Row {
  readonly part: DeckPart
  readonly pack: string
  readonly rulebook: Rulebook
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
  readonly onLook: (code: string) => void
}

function CardRow({ code, copies, card, part, pack, rulebook, onDeck, onLook }: CardRowProps) {
  const readOnly = useReadOnly()
  const title = card?.title ?? code
  const set: SetQuantity = (next) => onDeck((now) => withCopies(now, part, code, next(copiesOf(now, part, code, pack)), pack))
  const move = () => onDeck((now) => moved(now, code, part, pack))
  const Way = part === 'cards' ? ArrowDownToLine : ArrowUpFromLine
  return (
    <li className="st-deck-row" onMouseEnter={() => onLook(code)}>
      <button
        type="button"
        className="st-deck-card"
        aria-label={`${title}, ${copies} ${part === 'cards' ? 'in the deck' : 'in the sideboard'}${readOnly ? '' : '; plus, minus or a digit changes it'}`}
        onFocus={() => onLook(code)}
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
          aria-label={part === 'cards' ? `One ${title} to the sideboard` : `One ${title} to the deck`}
          title={part === 'cards' ? 'One to the sideboard (b)' : 'One to the deck (b)'}
          onClick={move}
        >
          <Way size={13} aria-hidden="true" />
        </button>
      </Changing>
      <Stepper card={{ title, inDeck: card?.inDeck ?? 'counted' }} copies={copies} onQuantity={set} />
    </li>
  )
}

interface PlaceholderRowProps {
  readonly placeholder: DeckPlaceholder
  readonly onScript: () => void
  readonly onRemove: () => void
}

/** A card that no pack here has. */
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
