import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { JsonObject, Place } from './door-types.ts'
import { redoTarget, undoTarget } from './undo-by.ts'

export interface SavePoint {
  /** It stands before this input. */
  readonly input: number
  readonly name: string
}

/** Where other lines of the game part from the one that is shown. */
export interface TimelineFork {
  /** They part at this input. */
  readonly input: number
  readonly lines: number
}

export interface TimelineLineProps {
  readonly catalogue: Catalogue
  readonly places: readonly Place[]
  readonly at: number
  readonly savePoints: readonly SavePoint[]
  readonly forks: readonly TimelineFork[]
  readonly now?: string | undefined
  readonly onGo: (input: number) => void
}

const inset = 18
const base = 38
/** Rounds have a line of words of their own, above what is said of the present. */
const roundsAt = 11
const nowAt = base - 9

/** Where in the game a decision was made, in words. */
export function placeWords(catalogue: Catalogue, place: Place | undefined): string {
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  if (!place) return say('board.timeline-now')
  const step = place.step === '' ? '' : `, ${say(`step.${place.step}`)}`
  // the setup is a phase of its own, before the first round
  const when = place.round === 0 ? say('board.setup') : `${say('board.round', { round: place.round })}, ${say(`phase.${place.phase}`)}`
  return `${when}${step}`
}

interface RoundMark {
  readonly input: number
  readonly round: number
  readonly label: 'shown' | 'none'
}

/** Where rounds begin; labels that would overlap are left out. */
function roundMarks(places: readonly Place[], x: (input: number) => number): readonly RoundMark[] {
  const marks: RoundMark[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const [input, { round }] of places.entries()) {
    if (input > 0 && places[input - 1]?.round === round) continue
    const isFar = x(input) - last > 62
    if (isFar) last = x(input)
    marks.push({ input, round, label: isFar ? 'shown' : 'none' })
  }
  return marks
}

