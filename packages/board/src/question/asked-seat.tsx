import { Art } from '../art/art.tsx'
import { pictureOf } from '../art/picture.ts'
import { useBoard } from '../board-context.ts'
import { showsBack } from '../card-hidden.ts'
import type { CardView, SeatName } from '../door-types.ts'
import { artOf } from '../face-parts.tsx'
import { useArt } from '../own-art.ts'
import { cardsIn } from '../view.ts'
import { seatZones } from '../zone-look.ts'

/** The seat that has to answer: the picture of its first card in play, and its name. */
export function AskedSeat({ seat }: { readonly seat: SeatName }) {
  const { view, catalogue, seatName } = useBoard()
  const own = seatZones(catalogue.rulebook, seat, ['row'])
    .flatMap(({ id }) => cardsIn(view, id))
    .find((card) => card.owner === seat && !showsBack(card))
  return (
    <span className="qw-who">
      {own && <Portrait card={own} />}
      <b>{seatName(seat)}</b>
    </span>
  )
}

const side = 40

/** The picture of a card, cut to a square. */
function Portrait({ card: { code = '', side: up } }: { readonly card: CardView }) {
  const { catalogue } = useBoard()
  const card = catalogue.card(code)
  const picture = useArt(card?.packId, artOf(card, up)?.file)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {picture ? (
        <image href={picture.url} width={side} height={side} preserveAspectRatio="xMidYMin slice" />
      ) : (
        <Art seed={code} {...pictureOf(catalogue.rulebook, card, code, up)} box={{ x: 0, y: 0, width: side, height: side }} />
      )}
    </svg>
  )
}
