import { useBoard } from '../board-context.ts'
import { CardBack } from '../card-back.tsx'
import { backOf, showsBack } from '../card-hidden.ts'
import { countedOn } from '../counted.ts'
import type { CardView } from '../door-types.ts'
import { Window } from '../face-parts.tsx'
import { faceOf } from '../faces.ts'
import { frameColor } from '../frames.ts'
import { Icon } from '../icons.tsx'
import { backDrawing, calledNow, frameValueOf, statColumn, typeOf } from '../printed.ts'
import type { Sizes } from '../room.ts'

const box = { x: 0, y: 0, width: 38, height: 44 }

/** A card as a pill: a part of its picture, its title, and the tokens that count towards its number, else its numbers. */
export function PillFace({ card }: { readonly card: CardView }) {
  const { catalogue, say } = useBoard()
  const { rulebook } = catalogue
  const hidden = showsBack(card)
  const printed = card.code === undefined || hidden ? undefined : catalogue.card(card.code)
  const type = typeOf(printed, card.side)
  const face = faceOf(rulebook, type)
  const stats = hidden ? [] : statColumn(rulebook, { card: printed, view: card, side: card.side })
  const counted = countedOn(rulebook, stats, card).filter(({ way }) => way === 'fills')
  // the card has no number that tokens count towards: show how many tokens it has
  const alone = counted.length > 0 ? undefined : Object.entries(card.tokens).find(([, count]) => count > 0)
  const style: Sizes = { '--f': frameColor(face.frame, frameValueOf(rulebook, printed)?.tone) }
  return (
    <span className="qw-pill-face" data-type={type} style={style}>
      {hidden ? (
        <CardBack drawing={backDrawing(rulebook, backOf(rulebook, card))} shape="square" />
      ) : (
        <svg viewBox="0 0 38 44" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Window
            rulebook={catalogue.rulebook}
            card={printed}
            face={{ ...face, window: 'plain' }}
            seed={card.code ?? ''}
            side={card.side}
            box={box}
            unit={1}
          />
        </svg>
      )}
      <span>
        <b>{calledNow(catalogue, card)}</b>
        <small>
          {stats
            .filter(({ stat }) => counted.length === 0 || counted.some((one) => one.stat === stat))
            .map(({ stat, icon, tone, now }) => {
              const bar = counted.find((one) => one.stat === stat)
              const color: Sizes = { '--tone': `var(--plate-${tone})` }
              return (
                <i key={stat} style={color}>
                  <Icon name={icon} />
                  {bar ? say('board.progress', { progress: bar.full, points: bar.most }) : (alone?.[1] ?? now)}
                </i>
              )
            })}
        </small>
      </span>
    </span>
  )
}
