import { memo, useId } from 'react'
import { Art } from './art.tsx'
import type { Catalogue, CatalogueCard } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { fitTitle } from './fit-title.ts'
import { type Box, frameColor, windowPath } from './frames.ts'
import { iconDrawing, isIconName } from './icons.tsx'
import { badgeOf, type DrawnStat, statColumn, titleOf, written } from './printed.ts'
import { RichParagraphs, RichText } from './rich-text.tsx'

const outline = '#120d08'

export interface CardFaceProps {
  readonly catalogue: Catalogue
  /** Which card: `pack:slug`. A code that the catalogue doesn't know is drawn as a placeholder. */
  readonly code: string
  /** Which side is drawn, for cards that have more than one. */
  readonly side?: string | undefined
  /** The card in a game: its numbers of this moment are drawn, changed ones marked. */
  readonly view?: CardView | undefined
  /** `table` is 90 x 126 (a quest 176 x 126), `full` 236 x 336 with rules text. */
  readonly size: 'table' | 'full'
  /** What screen readers say; without it the face is decoration of something that has a name. */
  readonly label?: string | undefined
}

/** A printed card in our own vector frames. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const card = props.catalogue.card(props.code)
  if (props.size === 'full') return <FullFace {...props} card={card} />
  return card?.type === 'quest' ? <QuestFace {...props} card={card} /> : <TableFace {...props} card={card} />
})

type FaceProps = CardFaceProps & { readonly card: CatalogueCard | undefined }

function Frame({
  type,
  sphere,
  width,
  height,
  radius,
}: {
  readonly type: string
  readonly sphere: string | undefined
  readonly width: number
  readonly height: number
  readonly radius: number
}) {
  const inset = radius > 8 ? 5 : 3
  const hero = type === 'hero'
  const notches = []
  if (type === 'enemy') {
    const step = radius > 8 ? 44 : 30
    const size = radius > 8 ? 8 : 5
    for (let y = step; y < height - step / 2; y += step) {
      notches.push(`M${inset},${y}l${size},${size - 1} ${-size},${size - 1}M${width - inset},${y}l${-size},${size - 1} ${size},${size - 1}`)
    }
  }
  return (
    <>
      <rect x=".5" y=".5" width={width - 1} height={height - 1} rx={radius} fill={frameColor(type, sphere)} stroke={outline} />
      <rect
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={radius - inset + 0.5}
        fill="none"
        stroke={hero || type === 'quest' ? '#e6bc66' : '#fff3d6'}
        strokeOpacity={hero ? 0.9 : type === 'quest' ? 0.6 : 0.28}
        strokeWidth={hero ? 1.3 : 1}
      />
      {notches.length > 0 && <path d={notches.join('')} fill="#fff3d6" fillOpacity=".22" />}
      {type === 'treachery' && (
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

function Window({ type, seed, box, unit }: { readonly type: string; readonly seed: string; readonly box: Box; readonly unit: number }) {
  const id = useId()
  const path = windowPath(type, box, unit)
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Art seed={seed} type={type} box={box} />
      </g>
      <path d={path} fill="none" stroke={outline} strokeOpacity=".7" />
    </>
  )
}

interface PlateProps {
  readonly stat: DrawnStat
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: number
}

/** A number on its dark plate. One that differs from the printed value turns bright and shows both when the card is pointed at. */
function Plate({ stat, x, y, width, height, text }: PlateProps) {
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

function Badge({
  stat,
  type,
  x,
  y,
  size,
}: {
  readonly stat: DrawnStat
  readonly type: string
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const long = stat.now.length > 2
  const text = size * (long ? 1 : 1.3)
  const fill = stat.change === 'same' ? 'var(--card-paper)' : `var(--plate-${stat.tone})`
  return (
    <g data-stat={stat.stat}>
      {type === 'enemy' ? (
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

function SphereMark({
  sphere,
  x,
  y,
  size,
}: {
  readonly sphere: string | undefined
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  if (sphere === undefined || !isIconName(sphere)) return null
  return (
    <g data-sphere={sphere}>
      <circle cx={x} cy={y} r={size} fill={`var(--frame-${sphere})`} stroke={outline} strokeOpacity=".7" />
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
        {iconDrawing(sphere)}
      </svg>
    </g>
  )
}

function TableFace({ catalogue, card, code, side, view, label }: FaceProps) {
  const type = card?.type ?? 'unknown'
  const title = titleOf(card, code, side)
  const fitted = fitTitle(title, 75, 13, 12, 2)
  const plate = fitted.lines.length === 2 ? 31 : 18
  const top = 8 + plate
  const badge = type === 'hero' ? undefined : badgeOf(card, view)
  const stats = statColumn(card, view, side)
  const first = top + (badge ? (type === 'enemy' ? 22 : 24) : type === 'hero' ? 7 : 3)
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
      <Frame type={type} sphere={card?.sphere} width={90} height={126} radius={7} />
      <Window type={type} seed={code} box={{ x: 6, y: top, width: 78, height: 120 - top }} unit={1} />
      <rect x="6" y="6" width="78" height={plate} rx="2.5" className="qw-paper" />
      <PaperTitle {...fitted} />
      <SphereMark sphere={card?.sphere} x={76} y={top + 8.5} size={6.5} />
      {badge && <Badge stat={badge} type={type} x={type === 'enemy' ? 20 : 16} y={top + (type === 'enemy' ? 10 : 11)} size={10} />}
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

function stageOf(card: CatalogueCard | undefined, side: string | undefined): string | undefined {
  const stage = written(card?.stage)
  return stage === undefined ? undefined : `${stage}${side ?? ''}`
}

function QuestFace({ catalogue, card, code, side, view, label }: FaceProps) {
  const id = useId()
  const title = titleOf(card, code, side)
  const fitted = fitTitle(title, 156, 15, 12, 1)
  const stage = stageOf(card, side)
  const points = statColumn(card, view, side).find((stat) => stat.stat === 'questPoints')
  const needed = Number(points?.now)
  const done = view?.tokens.progress ?? 0
  const bar = 90
  const share = Number.isFinite(needed) && needed > 0 ? Math.min(1, done / needed) : 0
  return (
    <svg
      className="qw-face qw-face-wide"
      data-type="quest"
      viewBox="0 0 176 126"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Frame type="quest" sphere={undefined} width={176} height={126} radius={7} />
      <rect x="6" y="6" width="164" height="114" rx="3" className="qw-paper" />
      <clipPath id={id}>
        <path d="M6,6H170V74Q130,66 88,73T6,72Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Art seed={code} type="quest" box={{ x: 6, y: 6, width: 164, height: 72 }} />
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

/** About how many lines these paragraphs take on a full face. */
function linesOf(texts: readonly string[]): number {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((paragraph) => paragraph !== '')
    .reduce((lines, paragraph) => lines + Math.ceil(paragraph.replace(/\*\*|\[[^\]]*\]/g, '').length / 28) + 0.3, 0)
}

function shortTo(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

function FullFace({ catalogue, card, code, side, view, label }: FaceProps) {
  const type = card?.type ?? 'unknown'
  const title = titleOf(card, code, side)
  const badge = badgeOf(card, view)
  const stage = stageOf(card, side)
  const stats = statColumn(card, view, side)
  const hasSphere = card?.sphere !== undefined
  const fitted = fitTitle(title, badge || stage ? (hasSphere ? 134 : 158) : hasSphere ? 164 : 200, 20, 13, 1)
  const sideText = side === undefined ? undefined : card?.sides?.[side]?.text
  const text = [card?.text, sideText].filter((part) => part !== undefined && part !== '').join('\n')
  const traits = card?.traits ?? []
  const keywords = card?.keywords ?? []
  // texts mostly begin with the keywords; those that don't get them
  const untold = keywords.filter((keyword) => !text.includes(keyword))
  const dense =
    linesOf([traits.join('. '), untold.join('. '), text, card?.shadow === undefined ? '' : `Shadow: ${card.shadow}`]) > 9.5
      ? 'dense'
      : 'airy'
  const picture = dense === 'dense' ? 46 : 82
  const rules = { y: 50 + picture, height: 252 - picture }
  const words = (kind: string) => catalogue.sentence(`board.type.${kind}`, {})
  const kind = card ? words(type) : catalogue.sentence('board.script-me', {})
  const foot = [shortTo(card?.encounterSet ?? card?.pack ?? '', 25 - kind.length), written(card?.number)]
    .filter((part) => part !== undefined)
    .join(' ')
  return (
    <svg
      className="qw-face qw-face-full"
      data-type={type}
      viewBox="0 0 236 336"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Frame type={type} sphere={card?.sphere} width={236} height={336} radius={12} />
      <Window type={type} seed={code} box={{ x: 12, y: 44, width: 212, height: picture }} unit={dense === 'dense' ? 1 : 1.5} />
      <rect x="10" y="10" width="216" height="31" rx="4" className="qw-paper" />
      <text
        x={badge || stage ? (hasSphere ? 122 : 130) : hasSphere ? 108 : 118}
        y="32"
        className="qw-title"
        fontSize={fitted.size}
        textLength={fitted.squeeze(fitted.lines[0] ?? '')}
        lengthAdjust="spacingAndGlyphs"
      >
        {fitted.lines[0]}
      </text>
      <SphereMark sphere={card?.sphere} x={211} y={25.5} size={11} />
      {badge && <Badge stat={badge} type={type} x={type === 'enemy' ? 31 : 27} y={25.5} size={13.5} />}
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
          x={dense === 'dense' ? 10 + Math.floor(index / 2) * (stats.some((one) => one.change !== 'same') ? 82 : 46) : 10}
          y={45 + (dense === 'dense' ? index % 2 : index) * 20.7}
          width={44}
          height={19.5}
          text={14.5}
        />
      ))}
      <rect x="12" y={rules.y} width="212" height={rules.height} rx="5" className="qw-paper" />
      <foreignObject x="12" y={rules.y} width="212" height={rules.height}>
        <div className={dense === 'dense' ? 'qw-rules is-long' : 'qw-rules'}>
          {traits.length > 0 && <div className="qw-traits">{traits.map((trait) => `${trait}.`).join(' ')}</div>}
          {untold.length > 0 && <p className="qw-keywords">{untold.map((keyword) => `${keyword}.`).join(' ')}</p>}
          <RichParagraphs text={text} />
          {card?.shadow !== undefined && (
            <>
              <hr />
              <p>
                <strong>{catalogue.sentence('board.shadow', {})}:</strong> <RichText text={card.shadow} />
              </p>
            </>
          )}
          {!card && <p>{catalogue.sentence('board.unknown-card', {})}</p>}
        </div>
      </foreignObject>
      <text x="16" y="323" className="qw-foot">
        {kind}
      </text>
      <text x="220" y="323" className="qw-foot" textAnchor="end">
        {foot}
      </text>
    </svg>
  )
}

export interface CardBackProps {
  readonly kind: 'encounter' | 'player'
  readonly label?: string | undefined
  /** What it lies face down as: a name and numbers that the table gives it, whatever its front prints. */
  readonly as?: { readonly title: string; readonly stats: readonly DrawnStat[] } | undefined
}

/** The back of a card: a flame on leather for the encounter deck, a star on night blue for players. It says nothing of the card. */
export function CardBack({ kind, label, as }: CardBackProps) {
  const encounter = kind === 'encounter'
  const line = encounter ? '#e79a55' : '#9db7e6'
  return (
    <svg
      className="qw-face qw-back"
      data-type="back"
      viewBox="0 0 90 126"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect x=".5" y=".5" width="89" height="125" rx="7" fill={encounter ? '#4a2417' : '#1d2b4c'} stroke={outline} />
      <rect x="5" y="5" width="80" height="116" rx="4" fill="none" stroke={line} strokeOpacity=".7" />
      <rect x="8" y="8" width="74" height="110" rx="3" fill="none" stroke={line} strokeOpacity=".3" />
      <g fill="none" stroke={line} strokeWidth="1.6">
        <circle cx="45" cy="63" r="25" strokeOpacity=".5" />
        {encounter ? (
          <path d="M45,40C58,54 57,66 52,72 53,66 50,62 47,60 48,68 38,70 40,80 32,74 31,66 37,58 40,54 45,50 45,40Z" />
        ) : (
          <path d="M45,43l5,14 14,1-11,9 4,14-12,-8-12,8 4,-14-11,-9 14,-1Z" strokeLinejoin="round" />
        )}
        <path d="M20,96h50M26,102h38" strokeOpacity=".5" />
      </g>
      {as && <Disguise {...as} />}
    </svg>
  )
}

/** The title on the paper at the top of a small card, on one line or two. */
function PaperTitle({ lines, size, squeeze }: ReturnType<typeof fitTitle>) {
  return lines.map((line, index) => (
    <text
      key={line}
      x="45"
      y={(lines.length === 2 ? 17.4 : 19.2) + index * 12.8}
      className="qw-title"
      fontSize={size}
      textLength={squeeze(line)}
      lengthAdjust="spacingAndGlyphs"
    >
      {line}
    </text>
  ))
}

/** On a back: what the card counts as while it lies so. Dashed, because nobody printed it. */
function Disguise({ title, stats }: NonNullable<CardBackProps['as']>) {
  const fitted = fitTitle(title, 75, 13, 12, 2)
  const plate = fitted.lines.length === 2 ? 31 : 18
  const first = 8 + plate + 4
  return (
    <g data-disguise={title}>
      <rect x="6" y="6" width="78" height={plate} rx="2.5" className="qw-paper" stroke={outline} strokeDasharray="3 2" />
      <PaperTitle {...fitted} />
      {stats.map((stat, index) => (
        <Plate key={stat.stat} stat={stat} x={5} y={first + index * 17} width={29} height={16} text={12.5} />
      ))}
    </g>
  )
}
