import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useBoard } from './board-context.ts'
import { CardBack, CardFace } from './card-face.tsx'
import { showsBack } from './card-on-table.tsx'
import { cardName, isPlayersCard } from './printed.ts'
import { useFocusBack } from './use-focus-back.ts'
import { cardsIn } from './view.ts'

/** What a zone is called; the name of an unknown one is shown in plain letters. */
export function zoneCode(name: string): string {
  return `board.zone.${name}`
}

export interface PileDialogProps {
  /** The zone that is looked through; undefined closes it. */
  readonly zone: string | undefined
  readonly onClose: () => void
}

/** A pile laid out: its cards, first to last. */
export function PileDialog({ zone, onClose }: PileDialogProps) {
  const { view, catalogue, say, open, seatName } = useBoard()
  const pile = zone === undefined ? undefined : view.zones[zone]
  const cards = pile ? cardsIn(view, pile.id) : []
  const name = pile ? say(zoneCode(pile.name)) : ''
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
                    className="qw-card"
                    aria-label={cardName(catalogue, card, card.code === undefined ? undefined : catalogue.card(card.code))}
                    onClick={() => {
                      onClose()
                      open(card)
                    }}
                  >
                    {showsBack(card) || card.code === undefined ? (
                      <CardBack kind={isPlayersCard(card) ? 'player' : 'encounter'} />
                    ) : (
                      <CardFace catalogue={catalogue} code={card.code} side={card.side} view={card} size="table" />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {cards.length > 1 && <p className="qw-quiet">{say('board.top-of-pile')}</p>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
