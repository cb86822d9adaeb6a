import { lookByFinger } from '../looks/look.ts'

/** The title of a card in a sentence, a table or a list. Pointing at it, focusing it or a tap shows the card enlarged. */
export function CardName({ code, title }: { readonly code: string; readonly title: string }) {
  return (
    <button type="button" className="qw-link" data-look={code} onClick={lookByFinger}>
      {title}
    </button>
  )
}
