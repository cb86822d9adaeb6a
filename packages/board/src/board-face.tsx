/**
 * Faces of cards on the table and in a hand: only the facts that play needs, without the rules text, in letters that stay readable however
 * small the card is.
 */
import { type ReactNode, useId } from 'react'
import { Art } from './art/art.tsx'
import { pictureOf } from './art/picture.ts'
import type { BackLook } from './back-look.ts'
import { CardBack } from './card-back.tsx'
import type { FaceProps } from './card-face.tsx'
import type { Catalogue, CatalogueCard } from './catalogue.ts'
import { type Counted, countedOn } from './counted.ts'
import type { CardView } from './door-types.ts'
import { artOf, Frame, stageOf, ValueMark, Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { fitTitle } from './fit-title.ts'
import { frameColor } from './frames.ts'
import { type IconName, iconDrawing } from './icons.tsx'
import { laidOut, useArt } from './own-art.ts'
import { badgeOf, type DrawnStat, disguiseOf, frameValueOf, statColumn, titleOf, typeOf } from './printed.ts'
import { RichText } from './rich-text.tsx'
import type { Sizes } from './room.ts'

/** Greatest width of a title, in units of its font size, by the form of the badge beside it; a card is seven units wide. */
export const room = { plain: 5.9, round: 4.5, hexagon: 4.2, wide: 9 } as const

/** Titles are cut at this number of letters: browsers take minutes to break longer text into lines. */
const mostLetters = 240

/** Accessibility attributes of a face: an image with a label, or hidden from screen readers where an element around it has the name. */
const readAs = (label: string | undefined) => (label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })

interface PanelProps {
  readonly shape: 'square' | 'wide' | 'held' | 'read'
  readonly type: string
  readonly frame: string
  readonly label: string | undefined
  readonly children: ReactNode
}

/** The area of a card; its letters grow with it. */
export function Panel({ shape, type, frame, label, children }: PanelProps) {
  const style: Sizes = { '--f': frame }
  return (
    <span className={`qw-face qw-board-face is-${shape}`} data-type={type} style={style} {...readAs(label)}>
      <span className="qw-board-panel">{children}</span>
    </span>
  )
}

interface HeadProps {
  readonly title: string
  readonly badge?: ReactNode
  readonly width: number
  readonly most: 1 | 2
}

/** The title, as large as it fits, on one line or two. */
export function Head({ title, badge, width, most }: HeadProps) {
  const { lines, size } = fitTitle(title, width, 0.98, 0.92, most)
  return (
    <span className="qw-board-head" data-title-lines={lines.length} data-fit={lines.length === 1 && size < 0.98 ? 'tight' : 'easy'}>
      {badge}
      <b className="qw-board-title">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </b>
    </span>
  )
}

/** An icon of the game, as high as the letters beside it. */
export function Sign({ name }: { readonly name: IconName }) {
  return (
    <svg className="qw-board-sign" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      {iconDrawing(name)}
    </svg>
  )
}

const toned = ({ tone }: DrawnStat): Sizes => ({ '--tone': `var(--plate-${tone})` })

/**
 * A number with its icon. A number that differs from the printed value has its own colour, and shows the printed value beside it where the
 * card is pointed at.
 */
function FaceNumber({ stat, counted }: { readonly stat: DrawnStat; readonly counted?: Counted | undefined }) {
  const isHurt = counted?.way === 'drains' && counted.full < counted.most
  const classes = ['qw-board-number', stat.change === 'same' ? '' : 'is-changed', isHurt ? 'is-hurt' : ''].filter((one) => one !== '')
  return (
    <span className={classes.join(' ')} data-stat={stat.stat} style={toned(stat)}>
      <Sign name={stat.icon} />
      <b>{counted ? counted.full : stat.now}</b>
      {counted?.way === 'fills' && <small>/{counted.most}</small>}
      {stat.change !== 'same' && <s>{stat.printed}</s>}
    </span>
  )
}

