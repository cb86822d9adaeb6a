import { memo, useId } from 'react'
import { Art } from './art.tsx'
import type { Catalogue, CatalogueCard } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { artOf, Badge, badgeLook, Frame, outline, PaperTitle, Plate, stageOf, ValueMark, Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { fitTitle } from './fit-title.ts'
import { columnTop } from './frames.ts'
import { FullFace } from './full-face.tsx'
import { laidOut, useArt } from './own-art.ts'
import { badgeOf, frameValueOf, statColumn, titleOf, typeOf } from './printed.ts'

export interface CardFaceProps {
  readonly catalogue: Catalogue
  /** Which card: `pack:slug`. A code that the catalogue doesn't know is drawn as a placeholder. */
  readonly code: string
  /** Which side is drawn, for cards that have more than one. */
  readonly side?: string | undefined
  /** The card in a game: its numbers of this moment are drawn, changed ones marked. */
  readonly view?: CardView | undefined
  /** `table` is 90 x 126 (a card that lies wide 176 x 126), `full` 240 x 336 (2.5 x 3.5 inches) with rules text. */
  readonly size: 'table' | 'full'
  /**
   * Of a full face, what a long text does: it shrinks down to 12 pixels and then scrolls (`scroll`), or shrinks until it fits, as in print
   * (`shrink`).
   */
  readonly text?: 'scroll' | 'shrink' | undefined
  /** Of a full face, for printing: square corners, and the frame runs so far over the edge, in units of 240 to the width. */
  readonly bleed?: number | undefined
  /** What screen readers say; without it the face is decoration of something that has a name. */
  readonly label?: string | undefined
}

/** A printed card in our own vector frames. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const card = props.catalogue.card(props.code)
  if (props.size === 'full') return <FullFace {...props} card={card} />
  const lies = faceOf(props.catalogue.rulebook, card?.type).lies
  return card && lies === 'wide' ? <WideFace {...props} card={card} /> : <TableFace {...props} card={card} />
})

export type FaceProps = CardFaceProps & { readonly card: CatalogueCard | undefined }

function TableFace({ catalogue, card, code, side, view, label }: FaceProps) {
  const { rulebook } = catalogue
  const type = typeOf(card, side) ?? 'unknown'
  const face = faceOf(rulebook, type)
  const title = titleOf(card, code, side)
  const fitted = fitTitle(title, 75, 13, 12, 2)
  const plate = fitted.lines.length === 2 ? 31 : 18
  const top = 8 + plate
  const badge = face.badgeOn === 'full-face' ? undefined : badgeOf(rulebook, { card, view, side })
  const look = badgeLook(face)
  const own = frameValueOf(rulebook, card)
  const stats = statColumn(rulebook, { card, view, side })
  const first = top + (badge ? look.column : columnTop(face.window))
  const step = Math.min(17, (121.5 - first) / Math.max(stats.length, 1))
  return (
    <svg
      className="qw-face"
      data-type={type}
      viewBox="0 0 90 126"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Frame face={face} own={own?.tone} width={90} height={126} radius={7} />
      <Window card={card} face={face} seed={code} side={side} box={{ x: 6, y: top, width: 78, height: 120 - top }} unit={1} />
      <rect x="6" y="6" width="78" height={plate} rx="2.5" className="qw-paper" />
      <PaperTitle {...fitted} />
      <ValueMark shown={own} x={76} y={top + 8.5} size={6.5} />
      {badge && <Badge stat={badge} form={look.form} x={look.small} y={top + look.middle} size={10} />}
      {stats.map((stat, index) => (
        <Plate key={stat.stat} stat={stat} x={5} y={first + index * step} width={29} height={step - 1} text={12.5} />
      ))}
      {!card && (
        <g className="qw-placeholder">
          <rect x="10" y="96" width="70" height="18" rx="9" className="qw-paper" />
          <text x="45" y="109" className="qw-badge-text" fontSize="12">
            {catalogue.sentence('board.script-me', {})}
          </text>
        </g>
      )}
    </svg>
  )
}

const wideWindow = { x: 6, y: 6, width: 164, height: 72 }

/** A card that lies on its side: its stage, and how much was done of its number. */
function WideFace({ catalogue, card, code, side, view, label }: FaceProps & { readonly card: CatalogueCard }) {
  const id = useId()
  const face = faceOf(catalogue.rulebook, card.type)
  const place = artOf(card, side)
  const picture = useArt(card.packId, place?.file)
  const laid = picture && place && laidOut(picture, place, wideWindow)
  const title = titleOf(card, code, side)
  const fitted = fitTitle(title, 156, 15, 12, 1)
  const stage = stageOf(card, side)
  const points = statColumn(catalogue.rulebook, { card, view, side }).find(({ stat }) => stat === face.column?.[0])
  const needed = Number(points?.now)
  const done = view?.tokens.progress ?? 0
  const bar = 90
  const share = Number.isFinite(needed) && needed > 0 ? Math.min(1, done / needed) : 0
  return (
    <svg
      className="qw-face qw-face-wide"
      data-type={card.type}
      viewBox="0 0 176 126"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Frame face={face} own={undefined} width={176} height={126} radius={7} />
      <rect x="6" y="6" width="164" height="114" rx="3" className="qw-paper" />
      <clipPath id={id}>
        <path d="M6,6H170V74Q130,66 88,73T6,72Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Art seed={code} motif={face.motif} box={wideWindow} />
        {laid && picture && <image href={picture.url} {...laid} preserveAspectRatio="none" />}
      </g>
      <path d="M6,72Q46,80 88,73T170,74" fill="none" stroke={outline} strokeOpacity=".5" />
      {stage !== undefined && (
        <>
          <rect x="10" y="10" width="34" height="22" rx="4" className="qw-plate-ground" />
          <text x="27" y="26" className="qw-plate-text" fontSize="15">
            {stage}
          </text>
        </>
      )}
      <text
        x="88"
        y="94"
        className="qw-title"
        fontSize={fitted.size}
        textLength={fitted.squeeze(fitted.lines[0] ?? '')}
        lengthAdjust="spacingAndGlyphs"
      >
        {fitted.lines[0]}
      </text>
      {points && <Plate stat={points} x={130} y={12} width={36} height={20} text={13} />}
      <g className="qw-progress-bar">
        <rect x="10" y="102" width="156" height="15" rx="7.5" className="qw-plate-ground" />
        {share > 0 && <rect x="12" y="104" width={Math.max(11, bar * share)} height="11" rx="5.5" fill="#1f8f84" />}
        {Number.isFinite(needed) &&
          needed > 1 &&
          needed <= 16 &&
          Array.from({ length: needed - 1 }, (_, index) => index + 1).map((tick) => (
            <path key={tick} d={`M${12 + (bar * tick) / needed},104v11`} stroke="#fff6e2" strokeOpacity=".35" />
          ))}
        <text x="132" y="113.6" className="qw-plate-text" fontSize="12">
          {Number.isFinite(needed) && needed > 0
            ? catalogue.sentence('board.progress', { progress: done, points: needed })
            : catalogue.sentence('board.progress-alone', { progress: done })}
        </text>
      </g>
    </svg>
  )
}
