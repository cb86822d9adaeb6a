import { lookByFinger } from '../looks/look.ts'

/** A card's title in a sentence, a table or a list: pointing at it, the focus or a finger shows the card large. */
export function CardName({ code, title }: { readonly code: string; readonly title: string }) {
  return (
    <button type="button" className="qw-link" data-look={code} onClick={lookByFinger}>
      {title}
    </button>
  )
}
