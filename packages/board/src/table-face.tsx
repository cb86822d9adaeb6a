import { BoardFace, type LyingFaceProps, WideFace } from './board-face.tsx'
import { faceOf } from './faces.ts'
import { typeOf } from './printed.ts'

/** A card as it lies in play: nearly square, or on its side. Lists of such cards load no face that is larger. */
export function TableFace(props: LyingFaceProps) {
  const { catalogue, card, side } = props
  const isWide = faceOf(catalogue.rulebook, typeOf(card, side)).lies === 'wide'
  return card && isWide ? <WideFace {...props} card={card} /> : <BoardFace {...props} />
}