/** The numbers of a face in a line, and below them bars for numbers that tokens count towards. */
export function Foot({ stats, counted }: { readonly stats: readonly DrawnStat[]; readonly counted: readonly Counted[] }) {
  if (stats.length === 0) return null
  const numbers = stats.map((stat) => ({ stat, counted: counted.find((one) => one.stat === stat.stat) }))
  const letters = numbers.map(({ stat, counted }) => (counted?.way === 'fills' ? `${counted.full}/${counted.most}` : stat.now)).join('')
  return (
    <>
      <span className="qw-board-foot" data-many={letters.length > 5 ? 'many' : 'few'}>
        {numbers.map(({ stat, counted }) => (
          <FaceNumber key={stat.stat} stat={stat} counted={counted} />
        ))}
      </span>
      {counted.map((one) => (
        <Bar key={one.token} counted={one} />
      ))}
    </>
  )
}

/** A bar with more parts than this is drawn without divisions. */
const mostParts = 16

function Bar({ counted: { token, way, most, full } }: { readonly counted: Counted }) {
  const style: Sizes = { '--parts': most <= mostParts ? most : 1, '--full': `${(100 * full) / most}%` }
  return <span className="qw-board-bar" data-bar={token} data-way={way} data-full={full} data-most={most} style={style} />
}

export function BadgeOf({ stat, form }: { readonly stat: DrawnStat | undefined; readonly form: 'round' | 'hexagon' }) {
  if (!stat) return null
  const classes = stat.change === 'same' ? `qw-board-badge is-${form}` : `qw-board-badge is-${form} is-changed`
  return (
    <span className={classes} data-stat={stat.stat} style={toned(stat)}>
      {stat.now}
    </span>
  )
}

/** The props of a face in play, where the container decides the size. */
export type LyingFaceProps = Omit<FaceProps, 'size'>

/** The data of a card that the faces of every shape need. */
export function readOf({ catalogue, card, code, side, view }: LyingFaceProps) {
  const { rulebook } = catalogue
  const type = typeOf(card, side) ?? 'unknown'
  const face = faceOf(rulebook, type)
  const form = face.badgeAs === 'hexagon' ? ('hexagon' as const) : ('round' as const)
  const badge = face.badgeOn === 'full-face' ? undefined : badgeOf(rulebook, { card, view, side })
  const stats = statColumn(rulebook, { card, view, side })
  const own = frameValueOf(rulebook, card)
  return {
    type,
    face,
    form,
    badge,
    stats,
    own,
    title: titleOf(card, code, side),
    counted: countedOn(rulebook, stats, view),
    frame: frameColor(face.frame, own?.tone),
  }
}

/** The icon of the printed value that colours the frame, in the corner of the picture. */
function OwnMark({ own }: { readonly own: ReturnType<typeof frameValueOf> }) {
  if (own?.icon === undefined) return null
  return (
    <svg className="qw-board-mark" viewBox="0 0 20 20" aria-hidden="true">
      <ValueMark shown={own} x={10} y={10} size={9} />
    </svg>
  )
}

/** A card in play: nearly square, with its title, its picture, one line of numbers, and a bar for each number that tokens count towards. */
export function BoardFace(props: LyingFaceProps) {
  const { catalogue, card, code, side, label } = props
  const { type, face, form, badge, stats, own, title, counted, frame } = readOf(props)
  return (
    <Panel shape="square" type={type} frame={frame} label={label}>
      <svg className="qw-board-drawing" viewBox="0 0 100 112" aria-hidden="true">
        <Frame face={face} own={own?.tone} width={100} height={112} radius={7} />
        <Window
          rulebook={catalogue.rulebook}
          card={card}
          face={face}
          seed={code}
          side={side}
          box={{ x: 4, y: 23, width: 92, height: stats.length > 0 ? 60 : 84 }}
          unit={1}
        />
      </svg>
      <Head title={title} badge={<BadgeOf stat={badge} form={form} />} width={badge ? room[form] : room.plain} most={2} />
      <OwnMark own={own} />
      {!card && <span className="qw-placeholder">{catalogue.sentence('board.script-me', {})}</span>}
      <Foot stats={stats} counted={counted} />
    </Panel>
  )
}

/**
 * A card in a hand, in the printed shape: its numbers in a column at the left, which stays visible when cards overlap, and its text below
 * where there is room.
 */
