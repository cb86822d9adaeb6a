'use client'

import { copiesIn, copiesOf, type DeckCard, type DeckPart, moved, type PriceRow, rowsByPrice, withCopies } from '@questwright/editing'
import './deck-picture.css'
import type { Catalogue } from '@questwright/board'
import type { namesInDeck } from '@questwright/contents/deck-names'
import type { DeckFacts } from '@questwright/packs/types'
import { factIn, type Rulebook } from '@questwright/rulebook'
import { lookByFinger } from '../looks/look.ts'
import { useReadOnly } from '../parts/writing.tsx'
import { Stepper } from './card-results.tsx'
import { DeckFace } from './deck-face.tsx'
import { pressQuantity, type SetQuantity } from './quantity-keys.ts'
import { walkFaces } from './walk-faces.ts'

interface DeckPictureProps {
  readonly cards: readonly DeckCard[]
  /** The part of the deck that contains these cards. */
  readonly part: DeckPart
  readonly nameOf: ReturnType<typeof namesInDeck>
  readonly catalogue: Catalogue
  readonly rulebook: Rulebook
  readonly pack: string
  readonly onDeck: (edit: (deck: DeckFacts) => DeckFacts) => void
}

/** The cards of a part of a deck as faces: a row for each price. Cards of a row overlap where there is no room. */
export function DeckPicture({ cards, rulebook, ...more }: DeckPictureProps) {
  const { fact } = rulebook.cardLists.price
  const name = factIn(rulebook, fact)?.label ?? fact
  // a game without prices has no rows: the cards follow each other
  if (fact === '')
    return (
      <div className="st-deck-picture is-unpriced">
        <FaceLine cards={rowsByPrice(cards, rulebook).flatMap(({ cards: own }) => own)} rulebook={rulebook} {...more} />
      </div>
    )
  return (
    <div className="st-deck-picture">
      {rowsByPrice(cards, rulebook).map(({ price, cards: own }) => (
        <section key={price} className="st-deck-price" aria-label={wordsOf(price, name)}>
          <h4>
            <span className="st-deck-cost" title={wordsOf(price, name)} aria-hidden="true">
              {signOf(price)}
            </span>
            <span className="st-heard">{wordsOf(price, name)}</span> <span className="st-quiet">{copiesIn(own)}</span>
          </h4>
          <FaceLine cards={own} rulebook={rulebook} {...more} />
        </section>
      ))}
    </div>
  )
}

const signOf = (price: PriceRow['price']): string => (price === 'none' ? '–' : price === 'unknown' ? '?' : String(price))

const wordsOf = (price: PriceRow['price'], name: string): string =>
  price === 'none' ? `No ${name.toLowerCase()}` : price === 'unknown' ? 'In no pack here' : `${name} ${price}`

/** Cards in one line; the quantity keys work on each, and arrows move the focus. */
export function FaceLine({ cards, part, nameOf, catalogue, rulebook, pack, onDeck }: DeckPictureProps) {
  const readOnly = useReadOnly()
  return (
    <ul className="st-deck-line">
      {cards.map(({ code, copies, card }) => {
        const title = nameOf(code, card)
        const set: SetQuantity = (next) => onDeck((now) => withCopies(now, part, code, next(copiesOf(now, part, code, pack)), pack))
        return (
          <li key={code}>
            <DeckFace
              catalogue={catalogue}
              code={code}
              face="table"
              copies={copies}
              label={`${title}, ${copies} ${part === 'sideboard' ? 'in the sideboard' : 'in the deck'}${readOnly ? '' : '; plus, minus or a digit changes it'}`}
              onPress={lookByFinger}
              onKey={(event) => {
                const moves = () => onDeck((now) => moved(now, code, part, pack, rulebook, card?.section))
                if (readOnly || !pressQuantity(event, { onQuantity: set, onSideboard: moves })) walkFaces(event)
              }}
            >
              <span className="st-deck-face-copies" aria-hidden="true">
                {copies}
              </span>
              {!readOnly && <Stepper title={title} isSingle={card?.inDeck === 'begins'} copies={copies} onQuantity={set} />}
            </DeckFace>
          </li>
        )
      })}
    </ul>
  )
}
