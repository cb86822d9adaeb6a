import { BoardFace, type LyingFaceProps, WideFace } from './board-face.tsx'
import { faceOf } from './faces.ts'
import { typeOf } from './printed.ts'

/** A card in play: nearly square, or in landscape. It is a module by itself, so that lists of such cards do not load the larger faces. */
export function TableFace(props: LyingFaceProps) {
  const { catalogue, card, side } = props
  const isWide = faceOf(catalogue.rulebook, typeOf(card, side)).lies === 'wide'
  return card && isWide ? <WideFace {...props} card={card} /> : <BoardFace {...props} />
}
