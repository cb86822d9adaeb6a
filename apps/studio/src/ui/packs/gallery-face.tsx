import { CardFace, type Catalogue, LandscapeFace } from '@questwright/board'
import { liesWide } from '../../client/packs/lies-wide.ts'

/** How tall a printed card is, to its width. */
export const printedTall = 336 / 240

interface GalleryFaceProps {
  readonly catalogue: Catalogue
  /** `pack:slug` */
  readonly code: string
  readonly side: string | undefined
}

/** A whole card of a gallery: upright, or on its side where it lies so on the table. */
export function GalleryFace({ catalogue, code, side }: GalleryFaceProps) {
  return liesWide(catalogue, code) ? (
    <LandscapeFace catalogue={catalogue} code={code} side={side} />
  ) : (
    <CardFace catalogue={catalogue} code={code} size="full" side={side} text="shrink" />
  )
}

/** The side of a card that is played on, and the other one; nothing for a card that has one side only. */
export function sidesOf(catalogue: Catalogue, code: string): { readonly up: string | undefined; readonly other: string | undefined } {
  const sides = Object.keys(catalogue.card(code)?.sides ?? {})
  const up = sides.includes('B') ? 'B' : sides[0]
  return { up, other: sides.find((side) => side !== up) }
}
