import type { Face, Rulebook } from '@questwright/rulebook'
import { useId } from 'react'
import { Art } from './art/art.tsx'
import { pictureOf } from './art/picture.ts'
import type { CatalogueCard } from './catalogue.ts'
import { type Box, frameColor, windowPath } from './frames.ts'
import { iconDrawing } from './icons.tsx'
import { artPlace, laidOut, useArt } from './own-art.ts'
import { type DrawnStat, type FrameValue, written } from './printed.ts'
import { outline, type Round, SetSeal } from './set-seal.tsx'

/** Colour, opacity and width of the line that is drawn for each kind of rim. */
const rims = {
  plain: { stroke: '#fff3d6', opacity: 0.28, width: 1 },
  notched: { stroke: '#fff3d6', opacity: 0.28, width: 1 },
  gilt: { stroke: '#e6bc66', opacity: 0.6, width: 1 },
  gold: { stroke: '#e6bc66', opacity: 0.9, width: 1.3 },
} as const

/** The background of a card: its colour, its rim, and the shapes of notches and lightning. */
export function Frame({
  face,
  own,
  width,
  height,
  radius,
  bleed,
}: {
  readonly face: Face
  /** The colour of the printed value that colours the frame; undefined where the card has no such value. */
  readonly own: string | undefined
  readonly width: number
  readonly height: number
  readonly radius: number
  /** For printing: how far the colour runs over the cut edge; with it, corners are square. */
  readonly bleed?: number | undefined
}) {
  const inset = radius > 8 ? 5 : 3
  const rim = rims[rimOf(face)]
  const colour = frameColor(face.frame, own)
  const notches = []
  if (face.rim === 'notched') {
    const step = radius > 8 ? 44 : 30
    const size = radius > 8 ? 8 : 5
    for (let y = step; y < height - step / 2; y += step) {
      notches.push(`M${inset},${y}l${size},${size - 1} ${-size},${size - 1}M${width - inset},${y}l${-size},${size - 1} ${size},${size - 1}`)
    }
  }
  return (
    <>
      {bleed !== undefined ? (
        <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} fill={colour} />
      ) : (
        <rect x=".5" y=".5" width={width - 1} height={height - 1} rx={radius} fill={colour} stroke={outline} />
      )}
      <rect
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={radius - inset + 0.5}
        fill="none"
        stroke={rim.stroke}
        strokeOpacity={rim.opacity}
        strokeWidth={rim.width}
      />
      {notches.length > 0 && <path d={notches.join('')} fill="#fff3d6" fillOpacity=".22" />}
      {face.marks === 'lightning' && (
        <path
          d={`M${inset},${height * 0.48}L${width * 0.67},${inset}M${inset},${height * 0.95}L${width - inset},${height * 0.28}M${width * 0.33},${height - inset}L${width - inset},${height * 0.76}`}
          stroke="#fff3d6"
          strokeOpacity=".1"
          strokeWidth="3"
        />
      )}
    </>
  )
}

/** The rim of a face; plain for a word that the board does not know, since packs may contain any word. */
function rimOf({ rim }: Face): keyof typeof rims {
  return rim !== undefined && Object.hasOwn(rims, rim) ? rim : 'plain'
}

/** The picture of a card: the author's own picture where there is one, drawn over our scenery. */
export function Window({
  rulebook,
  card,
  face,
  seed,
  side,
  box,
  unit,
}: {
  readonly rulebook: Rulebook
  readonly card: CatalogueCard | undefined
  readonly face: Face
  readonly seed: string
  readonly side: string | undefined
  readonly box: Box
  readonly unit: number
}) {
  const id = useId()
  const path = windowPath(face.window, box, unit)
  const place = artOf(card, side)
  const picture = useArt(card?.packId, place?.file)
  const laid = picture && place && laidOut(picture, place, box)
  const covers =
    laid && laid.x <= box.x && laid.y <= box.y && laid.x + laid.width >= box.x + box.width && laid.y + laid.height >= box.y + box.height
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {!covers && <Art seed={seed} {...pictureOf(rulebook, card, seed, side)} box={box} />}
        {laid && picture && <image href={picture.url} {...laid} preserveAspectRatio="none" data-art={place?.file} />}
      </g>
      <path d={path} fill="none" stroke={outline} strokeOpacity=".7" />
    </>
  )
}

/** The picture facts of a side, else those of the card. */
export function artOf(card: CatalogueCard | undefined, side: string | undefined) {
  return artPlace(side === undefined ? undefined : card?.sides?.[side]?.art) ?? artPlace(card?.art)
}

interface PlateProps {
  readonly stat: DrawnStat
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: number
}