export function HeldFace(props: FaceProps) {
  const { catalogue, card, code, side, label } = props
  const { type, face, form, badge, stats, own, title, frame } = readOf(props)
  const ownText = side === undefined ? undefined : card?.sides?.[side]?.text
  const text = typeof ownText === 'string' ? ownText : typeof card?.text === 'string' ? card.text : ''
  return (
    <Panel shape="held" type={type} frame={frame} label={label}>
      <svg className="qw-board-drawing" viewBox="0 0 100 140" aria-hidden="true">
        <Frame face={face} own={own?.tone} width={100} height={140} radius={7} />
        <Window
          rulebook={catalogue.rulebook}
          card={card}
          face={face}
          seed={code}
          side={side}
          box={{ x: 4, y: 25, width: 92, height: 70 }}
          unit={1}
        />
      </svg>
      <Head title={title} badge={<BadgeOf stat={badge} form={form} />} width={badge ? room[form] : room.plain} most={2} />
      <OwnMark own={own} />
      <span className="qw-board-column">
        {stats.map((stat) => (
          <FaceNumber key={stat.stat} stat={stat} />
        ))}
      </span>
      <span className="qw-board-text">
        <RichText text={text.slice(0, mostLetters)} />
      </span>
    </Panel>
  )
}

const wideWindow = { x: 4, y: 4, width: 132, height: 66 }

/** A card printed in landscape: its stage or badge, its title, and the progress towards its number, or its numbers where no token counts towards one. */
export function WideFace(props: LyingFaceProps & { readonly card: CatalogueCard }) {
  const { catalogue, card, code, side, label, view } = props
  const id = useId()
  const { face, form, badge, stats, own, title, counted, frame } = readOf(props)
  const place = artOf(card, side)
  const picture = useArt(card.packId, place?.file)
  const laid = picture && place && laidOut(picture, place, wideWindow)
  const stage = stageOf(card, side)
  const points = stats.find(({ stat }) => stat === face.column?.[0])
  const bar = counted.find(({ stat }) => stat === points?.stat)
  const counts = Object.entries(catalogue.rulebook.tokenFaces).find(([, face]) => face.counts?.fact === points?.stat)?.[0]
  const done = view?.tokens[counts ?? ''] ?? 0
  return (
    <Panel shape="wide" type={card.type} frame={frame} label={label}>
      <svg className="qw-board-drawing" viewBox="0 0 140 100.8" aria-hidden="true">
        <Frame face={face} own={own?.tone} width={140} height={100.8} radius={7} />
        <clipPath id={id}>
          <rect {...wideWindow} rx="3" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <Art seed={code} {...pictureOf(catalogue.rulebook, card, code, side)} box={wideWindow} />
          {laid && picture && <image href={picture.url} {...laid} preserveAspectRatio="none" />}
        </g>
      </svg>
      {stage !== undefined && <span className="qw-board-stage">{stage}</span>}
      <Head title={title} badge={counts === undefined && <BadgeOf stat={badge} form={form} />} width={room.wide} most={1} />
      {counts === undefined ? (
        <Foot stats={stats} counted={counted} />
      ) : (
        <span className="qw-board-foot">
          {points && (
            <span className="qw-board-number" data-stat={points.stat} style={toned(points)}>
              <Sign name={points.icon} />
            </span>
          )}
          {bar && <Bar counted={bar} />}
          <span className="qw-board-done">
            {bar
              ? catalogue.sentence('board.progress', { progress: bar.full, points: bar.most })
              : catalogue.sentence('board.progress-alone', { progress: done })}
          </span>
        </span>
      )}
    </Panel>
  )
}

interface HiddenFaceProps {
  readonly catalogue: Catalogue
  readonly drawing: BackLook
  readonly view: CardView | undefined
  readonly shape?: 'printed' | 'square' | undefined
  readonly label?: string | undefined
}

/**
 * A card that lies face down. A card that counts as something else while face down shows that name and those numbers on its back. They come
 * from the view and not from the card's front, so they reveal nothing; a dashed frame says that they are not printed.
 */
export function HiddenFace({ catalogue, drawing, view, shape = 'printed', label }: HiddenFaceProps) {
  const as = view && disguiseOf(catalogue, view)
  if (!as) return <CardBack drawing={drawing} shape={shape} label={label} />
  return (
    <span
      className={`qw-face qw-board-face is-disguised is-${shape === 'square' ? 'square' : 'held'}`}
      data-type="back"
      data-disguise={as.title}
      {...readAs(label)}
    >
      <span className="qw-board-panel">
        <CardBack drawing={drawing} shape={shape} />
        <Head title={as.title} width={room.plain} most={2} />
        <Foot stats={as.stats} counted={countedOn(catalogue.rulebook, as.stats, view)} />
      </span>
    </span>
  )
}