/** Decisions as dots, to press, to walk with the arrow keys, and to drag along: the table follows. */
export function TimelineLine({ catalogue, places, at, savePoints, forks, now, onGo }: TimelineLineProps) {
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  const scroller = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly from: number; moved: 'yes' | 'no' } | undefined>(undefined)
  const [aimed, setAimed] = useState<number | undefined>(undefined)
  const gap = places.length > 80 ? 10 : 14
  const x = (input: number) => inset + input * gap
  const width = x(places.length) + 130
  const end = x(at) + 130
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => {
      // under a finger that drags it, the line stays where it is
      if (!drag.current) element.scrollLeft = Math.max(0, end - element.clientWidth)
    }
    follow()
    if (typeof ResizeObserver !== 'function') return
    // an editor that opens beside the table leaves the line less room
    const watch = new ResizeObserver(follow)
    watch.observe(element)
    return () => watch.disconnect()
  }, [end])
  const within = (input: number) => Math.min(places.length, Math.max(0, input))
  const inputAt = (event: MouseEvent<SVGSVGElement>) =>
    within(Math.round((event.clientX - event.currentTarget.getBoundingClientRect().x - inset) / gap))
  const press = (event: MouseEvent<SVGSVGElement>) => {
    if (drag.current?.moved === 'yes') return
    const named = event.target instanceof Element ? event.target.closest('[data-input]')?.getAttribute('data-input') : null
    onGo(named === null || named === undefined ? inputAt(event) : Number(named))
  }
  const grab = (event: PointerEvent<SVGSVGElement>) => {
    drag.current = event.button === 0 && event.pointerType !== 'touch' ? { from: event.clientX, moved: 'no' } : undefined
  }
  const pull = (event: PointerEvent<SVGSVGElement>) => {
    const held = drag.current
    if (!held || event.buttons === 0 || (held.moved === 'no' && Math.abs(event.clientX - held.from) < 5)) return
    if (held.moved === 'no') event.currentTarget.setPointerCapture(event.pointerId)
    held.moved = 'yes'
    const aim = inputAt(event)
    if (aim === aimed) return
    setAimed(aim)
    onGo(aim)
  }
  const drop = () => {
    if (drag.current?.moved === 'yes') setAimed(undefined)
    // the click that follows still sees that something was dragged
    setTimeout(() => {
      drag.current = undefined
    })
  }
  const keyDown = (event: KeyboardEvent) => {
    const start = aimed ?? at
    const aims: { readonly [key: string]: number } = {
      ArrowLeft: start - 1,
      ArrowRight: start + 1,
      Home: 0,
      End: places.length,
      PageUp: undoTarget(places, start, 'phase'),
      PageDown: redoTarget(places, start, 'phase'),
    }
    const aim = aims[event.key]
    if (aim !== undefined) setAimed(within(aim))
    else if (event.key === 'Enter' && aimed !== undefined) {
      setAimed(undefined)
      onGo(aimed)
    } else if (event.key === 'Escape' && aimed !== undefined) setAimed(undefined)
    else return
    event.preventDefault()
  }
  const shown = aimed ?? at
  const where = placeWords(catalogue, places[shown])
  const flag = savePoints.find(({ input }) => input === shown)
  return (
    <div className="qw-timeline-line" ref={scroller}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={say('board.timeline')}
        aria-valuemin={0}
        aria-valuemax={places.length}
        aria-valuenow={shown}
        aria-valuetext={say('board.timeline-value', {
          at: shown,
          count: places.length,
          where: flag ? `${where}, ${flag.name}` : where,
        })}
        onKeyDown={keyDown}
        onBlur={() => setAimed(undefined)}
      >
        <svg
          width={width}
          height="72"
          viewBox={`0 0 ${width} 72`}
          aria-hidden="true"
          onClick={press}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          <path d={`M${inset - 8},${base}H${x(places.length) + 30}`} className="qw-timeline-rest" />
          <path d={`M${inset - 8},${base}H${x(at)}`} className="qw-timeline-done" />
          {roundMarks(places, x).map(({ input, round, label }) => (
            <g key={input}>
              <path d={`M${x(input) - gap / 2},${base - 13}v24`} className="qw-timeline-tick" />
              {label === 'shown' && (
                <text x={x(input) - gap / 2 + 5} y={roundsAt} className="qw-timeline-round">
                  {round === 0 ? say('board.setup') : say('board.round', { round })}
                </text>
              )}
            </g>
          ))}
          {forks.map(({ input, lines }) => (
            <g key={input} className="qw-timeline-fork" data-input={input}>
              <path d={`M${x(input)},${base}c5,0 4,15 10,15h${lines > 1 ? 7 : 4}`} />
              <circle cx={x(input) + (lines > 1 ? 20 : 17)} cy={base + 15} r="2.6" />
              <title>{say('board.fork', { lines })}</title>
            </g>
          ))}
          {places.map((place, input) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a decision is known by its number
              key={input}
              cx={x(input)}
              cy={base}
              r={input > 0 && places[input - 1]?.phase === place.phase ? 2.6 : 4}
              className={input < at ? 'qw-dot' : 'qw-dot is-undone'}
              data-input={input}
            >
              <title>{placeWords(catalogue, place)}</title>
            </circle>
          ))}
          {savePoints.map((point) => (
            <g key={point.input} className="qw-timeline-save" data-input={point.input}>
              <path d={`M${x(point.input)},${base}v-17h10l-2.5,4 2.5,4h-8.5`} />
              <text x={x(point.input) + 3} y="67">
                {point.name}
              </text>
            </g>
          ))}
          {aimed !== undefined && <circle cx={x(aimed)} cy={base} r="9" className="qw-timeline-aim" />}
          <g className="qw-timeline-here">
            <path d={`M${x(at)},${base - 14}v28`} />
            <circle cx={x(at)} cy={base} r="7" />
            <text x={x(at) + 12} y={nowAt}>
              {aimed === undefined ? (now === undefined ? say('board.timeline-now') : `${say('board.timeline-now')}: ${now}`) : where}
            </text>
          </g>
        </svg>
      </div>
    </div>
  )
}
