import { CardFace, type Catalogue, LandscapeFace, liesWide } from '@questwright/board'

/** Height of a printed card, relative to its width. */
export const printedTall = 336 / 240

interface GalleryFaceProps {
  readonly catalogue: Catalogue
  /** `pack:slug` */
  readonly code: string
  readonly side: string | undefined
}

/** A complete card of a gallery; in landscape if it is so on the table. */
export function GalleryFace({ catalogue, code, side }: GalleryFaceProps) {
  return liesWide(catalogue, code) ? (
    <LandscapeFace catalogue={catalogue} code={code} side={side} />
  ) : (
    <CardFace catalogue={catalogue} code={code} size="full" side={side} text="shrink" />
  )
}

/** The side of a card used in play, and the other one; undefined for a one-sided card. */
export function sidesOf(catalogue: Catalogue, code: string): { readonly up: string | undefined; readonly other: string | undefined } {
  const sides = Object.keys(catalogue.card(code)?.sides ?? {})
  const up = sides.includes('B') ? 'B' : sides[0]
  return { up, other: sides.find((side) => side !== up) }
}
