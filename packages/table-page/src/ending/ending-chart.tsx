import { type Catalogue, Icon, iconNamed, statusOf } from '@questwright/board'
import type { View } from '@questwright/realm/web'
import { entryIn, readable, roundWords } from '@questwright/rulebook'
import type { EndedRound, Ending } from './ending-of.ts'
import { apart, scaleOf, stepOf } from './scale.ts'

interface EndingChartProps {
  readonly catalogue: Catalogue
  readonly ending: Ending
  readonly view: View
  readonly seats: readonly string[]
  /** The round that the pointer is on in the list; undefined where it is on none, and the turning point is marked. */
  readonly pointed: number | undefined
}

/** The value of a seat's dial as a point: its distance from the left and from the bottom of the drawing, in hundredths. */
interface Point {
  readonly x: number
  readonly y: number
  readonly value: number
}

const percent = (share: number): string => `${Math.round(share * 100) / 100}%`

/**
 * The dial of each seat as a line over the rounds, with the losses of each round above it and a bar for a figure of each round below. The list
 * beside it gives all of it in words.
 */
export function EndingChart({ catalogue, ending, view, seats, pointed }: EndingChartProps) {
  const { roundByRound: words, dials, counts } = catalogue.rulebook
  if (words === undefined) return null
  const dial = entryIn(dials, words.dial.name)
  const status = statusOf(view)
  const full = dial?.full && (status.numbers[dial.full.status] ?? dial.full.otherwise)
  const stands: readonly EndedRound[] = [ending.setup, ...ending.rounds]
  const last = stands.length - 1
  const x = (at: number) => (100 * at) / last
  const scale = scaleOf(
    stands.flatMap((stand) => Object.values(stand.dials)),
    full,
  )
  const lines = seats.flatMap((seat) => {
    const points = stands.flatMap((stand, at): Point[] => {
      const value = stand.dials[seat]
      return value === undefined ? [] : [{ x: x(at), y: scale.y(value), value }]
    })
    return points.length === 0 ? [] : [{ seat, points }]
  })
  const name = readable(words.dial.name)
  const seatName = (seat: string) => catalogue.sentence('board.seat-name', { seat })
  const spoken = lines.map(({ seat, points }) => `${seatName(seat)} from ${points[0]?.value} to ${points.at(-1)?.value}`).join(', ')
  const shown = stands.findIndex(({ round }) => round === (pointed ?? ending.worst?.round))
  const places = apart(lines.map(({ points }) => points.at(-1)?.y ?? 0))
  const every = stepOf(last)
  return (
    <figure
      className="st-ending-chart"
      data-seats={lines.length > 1 ? 'several' : 'one'}
      role="img"
      aria-label={`${name} by ${counts}: ${spoken}. The ${counts}s are listed in words.`}
    >
      <figcaption aria-hidden="true" className={`is-${dial?.tone}`}>
        {dial && <Icon name={iconNamed(dial.icon)} />} {name} by {counts}
      </figcaption>
      <div className="st-ending-plot" aria-hidden="true">
        {shown > 0 && <i className="st-ending-band" style={{ left: percent(x(shown - 1)), width: percent(100 / last) }} />}
        {scale.ticks.map((tick) => (
          <i
            key={tick}
            className="st-ending-grid"
            data-full={tick === full ? 'here' : undefined}
            style={{ bottom: percent(scale.y(tick)) }}
          >
            <span>{tick}</span>
          </i>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={`is-${dial?.tone}`} aria-hidden="true">
          {lines.map(({ seat, points }, at) => (
            <polyline key={seat} data-line={at} points={points.map((point) => `${point.x},${100 - point.y}`).join(' ')} />
          ))}
        </svg>
        {lines.map(({ seat, points }, at) =>
          points.map((point) => (
            <i
              key={`${seat} ${point.x}`}
              className={`st-ending-dot is-${dial?.tone}`}
              data-line={at}
              style={{ left: percent(point.x), bottom: percent(point.y) }}
            >
              {lines.length === 1 && Math.round((point.x * last) / 100) % every === 0 && <span>{point.value}</span>}
            </i>
          )),
        )}
        {lines.length > 1 &&
          lines.map(({ seat, points }, at) => (
            <span
              key={seat}
              className="st-ending-seat"
              style={{ left: percent(points.at(-1)?.x ?? 100), bottom: percent(places[at] ?? 0) }}
            >
              {seatName(seat)} <b>{points.at(-1)?.value}</b>
            </span>
          ))}
        <Lost catalogue={catalogue} stands={stands} x={x} />
      </div>
      <Bars catalogue={catalogue} stands={stands} x={x} />
      <div className="st-ending-axis" aria-hidden="true">
        {stands.map(({ round }, at) =>
          at % every === 0 ? (
            <span key={round} data-turn={at === shown ? 'here' : undefined} style={{ left: percent(x(at)) }}>
              {at === 0 ? catalogue.sentence('board.setup', {}) : round}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  )
}

interface StripProps {
  readonly catalogue: Catalogue
  readonly stands: readonly EndedRound[]
  readonly x: (at: number) => number
}

/** An icon for each round in which cards or seats were lost. */
function Lost({ catalogue, stands, x }: StripProps) {
  const fates = catalogue.rulebook.roundByRound?.fates ?? {}
  return stands.map(({ round, fates: all }, at) => {
    const bad = all.filter(({ fate }) => entryIn(fates, fate)?.tone !== 'good')
    const look = entryIn(fates, bad[0]?.fate)
    const count = bad.reduce((sum, { who }) => sum + who.length, 0)
    return count === 0 ? null : (
      <span key={round} className="st-ending-lost" style={{ left: percent(x(at)) }}>
        {look && <Icon name={iconNamed(look.icon)} />}
        {count > 1 && count}
      </span>
    )
  })
}

/** A bar for the figure of each round. */
function Bars({ catalogue, stands, x }: StripProps) {
  const { roundByRound: words } = catalogue.rulebook
  const figure = words?.bars
  const look = figure === undefined ? undefined : entryIn(words?.figures ?? {}, figure)
  if (figure === undefined || look === undefined) return null
  const most = Math.max(...stands.map(({ figures }) => figures[figure] ?? 0))
  // without any bar, leave out the strip, which would only take space
  if (most <= 0) return null
  return (
    <div className={`st-ending-bars is-${look.tone}`} aria-hidden="true">
      <span className="st-ending-bars-name">
        <Icon name={iconNamed(look.icon)} /> {catalogue.sentence(roundWords.figure(figure), {})}
      </span>
      {stands.map(({ round, figures }, at) => {
        const value = figures[figure] ?? 0
        return at === 0 ? null : (
          <i
            key={round}
            data-none={value === 0 ? 'none' : undefined}
            style={{ left: percent(x(at)), height: percent((100 * value) / most) }}
          >
            {value > 0 && <span>{value}</span>}
          </i>
        )
      })}
    </div>
  )
}
