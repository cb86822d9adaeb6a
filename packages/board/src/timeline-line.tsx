import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { JsonObject, Place } from './door-types.ts'
import { redoTarget, undoTarget } from './undo-by.ts'

export interface SavePoint {
  /** The index of the input before which the save point is. */
  readonly input: number
  readonly name: string
}

/** A point at which another branch of the game diverges from the shown one. */
export interface TimelineFork {
  /** The index of the first different input. */
  readonly input: number
  readonly lines: number
}

export interface TimelineLineProps {
  readonly catalogue: Catalogue
  readonly places: readonly Place[]
  readonly at: number
  readonly savePoints: readonly SavePoint[]
  readonly forks: readonly TimelineFork[]
  readonly onGo: (input: number) => void
}

const inset = 18
const height = 40
/** The vertical position of the words, which are in one line above the decisions. */
const wordsAt = 11
const base = 27
/** The estimated width of a letter, in pixels. */
const letter = 7

/** In words, where in the game a decision was made: round, phase and step. */
export function placeWords(catalogue: Catalogue, place: Place | undefined): string {
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  if (!place) return say('board.timeline-now')
  const step = place.step === '' ? '' : `, ${say(`step.${place.step}`)}`
  // the setup is a phase of its own, before the first round
  const when = place.round === 0 ? say('board.setup') : `${say('board.round', { round: place.round })}, ${say(`phase.${place.phase}`)}`
  return `${when}${step}`
}

interface Mark {
  readonly input: number
  readonly words: string
  /** `silent`: the words are not drawn, because they would overlap other words. */
  readonly said: 'said' | 'silent'
}

/** The indices of the inputs with which rounds begin. */
function roundsIn(places: readonly Place[]): readonly { readonly input: number; readonly round: number }[] {
  return places.flatMap(({ round }, input) => (input > 0 && places[input - 1]?.round === round ? [] : [{ input, round }]))
}

/**
 * Decides from left to right which words are drawn without overlap.
 * @param taken the ranges that other words cover; those of the drawn words are appended
 */
function saidBetween(
  marks: readonly { readonly input: number; readonly words: string }[],
  x: (input: number) => number,
  taken: (readonly [from: number, to: number])[],
): readonly Mark[] {
  return marks.map((mark) => {
    const from = x(mark.input)
    const to = from + mark.words.length * letter + letter * 2
    const isFree = taken.every(([start, end]) => to < start || from > end)
    if (isFree) taken.push([from, to])
    return { ...mark, said: isFree ? 'said' : 'silent' }
  })
}

/**
 * The decisions of the game as dots. A dot can be pressed; arrow keys go from dot to dot; dragging moves along the line, and the table shows the
 * decision at the pointer.
 */
export function TimelineLine({ catalogue, places, at, savePoints, forks, onGo }: TimelineLineProps) {
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  const scroller = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly from: number; moved: 'yes' | 'no' } | undefined>(undefined)
  const [aimed, setAimed] = useState<number | undefined>(undefined)
  const gap = places.length > 80 ? 10 : 14
  const x = (input: number) => inset + input * gap
  const width = x(places.length) + 130
  const end = x(at) + 90
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => {
      // during a drag the player decides what is visible: do not scroll
      if (!drag.current) element.scrollLeft = Math.max(0, end - element.clientWidth)
    }
    follow()
    if (typeof ResizeObserver !== 'function') return
    // scroll again when the line gets narrower, as it does when an editor opens beside the table
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
    // reset only after the click event that follows, whose handler checks whether there was a drag
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
  const taken: [number, number][] = aimed === undefined ? [] : [[x(at), x(at) + (where.length + 2) * letter]]
  const points = saidBetween(
    savePoints.map(({ input, name }) => ({ input, words: name })),
    x,
    taken,
  )
  const rounds = saidBetween(
    roundsIn(places).map(({ input, round }) => ({ input, words: round === 0 ? say('board.setup') : say('board.round', { round }) })),
    x,
    taken,
  )
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
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          onClick={press}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          <path d={`M${inset - 8},${base}H${x(places.length) + 30}`} className="qw-timeline-rest" />
          <path d={`M${inset - 8},${base}H${x(at)}`} className="qw-timeline-done" />
          {rounds.map(({ input, words, said }) => (
            <g key={input}>
              <path d={`M${x(input) - gap / 2},${base - 9}v18`} className="qw-timeline-tick" />
              {said === 'said' && (
                <text x={x(input) - gap / 2} y={wordsAt} className="qw-timeline-round">
                  {words}
                </text>
              )}
            </g>
          ))}
          {forks.map(({ input, lines }) => (
            <g key={input} className="qw-timeline-fork" data-input={input}>
              <path d={`M${x(input)},${base}c4,0 3,9 8,9h${lines > 1 ? 7 : 4}`} />
              <circle cx={x(input) + (lines > 1 ? 18 : 15)} cy={base + 9} r="2.6" />
              <title>{say('board.fork', { lines })}</title>
            </g>
          ))}
          {places.map((place, input) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a decision is identified by its index
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
          {points.map(({ input, words, said }) => (
            <g key={input} className="qw-timeline-save" data-input={input}>
              <path d={`M${x(input)},${base}V3h9l-2.5,4 2.5,4h-9`} />
              <title>{words}</title>
              {said === 'said' && (
                <text x={x(input) + 13} y={wordsAt}>
                  {words}
                </text>
              )}
            </g>
          ))}
          {aimed !== undefined && <circle cx={x(aimed)} cy={base} r="8" className="qw-timeline-aim" />}
          <g className="qw-timeline-here">
            <path d={`M${x(at)},${base - 12}v24`} />
            <circle cx={x(at)} cy={base} r="6" />
            {aimed !== undefined && (
              <text x={x(at) + 10} y={wordsAt}>
                {where}
              </text>
            )}
          </g>
        </svg>
      </div>
    </div>
  )
}
