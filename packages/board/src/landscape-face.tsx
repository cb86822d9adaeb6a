import type { Catalogue } from './catalogue.ts'
import { Badge, badgeLook, Frame, Plate, SetMark, stageOf, Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { fitTitle } from './fit-title.ts'
import { fitOrigin } from './foot.ts'
import { badgeOf, statColumn, titleOf, typeOf, typeWord, written } from './printed.ts'
import { linesOf, Rules, toldBy } from './rules-text.tsx'
import { outline } from './set-seal.tsx'

interface LandscapeFaceProps {
  readonly catalogue: Catalogue
  /** `pack:slug` */
  readonly code: string
  readonly side?: string | undefined
}

/**
 * A complete card in landscape of 336 x 240 units, with its picture left of its text. Hidden from screen readers: an element around it has
 * the card's name.
 */
export function LandscapeFace({ catalogue, code, side }: LandscapeFaceProps) {
  const { rulebook } = catalogue
  const card = catalogue.card(code)
  const type = typeOf(card, side) ?? 'unknown'
  const face = faceOf(rulebook, type)
  const title = titleOf(card, code, side)
  const stage = stageOf(card, side)
  const stats = statColumn(rulebook, { card, view: undefined, side })
  const badge = badgeOf(rulebook, { card, view: undefined, side })
  const look = badgeLook(face)
  const fitted = fitTitle(title, 316 - (stage === undefined && badge === undefined ? 12 : 92), 21, 12, 1)
  const told = toldBy(catalogue, card, side)
  const kind = card ? typeWord(catalogue, type) : catalogue.sentence('board.script-me', {})
  const origin = fitOrigin(card?.setTitle ?? card?.pack ?? '', written(card?.number) ?? '', kind, card?.setSlug === undefined ? 304 : 286)
  return (
    <svg className="qw-face qw-face-full qw-face-landscape" data-type={type} viewBox="0 0 336 240" aria-hidden="true">
      <Frame face={face} own={undefined} width={336} height={240} radius={12} />
      <Window
        rulebook={catalogue.rulebook}
        card={card}
        face={face}
        seed={code}
        side={side}
        box={{ x: 12, y: 44, width: 96, height: 168 }}
        unit={1.5}
      />
      <rect x="10" y="10" width="316" height="31" rx="4" className="qw-paper" />
      {badge && <Badge stat={badge} form={look.form} x={look.x} y={25.5} size={13.5} />}
      {stage !== undefined && (
        <>
          <rect x="12" y="12.5" width="38" height="26" rx="4" className="qw-plate-ground" />
          <text x="31" y="31" className="qw-plate-text" fontSize="16">
            {stage}
          </text>
        </>
      )}
      <text
        x="168"
        y="32"
        className="qw-title"
        fontSize={fitted.size}
        textLength={fitted.squeeze(fitted.lines[0] ?? '')}
        lengthAdjust="spacingAndGlyphs"
      >
        {fitted.lines[0]}
      </text>
      <rect x="112" y="44" width="212" height="168" rx="5" className="qw-paper" stroke={outline} strokeOpacity=".4" />
      <foreignObject x="112" y="44" width="212" height="168">
        <Rules catalogue={catalogue} told={told} fitting="shrink" dense={linesOf(told, 31) > 8 ? 'dense' : 'roomy'} />
      </foreignObject>
      {stats.map((stat, index) => (
        <Plate key={stat.stat} stat={stat} x={10} y={45 + index * 20.7} width={44} height={19.5} text={14.5} />
      ))}
      <text x="16" y="227" className="qw-foot">
        {kind}
      </text>
      <SetMark card={card} x={314} y={223} size={8} />
      <text x={card?.setSlug === undefined ? 320 : 302} y="227" className="qw-foot" textAnchor="end" style={{ fontSize: origin.size }}>
        {origin.text}
      </text>
    </svg>
  )
}
