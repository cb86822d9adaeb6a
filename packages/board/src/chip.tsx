/** A card of a folded seat in one line: its picture, its title, its attachments and its most important numbers. */
import { Paperclip, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { useBoard } from './board-context.ts'
import { Sign } from './board-face.tsx'
import { CardBack } from './card-back.tsx'
import { backOf, showsBack } from './card-hidden.ts'
import { countedOn } from './counted.ts'
import type { CardView } from './door-types.ts'
import { Frame, Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { frameColor } from './frames.ts'
import { Icon, isIconName } from './icons.tsx'
import { backDrawing, disguiseOf, frameValueOf, lineStats, titleOf, typeOf } from './printed.ts'
import { lyingOn, type Sizes } from './room.ts'

/** The area of the picture; the outline inside of it depends on the card's type. */
const square = { x: 3, y: 3, width: 50, height: 50 }

export function Chip({ card }: { readonly card: CardView }) {
  const { view, catalogue, say } = useBoard()
  const { rulebook } = catalogue
  const id = useId()
  const back = showsBack(card)
  const printed = card.code === undefined || back ? undefined : catalogue.card(card.code)
  const disguise = disguiseOf(catalogue, card)
  const face = faceOf(rulebook, typeOf(printed, card.side))
  const own = frameValueOf(rulebook, printed)
  const style: Sizes = { '--f': frameColor(face.frame, own?.tone) }
  const title = back ? (disguise?.title ?? say('board.mark.face-down')) : titleOf(printed, card.code, card.side)
  const stats = back ? [] : lineStats(rulebook, { card: printed, view: card, side: card.side })
  const counted = countedOn(rulebook, stats, card)
  const { strips, backs } = lyingOn(view, catalogue, card)
  const [mark] = Object.keys(rulebook.marks).filter((name) => card.marks.includes(name))
  const look = Object.hasOwn(rulebook.markFaces, mark ?? '') ? rulebook.markFaces[mark ?? ''] : undefined
  return (
    <span className="qw-chip" style={style}>
      <span className="qw-chip-picture" aria-hidden="true">
        {back ? (
          <CardBack drawing={backDrawing(rulebook, backOf(rulebook, card))} shape="square" />
        ) : (
          <svg viewBox="0 0 56 56" aria-hidden="true">
            <clipPath id={id}>
              <rect width="56" height="56" />
            </clipPath>
            <g clipPath={`url(#${id})`}>
              <Frame face={face} own={own?.tone} width={56} height={56} radius={6} />
              <Window
                rulebook={catalogue.rulebook}
                card={printed}
                face={face}
                seed={card.code ?? ''}
                side={card.side}
                box={square}
                unit={0.5}
              />
            </g>
          </svg>
        )}
      </span>
      <b>{title}</b>
      {strips.length > 0 && (
        <span className="qw-chip-holds">
          <Paperclip size={12} aria-hidden="true" /> {strips.length}
        </span>
      )}
      {backs.map((one) => (
        <span key={one.key} className="qw-chip-back" aria-hidden="true">
          <CardBack drawing={backDrawing(rulebook, backOf(rulebook, one))} />
        </span>
      ))}
      {look && isIconName(look.icon) ? (
        <Icon name={look.icon} className={`is-${look.tone}`} />
      ) : (
        card.marks.includes('exhausted') && <RotateCw size={13} aria-hidden="true" />
      )}
      {stats.map((stat) => (
        <span key={stat.stat} className="qw-chip-number" data-stat={stat.stat} style={{ '--tone': `var(--plate-${stat.tone})` } as Sizes}>
          <Sign name={stat.icon} /> {counted.find((one) => one.stat === stat.stat)?.full ?? stat.now}
        </span>
      ))}
    </span>
  )
}
