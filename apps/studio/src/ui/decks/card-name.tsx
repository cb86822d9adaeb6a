import { lookByFinger } from '../looks/look.ts'

/** A card's title in a sentence, a table or a list: hover, focus or a tap shows the card large. */
export function CardName({ code, title }: { readonly code: string; readonly title: string }) {
  return (
    <button type="button" className="qw-link" data-look={code} onClick={lookByFinger}>
      {title}
    </button>
  )
}
