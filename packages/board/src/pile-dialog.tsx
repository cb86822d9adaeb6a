import { entryIn } from '@questwright/rulebook'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-back.tsx'
import { CardFace } from './card-face.tsx'
import { backOf, showsBack } from './card-hidden.ts'
import { backDrawing, cardName } from './printed.ts'
import { useFocusBack } from './use-focus-back.ts'
import { cardsIn } from './view.ts'
import { zoneTitle } from './zone-look.ts'

export interface PileDialogProps {
  /** The zone to show; undefined closes the dialog. */
  readonly zone: string | undefined
  readonly onClose: () => void
}

/** The cards of a pile side by side, first to last. */
export function PileDialog({ zone, onClose }: PileDialogProps) {
  const { view, catalogue, say, open, seatName } = useBoard()
  const pile = zone === undefined ? undefined : view.zones[zone]
  const cards = pile ? cardsIn(view, pile.id) : []
  const name = pile ? zoneTitle(catalogue, pile.name) : ''
  const isOrdered = pile !== undefined && entryIn(catalogue.rulebook.zones, pile.name)?.order === 'ordered'
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open={pile !== undefined} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="qw-overlay" />
        <Dialog.Content className="qw-dialog is-wide" aria-describedby={undefined} {...focusBack}>
          <header>
            <Dialog.Title>
              {pile?.seat === undefined ? name : `${name}, ${seatName(pile.seat)}`}{' '}
              <span className="qw-quiet">{say('board.cards', { count: pile?.count ?? 0 })}</span>
            </Dialog.Title>
            <Dialog.Close className="qw-button is-icon" aria-label={say('board.close')}>
              <X size={16} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {cards.length === 0 ? (
            <p className="qw-empty">{say('board.empty.pile')}</p>
          ) : (
            <ul className="qw-pile-cards">
              {cards.map((card) => (
                <li key={card.key}>
                  <button
                    type="button"
                    className="qw-pile-card"
                    aria-label={cardName(catalogue, card, card.code === undefined ? undefined : catalogue.card(card.code))}
                    onClick={() => {
                      onClose()
                      open(card)
                    }}
                  >
                    {showsBack(card) || card.code === undefined ? (
                      <CardBack drawing={backDrawing(catalogue.rulebook, backOf(catalogue.rulebook, card))} />
                    ) : (
                      <CardFace catalogue={catalogue} code={card.code} side={card.side} view={card} size="held" />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {cards.length > 1 && isOrdered && <p className="qw-quiet">{say('board.top-of-pile')}</p>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
