import type { FaceProps } from './card-face.tsx'
import { artOf, Badge, badgeLook, Frame, Plate, SetMark, stageOf, ValueMark, Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { fitTitle, guessWidth } from './fit-title.ts'
import { fitOrigin, shortTo } from './foot.ts'
import { iconDrawing } from './icons.tsx'
import { badgeOf, frameValueOf, statColumn, statsOfAnyType, titleOf, typeOf, typeWord, written } from './printed.ts'
import { linesOf, Rules, toldBy } from './rules-text.tsx'

/** A complete card of 240 x 336 units, in the proportions of 2.5 x 3.5 inches. */
export function FullFace({ catalogue, card, code, side, view, label, text: fitting = 'scroll', bleed }: FaceProps) {
  const over = bleed ?? 0
  const { rulebook } = catalogue
  const type = typeOf(card, side) ?? 'unknown'
  const face = faceOf(rulebook, type)
  const title = titleOf(card, code, side)
  const badge = badgeOf(rulebook, { card, view, side })
  const look = badgeLook(face)
  const stage = stageOf(card, side)
  const stats = statColumn(rulebook, { card, view, side })
  const others = statsOfAnyType(rulebook, { card, view, side })
  const own = frameValueOf(rulebook, card)
  const hasLeft = badge !== undefined || stage !== undefined
  const isUnique = card?.unique === true
  const room = 204 - (hasLeft ? 42 : 0) - (own ? 32 : 0) - (isUnique ? 13 : 0)
  const fitted = fitTitle(title, room, 20, fitting === 'shrink' ? 9 : 13, 1)
  const middle = 120 + (hasLeft ? 19 : 0) - (own ? 16 : 0) + (isUnique ? 6 : 0)
  const told = toldBy(catalogue, card, side)
  const lines = linesOf(told, 29)
  const dense = lines > 9.5 ? 'dense' : lines < 5 && fitting === 'shrink' ? 'roomy' : 'airy'
  const picture = dense === 'dense' ? (fitting === 'shrink' ? 66 : 46) : dense === 'roomy' ? 122 : 88
  const rules = { y: 50 + picture, height: 250 - picture }
  const columns = dense === 'dense'
  const kind = card ? typeWord(catalogue, type) : catalogue.sentence('board.script-me', {})
  const number = written(card?.number)
  const artist = artOf(card, side)?.artist
  const hasSet = card?.setSlug !== undefined
  const origin = fitOrigin(card?.setTitle ?? card?.pack ?? '', number ?? '', kind, hasSet ? 190 : 208)
  return (
    <svg
      className={`qw-face qw-face-full${bleed !== undefined ? ' is-print' : ''}`}
      data-type={type}
      viewBox={`${-over} ${-over} ${240 + 2 * over} ${336 + 2 * over}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Frame face={face} own={own?.tone} width={240} height={336} radius={12} bleed={bleed} />
      <Window
        rulebook={catalogue.rulebook}
        card={card}
        face={face}
        seed={code}
        side={side}
        box={{ x: 12, y: 44, width: 216, height: picture }}
        unit={columns ? 1 : 1.5}
      />
      <rect x="10" y="10" width="220" height="31" rx="4" className="qw-paper" />
      {isUnique && (
        <svg
          x={middle - Math.min(room, (fitted.squeeze(fitted.lines[0] ?? '') ?? widthOf(fitted.lines[0] ?? '', fitted.size)) + 2) / 2 - 13}
          y="19.5"
          width="11"
          height="11"
          viewBox="0 0 16 16"
          style={{ color: 'var(--card-ink)' }}
          aria-hidden="true"
          data-unique="unique"
        >
          {iconDrawing('unique')}
        </svg>
      )}
      <text
        x={middle}
        y="32"
        className="qw-title"
        fontSize={fitted.size}
        textLength={fitted.squeeze(fitted.lines[0] ?? '')}
        lengthAdjust="spacingAndGlyphs"
      >
        {fitted.lines[0]}
      </text>
      <ValueMark shown={own} x={215} y={25.5} size={11} />
      {badge && <Badge stat={badge} form={look.form} x={look.x} y={25.5} size={13.5} />}
      {stage !== undefined && (
        <>
          <rect x="12" y="12.5" width="38" height="26" rx="4" className="qw-plate-ground" />
          <text x="31" y="31" className="qw-plate-text" fontSize="16">
            {stage}
          </text>
        </>
      )}
      {stats.map((stat, index) => (
        <Plate
          key={stat.stat}
          stat={stat}
          x={columns ? 10 + Math.floor(index / 2) * (stats.some((one) => one.change !== 'same') ? 82 : 46) : 10}
          y={45 + (columns ? index % 2 : index) * 20.7}
          width={44}
          height={19.5}
          text={14.5}
        />
      ))}
      {others.map((stat, index) => (
        <Plate key={stat.stat} stat={stat} x={186} y={45 + index * 20.7} width={44} height={19.5} text={14.5} />
      ))}
      <rect x="12" y={rules.y} width="216" height={rules.height} rx="5" className="qw-paper" />
      <foreignObject x="12" y={rules.y} width="216" height={rules.height}>
        <Rules catalogue={catalogue} told={told} fitting={fitting} dense={dense} />
      </foreignObject>
      <text x="16" y={artist ? 315 : 322} className="qw-foot">
        {kind}
      </text>
      {artist && (
        <text x="16" y="327" className="qw-foot is-small">
          {shortTo(catalogue.sentence('board.art-by', { name: artist }), 34)}
        </text>
      )}
      <SetMark card={card} x={218} y={318} size={8} />
      <text x={hasSet ? 206 : 224} y="322" className="qw-foot" textAnchor="end" style={{ fontSize: origin.size }}>
        {origin.text}
      </text>
    </svg>
  )
}

/** The estimated width of a title; `fitTitle` estimates in the same way. */
function widthOf(line: string, size: number): number {
  return guessWidth(line) * size
}
