import { X } from 'lucide-react'
import { Portal } from 'radix-ui'
import { HiddenFace } from './board-face.tsx'
import { CardFace } from './card-face.tsx'
import type { Catalogue } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import type { Rect } from './geometry.ts'
import { backDrawing, cardName } from './printed.ts'
import { backOf } from './zone-look.ts'

/** What a card floats beside and within what, in window coordinates. */
export interface Beside {
  readonly card: Rect
  readonly field: Rect
}

export interface CardZoomProps {
  readonly catalogue: Catalogue
  /** A card in a game, drawn with its numbers of this moment; or a code alone. */
  readonly card: CardView | { readonly code: string; readonly side?: string }
  /** Where it floats; without it the face stands where it is put. */
  readonly beside?: Beside | undefined
  /** Closes a pinned one. Without it the zoom is only looked at. */
  readonly onClose?: (() => void) | undefined
}

/** Its greatest width, and how much taller than wide it is. */
const greatest = 248
const tall = 348 / 248
const edge = 8

/** Beside the card where there is room, and within the field: as large as that allows. */
function placeBeside({ card, field }: Beside): { readonly left: number; readonly top: number; readonly width: number } {
  const width = Math.max(1, Math.min(greatest, field.width - 2 * edge, (field.height - 2 * edge) / tall))
  const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most))
  const most = field.x + field.width - width - edge
  const right = card.x + card.width + 10
  const left = right <= most ? right : card.x - width - 10
  const height = width * tall
  return {
    left: within(field.x + edge, left, most),
    top: within(field.y + edge, card.y + card.height / 2 - height / 2, field.y + field.height - height - edge),
    width,
  }
}

function isView(card: CardZoomProps['card']): card is CardView {
  return 'key' in card
}

/** A card's full face: floating beside what is pointed at, standing in a panel, or pinned until it is closed. Hidden cards show their back. */
export function CardZoom({ catalogue, card, beside, onClose }: CardZoomProps) {
  const view = isView(card) ? card : undefined
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  const back = view ? backOf(catalogue.rulebook, view) : catalogue.rulebook.table.backs?.others
  const hidden = card.code === undefined || view?.knowledge === 'hidden'
  const label = view ? cardName(catalogue, view, hidden ? undefined : printed) : (printed?.title ?? card.code)
  const face = (
    <div
      className={beside ? 'qw-zoom is-floating' : 'qw-zoom'}
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