/**
 * A number on its dark background. A number that differs from the printed value is bright, and shows both values while the card is pointed
 * at.
 */
export function Plate({ stat, x, y, width, height, text }: PlateProps) {
  const icon = Math.min(height - 3, text)
  const changed = stat.change !== 'same'
  const ink = changed ? 'var(--card-ink)' : `var(--plate-${stat.tone})`
  return (
    <g className={changed ? 'qw-plate is-changed' : 'qw-plate'} data-stat={stat.stat}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={text / 3.6}
        className="qw-plate-ground"
        style={changed ? { fill: `var(--plate-${stat.tone})` } : undefined}
      />
      <svg
        x={x + 2.2}
        y={y + (height - icon) / 2}
        width={icon}
        height={icon}
        viewBox="0 0 16 16"
        fill="none"
        style={{ color: ink }}
        aria-hidden="true"
      >
        {iconDrawing(stat.icon)}
      </svg>
      <text x={x + width - (width - icon - 3) / 2} y={y + height / 2 + text * 0.36} className="qw-plate-text" fontSize={text}>
        {stat.now}
      </text>
      {changed && (
        <g className="qw-plate-printed">
          <rect x={x + width - 1} y={y} width={width - 7} height={height} rx={text / 3.6} fill="var(--card-plate)" />
          <text
            x={x + width + (width - 8) / 2}
            y={y + height / 2 + text * 0.36}
            className="qw-plate-text"
            fontSize={text}
            textDecoration="line-through"
          >
            {stat.printed}
          </text>
        </g>
      )}
    </g>
  )
}

type BadgeForm = NonNullable<Face['badgeAs']>

/** The horizontal centre of the badge for each form, in units of the drawing. */
const badgePlaces = { round: 27, hexagon: 31 } as const

/** The form of the badge for a card type, and the centre of the badge. */
export function badgeLook({ badgeAs }: Face): { readonly form: BadgeForm; readonly x: number } {
  const form = badgeAs === 'hexagon' ? 'hexagon' : 'round'
  return { form, x: badgePlaces[form] }
}

/** The number in the corner of a face, on a paper-coloured badge. */
export function Badge({
  stat,
  form,
  x,
  y,
  size,
}: {
  readonly stat: DrawnStat
  readonly form: BadgeForm
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const long = stat.now.length > 2
  const text = size * (long ? 1 : 1.3)
  const fill = stat.change === 'same' ? 'var(--card-paper)' : `var(--plate-${stat.tone})`
  return (
    <g data-stat={stat.stat}>
      {form === 'hexagon' ? (
        <path
          d={`M${x - size * 1.5},${y}l${size * 0.6},${-size * 0.95}h${size * 1.8}l${size * 0.6},${size * 0.95}l${-size * 0.6},${size * 0.95}h${-size * 1.8}Z`}
          fill={fill}
          stroke={outline}
          strokeWidth="1.2"
        />
      ) : (
        <circle cx={x} cy={y} r={size} fill={fill} stroke={outline} strokeWidth="1.2" />
      )}
      <text x={x} y={y + text * 0.36} fontSize={text} className="qw-badge-text">
        {stat.now}
      </text>
    </g>
  )
}

/** The icon of the printed value that colours the frame, on the colour of that value. */
export function ValueMark({
  shown,
  x,
  y,
  size,
}: {
  readonly shown: FrameValue | undefined
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  if (shown?.icon === undefined) return null
  return (
    <g data-fact={shown.fact} data-value={shown.value}>
      <circle cx={x} cy={y} r={size} fill={frameColor(shown.tone, undefined)} stroke={outline} strokeOpacity=".7" />
      <svg
        x={x - size * 0.66}
        y={y - size * 0.66}
        width={size * 1.32}
        height={size * 1.32}
        viewBox="0 0 16 16"
        fill="none"
        style={{ color: 'var(--card-plate-text)' }}
        aria-hidden="true"
      >
        {iconDrawing(shown.icon)}
      </svg>
    </g>
  )
}

/** The icon of the set of a card; nothing where it has none. */
export function SetMark({ card, ...place }: { readonly card: CatalogueCard | undefined } & Round) {
  const set = card?.setSlug
  const [pack, slug] = set?.includes(':') ? (set.split(':') as [string, string]) : [card?.packId, set]
  return slug === undefined ? null : <SetSeal pack={pack} slug={slug} {...place} />
}

/** The stage of a card together with its visible side, such as `2B`; undefined for a card without a stage. */
export function stageOf(card: CatalogueCard | undefined, side: string | undefined): string | undefined {
  const stage = written(card?.stage)
  return stage === undefined ? undefined : `${stage}${side ?? ''}`
}
