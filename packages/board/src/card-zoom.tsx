import { X } from 'lucide-react'
import { Portal } from 'radix-ui'
import { HiddenFace } from './board-face.tsx'
import { CardFace } from './card-face.tsx'
import type { Catalogue } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import type { Rect } from './geometry.ts'
import { backDrawing, cardName } from './printed.ts'
import { backOf } from './zone-look.ts'

export interface CardZoomProps {
  readonly catalogue: Catalogue
  /** A card in a game, drawn with its numbers of this moment; or a code alone. */
  readonly card: CardView | { readonly code: string; readonly side?: string }
  /** What it floats beside, in window coordinates; without it the face stands where it is put. */
  readonly beside?: Rect | undefined
  /** Closes a pinned one. Without it the zoom is only looked at. */
  readonly onClose?: (() => void) | undefined
}

const width = 248
const height = 348

function placeBeside(rect: Rect): { readonly left: number; readonly top: number } {
  const field = { width: globalThis.innerWidth, height: globalThis.innerHeight }
  const right = rect.x + rect.width + 10
  const left = right + width <= field.width ? right : Math.max(8, rect.x - width - 10)
  return { left, top: Math.max(8, Math.min(rect.y + rect.height / 2 - height / 2, field.height - height - 8)) }
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
