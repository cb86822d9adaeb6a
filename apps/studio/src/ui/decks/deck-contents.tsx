'use client'

import {
  cardsOf,
  copiesIn,
  copiesOf,
  type DeckCard,
  type DeckPart,
  groupOf,
  mainPart,
  moved,
  placeIn,
  printedOf,
  typeOrder,
  withCopies,
  withoutPlaceholder,
} from '@questwright/editing'
import './card-line.css'
import './deck-contents.css'
import './script-me.css'
import type { Catalogue } from '@questwright/board'
import type { DeckPool } from '@questwright/contents/deck-pool'
import type { DeckFacts, DeckPlaceholder } from '@questwright/packs/types'
import { deckSections, type Rulebook, typeIn } from '@questwright/rulebook'
import { ArrowDownToLine, ArrowUpFromLine, Wand2, X } from 'lucide-react'
import { lookByFinger } from '../looks/look.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { Stepper } from './card-results.tsx'
import { DeckBeginning } from './deck-beginning.tsx'
import { DeckGroup } from './deck-group.tsx'
import { DeckPicture, FaceLine } from './deck-picture.tsx'
import { capital, GroupIcon } from './group-icon.tsx'
import { pressQuantity, type SetQuantity } from './quantity-keys.ts'

export type DeckView = 'list' | 'picture'

interface DeckContentsProps {
  readonly deck: DeckFacts
  readonly pack: string
  readonly pool: DeckPool
  readonly view: DeckView
  readonly catalogue: Catalogue
  readonly rulebook: Rulebook
  /** The game's sum over the starting cards of the deck. */
  readonly sum: number
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
  /** Creates a card in place of a placeholder (a card that no loaded pack has). */
  readonly onScript: (placeholder: DeckPlaceholder) => void
}

/**
 * The content of the deck: starting cards, the other cards as a list by type or drawn in rows by price, the sideboard, and cards that no loaded
 * pack has.
 */
export function DeckContents({ deck, pack, pool, view, catalogue, rulebook, sum, onDeck, onScript }: DeckContentsProps) {
  const partOf = (part: DeckPart) => cardsOf(deck, part, pack, (code) => pool.byCode.get(code), rulebook)
  const main = mainPart(rulebook)
  const cards = partOf(main)
  const sideboard = partOf('sideboard')
  const waiting = (part: DeckPlaceholder['part']) => (deck.placeholders ?? []).filter((one) => one.part === part)
  const absent = (part: DeckPlaceholder['part']) =>
    waiting(part).length > 0 && (
      <ul>
        {waiting(part).map((one) => (
          <PlaceholderRow
            key={JSON.stringify(one)}
            placeholder={one}
            onScript={() => onScript(one)}
            onRemove={() => onDeck((now) => withoutPlaceholder(now, one))}
          />
        ))}
      </ul>
    )
  const rows = (part: DeckPart, own: readonly DeckCard[]) => (
    <ul>
      {own.map((one) => (
        <CardRow key={one.code} {...one} part={part} pack={pack} rulebook={rulebook} onDeck={onDeck} />
      ))}
    </ul>
  )
  const lists = deckSections(rulebook).filter(({ written }) => written === 'list')
  const order = typeOrder(rulebook)
  const types = [...new Set(cards.map(({ card }) => card?.type))].sort((one, other) => placeIn(order, one) - placeIn(order, other))
  return (
    <div className="st-deck-contents">
      {lists.map((section) => (
        <DeckBeginning
          key={section.name}
          deck={deck}
          pack={pack}
          pool={pool}
          catalogue={catalogue}
          rulebook={rulebook}
          section={section}
          sum={section.begins === undefined ? undefined : sum}
          onDeck={onDeck}
          absent={waiting(section.name).length}
        >
          {absent(section.name)}
        </DeckBeginning>
      ))}
      {view === 'picture' ? (
        <DeckPicture cards={cards} catalogue={catalogue} rulebook={rulebook} pack={pack} onDeck={onDeck} />
      ) : (
        types.map((type) => {
          const own = cards.filter(({ card }) => card?.type === type)
          const name = type === undefined ? 'In no pack here' : (typeIn(rulebook, type)?.plural ?? capital(type))
          return (
            <DeckGroup key={name} name={name} count={copiesIn(own)}>
              {rows(main, own)}
            </DeckGroup>
          )
        })
      )}
      {waiting(main).length > 0 && (
        <DeckGroup name="Placeholders" count={waiting(main).reduce((sum, one) => sum + one.quantity, 0)}>
          {absent(main)}
        </DeckGroup>
      )}
      {cards.length === 0 && waiting(main).length === 0 && (
        <p className="st-quiet">No card yet. Click cards on the left, or go there with the keyboard and press 1, 2 or 3.</p>
      )}
      {(sideboard.length > 0 || waiting('sideboard').length > 0) && (
        <DeckGroup name="Sideboard" count={copiesIn(sideboard) + waiting('sideboard').reduce((sum, one) => sum + one.quantity, 0)}>
          {view === 'picture' ? (
            <FaceLine cards={sideboard} part="sideboard" catalogue={catalogue} rulebook={rulebook} pack={pack} onDeck={onDeck} />
          ) : (
            rows('sideboard', sideboard)
          )}
          {absent('sideboard')}
        </DeckGroup>
      )}
      {waiting('shared').length > 0 && (
        <DeckGroup name="Cards of the scenario, kept beside" count={waiting('shared').length}>
          {absent('shared')}
        </DeckGroup>
      )}
    </div>
  )
}

interface CardRowProps extends DeckCard {
  readonly part: DeckPart
  readonly pack: string
  readonly rulebook: Rulebook
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
}

function CardRow({ code, copies, card, part, pack, rulebook, onDeck }: CardRowProps) {
  const readOnly = useReadOnly()
  const title = card?.title ?? code
  const set: SetQuantity = (next) => onDeck((now) => withCopies(now, part, code, next(copiesOf(now, part, code, pack)), pack))
  const move = () => onDeck((now) => moved(now, code, part, pack, rulebook))
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
      <Stepper card={{ title, inDeck: card?.inDeck ?? 'counted' }} copies={copies} onQuantity={set} />
    </li>
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
