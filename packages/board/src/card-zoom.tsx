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
  /** A card of a game, which is drawn with its current numbers, or only the code of a card. */
  readonly card: CardView | { readonly code: string; readonly side?: string }
  /** The card beside which it floats, and the area that it may cover; without it the face is drawn inline. */
  readonly beside?: Beside | undefined
  /** `dialogs`: it floats above dialogs as well, for names of cards inside of a dialog. */
  readonly over?: 'table' | 'dialogs'
  /** Closes a pinned zoom. Without it there is no button to close. */
  readonly onClose?: (() => void) | undefined
}

function isView(card: CardZoomProps['card']): card is CardView {
  return 'key' in card
}

/**
 * A card enlarged with everything that is printed: floating beside the card under the pointer, inline in a panel, or pinned until it is
 * closed. A card that the viewer may not see shows its back.
 */
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
  // rendered outside of the table's element: inside of a CSS container, `position: fixed` is relative to the container instead of the
  // window
  return beside ? <Portal.Root>{face}</Portal.Root> : face
}
