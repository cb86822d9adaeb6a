import { memo } from 'react'
import { HeldFace } from './board-face.tsx'
import type { Catalogue, CatalogueCard } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { FullFace } from './full-face.tsx'
import { ReadingFace } from './reading-face.tsx'
import { TableFace } from './table-face.tsx'

export interface CardFaceProps {
  readonly catalogue: Catalogue
  /** Which card: `pack:slug`. A code that the catalogue doesn't know is drawn as a placeholder. */
  readonly code: string
  /** Which side is drawn, for cards that have more than one. */
  readonly side?: string | undefined
  /** The card in a game: its numbers of this moment are drawn, changed ones marked. */
  readonly view?: CardView | undefined
  /**
   * `table`: as it lies in play, nearly square (a card that lies wide on its side). `held`: in the printed shape with the beginning of its text. Both are as wide as
   * what they stand in. `read`: held up for a moment, with its text. `full`: 240 x 336 (2.5 x 3.5 inches) with all that it prints.
   */
  readonly size: 'table' | 'held' | 'read' | 'full'
  /** Of a face that is held up: the field of the card's texts that alone is read. */
  readonly reads?: string | undefined
  /**
   * Of a full face, what a long text does: it shrinks down to 12 pixels and then scrolls (`scroll`), or shrinks until it fits, as in print
   * (`shrink`).
   */
  readonly text?: 'scroll' | 'shrink' | undefined
  /** Of a full face, for printing: square corners, and the frame runs so far over the edge, in units of 240 to the width. */
  readonly bleed?: number | undefined
  /** What screen readers say; without it the face is decoration of something that has a name. */
  readonly label?: string | undefined
}

/** A printed card in our own vector frames. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { catalogue, code, size } = props
  const card = catalogue.card(code)
  if (size === 'full') return <FullFace {...props} card={card} />
  if (size === 'read') return <ReadingFace {...props} card={card} />
  if (size === 'held') return <HeldFace {...props} card={card} />
  return <TableFace {...props} card={card} />
})

export type FaceProps = CardFaceProps & { readonly card: CatalogueCard | undefined }
