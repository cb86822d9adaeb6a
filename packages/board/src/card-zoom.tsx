import { X } from 'lucide-react'
import { Portal } from 'radix-ui'
import { type Beside, placeBeside } from './beside.ts'
import { HiddenFace } from './board-face.tsx'
import { CardFace } from './card-face.tsx'
import { backOf } from './card-hidden.ts'
import type { Catalogue } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { backDrawing, cardName } from './printed.ts'

export interface CardZoomProps {
  readonly catalogue: Catalogue
  /** A card in a game, drawn with its numbers of this moment; or a code alone. */
  readonly card: CardView | { readonly code: string; readonly side?: string }
  /** Where it floats; without it the face stands where it is put. */
  readonly beside?: Beside | undefined
  /** It floats over dialogs too, for what names cards in one. */
  readonly over?: 'table' | 'dialogs'
  /** Closes a pinned one. Without it the zoom is only looked at. */
  readonly onClose?: (() => void) | undefined
}

function isView(card: CardZoomProps['card']): card is CardView {
  return 'key' in card
}

/** A card's full face: floating beside what is pointed at, standing in a panel, or pinned until it is closed. Hidden cards show their back. */
export function CardZoom({ catalogue, card, beside, over = 'table', onClose }: CardZoomProps) {
  const view = isView(card) ? card : undefined
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  const back = view ? backOf(catalogue.rulebook, view) : catalogue.rulebook.table.backs?.others
  const hidden = card.code === undefined || view?.knowledge === 'hidden'
  const label = view ? cardName(catalogue, view, hidden ? undefined : printed) : (printed?.title ?? card.code)
  const face = (
    <div
      className={!beside ? 'qw-zoom' : over === 'dialogs' ? 'qw-zoom is-floating is-over-dialogs' : 'qw-zoom is-floating'}
      style={beside ? placeBeside(beside) : undefined}
      data-zoom={card.code ?? 'hidden'}
    >
      {hidden || card.code === undefined ? (
        <HiddenFace catalogue={catalogue} drawing={backDrawing(catalogue.rulebook, back)} label={label} view={view} />
      ) : (
        <CardFace catalogue={catalogue} code={card.code} side={card.side} view={view} size="full" label={label} />
      )}
      {onClose && (
        <button
          type="button"
          className="qw-button is-icon qw-zoom-close"
          onClick={onClose}
          aria-label={catalogue.sentence('board.close', {})}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
  // outside of the table's element: that is a container, and inside of a container `position: fixed` goes by it and not by the window
  return beside ? <Portal.Root>{face}</Portal.Root> : face
}
