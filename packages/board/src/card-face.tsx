import { memo } from 'react'
import { HeldFace } from './board-face.tsx'
import type { Catalogue, CatalogueCard } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { FullFace } from './full-face.tsx'
import { ReadingFace } from './reading-face.tsx'
import { TableFace } from './table-face.tsx'

export interface CardFaceProps {
  readonly catalogue: Catalogue
  /** The code of the card, `pack:slug`. A code that the catalogue does not have is drawn as a placeholder. */
  readonly code: string
  /** The side that is drawn, for cards that have more than one. */
  readonly side?: string | undefined
  /** The card in a running game: its current numbers are drawn, and numbers that differ from the printed ones are marked. */
  readonly view?: CardView | undefined
  /**
   * `table`: as in play, nearly square, or wide for a card in landscape. `held`: in the printed shape with the beginning of its text. Both
   * fill the width of their container. `read`: enlarged while the card is pointed at, with its text. `full`: 240 x 336 (2.5 x 3.5 inches)
   * with all that is printed.
   */
  readonly size: 'table' | 'held' | 'read' | 'full'
  /** For `read`: show only this field of the card's texts. */
  readonly reads?: string | undefined
  /**
   * For `full`, how a long text is fitted: it shrinks down to 12 pixels and then scrolls (`scroll`), or shrinks until it fits, as in print
   * (`shrink`).
   */
  readonly text?: 'scroll' | 'shrink' | undefined
  /**
   * For `full` in print: the corners are square, and the frame runs over the cut edge by this length, in units of which 240 are the card's
   * width.
   */
  readonly bleed?: number | undefined
  /** Label for screen readers; without it the face is hidden from them, since an element around it has the name. */
  readonly label?: string | undefined
}

/** A printed card, drawn as a vector image in our own frames. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { catalogue, code, size } = props
  const card = catalogue.card(code)
  if (size === 'full') return <FullFace {...props} card={card} />
  if (size === 'read') return <ReadingFace {...props} card={card} />
  if (size === 'held') return <HeldFace {...props} card={card} />
  return <TableFace {...props} card={card} />
})

export type FaceProps = CardFaceProps & { readonly card: CatalogueCard | undefined }
