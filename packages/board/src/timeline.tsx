import { ChevronDown, Dices, Flag, Redo2, Undo2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { JsonObject, Place } from './door-types.ts'
import { type By, redoTarget, undoTarget } from './undo-by.ts'

export interface SavePoint {
  /** It stands before this input. */
  readonly input: number
  readonly name: string
}

export interface TimelineProps {
  readonly catalogue: Catalogue
  /** A place for each input of the game, also for those that were undone and can come again. */
  readonly places: readonly Place[]
  /** How many inputs are taken now. */
  readonly at: number
  readonly savePoints?: readonly SavePoint[]
  /** What the present moment is called: the pending question. */
  readonly now?: string | undefined
  /** Goes to the moment before that input, back or forth. */
  readonly onGo: (input: number) => void
  /** Whether decisions that are taken back come with the same dice. */
  readonly dice: 'same' | 'new'
  readonly onDice?: ((dice: 'same' | 'new') => void) | undefined
  readonly onSavePoint?: (() => void) | undefined
}

const inset = 18
const base = 38

/** Every decision as a dot, with rounds, save points and the present. Pressing a dot goes there; undo and redo go by decision, phase or round. */
export function Timeline({ catalogue, places, at, savePoints = [], now, onGo, dice, onDice, onSavePoint }: TimelineProps) {
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  return (
    <section className="qw-timeline" aria-label={say('board.timeline')}>
      <div className="qw-timeline-buttons">
        <Undoing say={say} way="undo" onGo={onGo} places={places} at={at} />
        <Undoing say={say} way="redo" onGo={onGo} places={places} at={at} />
      </div>
      <Line catalogue={catalogue} places={places} at={at} savePoints={savePoints} now={now} onGo={onGo} say={say} />
      <div className="qw-timeline-buttons">
        {onDice && (
          <button
            type="button"
            className="qw-button"
            aria-pressed={dice === 'new'}
            onClick={() => onDice(dice === 'same' ? 'new' : 'same')}
            title={say('board.dice')}
          >
            <Dices size={15} aria-hidden="true" /> {say(`board.dice.${dice}`)}
          </button>
        )}
        {onSavePoint && (
          <button type="button" className="qw-button" onClick={onSavePoint}>
            <Flag size={14} aria-hidden="true" /> {say('board.save-point')}
          </button>
        )}
      </div>
    </section>
  )
}

type Say = (code: string, parts?: JsonObject) => string

interface UndoingProps {
  readonly say: Say
  readonly way: 'undo' | 'redo'
  readonly places: readonly Place[]
  readonly at: number
  readonly onGo: (input: number) => void
}

function Undoing({ say, way, places, at, onGo }: UndoingProps) {
  const target = way === 'undo' ? undoTarget : redoTarget
  const disabled = way === 'undo' ? at <= 0 : at >= places.length
  const go = (by: By) => onGo(target(places, at, by))
  return (
    <span className="qw-split">
      <button
        type="button"
        className={way === 'undo' ? 'qw-button' : 'qw-button is-icon'}
        disabled={disabled}
        onClick={() => go('decision')}
        aria-keyshortcuts={way === 'undo' ? 'u' : 'r'}
        aria-label={say(`board.${way}`)}
      >
        {way === 'undo' ? <Undo2 size={15} aria-hidden="true" /> : <Redo2 size={15} aria-hidden="true" />}
        {way === 'undo' && (
          <>
            {say('board.undo')} <kbd>U</kbd>
          </>
        )}
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="qw-button is-icon is-narrow" disabled={disabled} aria-label={say(`board.${way}-by`)}>
            <ChevronDown size={13} aria-hidden="true" />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="qw-menu" side="top" align="start" sideOffset={4}>
            {(['decision', 'phase', 'round'] as const).map((by) => (
              <DropdownMenu.Item key={by} className="qw-menu-item" onSelect={() => go(by)}>
                {say(`board.by.${by}`)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </span>
  )
}

function whereOf(say: Say, place: Place | undefined): string {
  if (!place) return say('board.timeline-now')
  const step = place.step === '' ? '' : `, ${say(`step.${place.step}`)}`
  return `${say('board.round', { round: place.round })}, ${say(`phase.${place.phase}`)}${step}`
}

function Line({
  places,
  at,
  savePoints = [],
  now,
  onGo,
  say,
}: Omit<TimelineProps, 'dice' | 'onDice' | 'onSavePoint'> & { readonly say: Say }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [aimed, setAimed] = useState<number | undefined>(undefined)
  const gap = places.length > 80 ? 10 : 14
  const x = (input: number) => inset + input * gap
  const width = x(places.length) + 130
  const end = x(at) + 130
  useEffect(() => {
    const element = scroller.current
    if (element) element.scrollLeft = Math.max(0, end - element.clientWidth)
  }, [end])
  const dots = places.map((place, input) => ({ place, input }))
  const rounds: { readonly input: number; readonly round: number; readonly label: 'shown' | 'none' }[] = []
  let lastLabel = Number.NEGATIVE_INFINITY
  for (const [input, place] of places.entries()) {
    if (input > 0 && places[input - 1]?.round === place.round) continue
    const far = x(input) - lastLabel > 62
    if (far) lastLabel = x(input)
    rounds.push({ input, round: place.round, label: far ? 'shown' : 'none' })
  }
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const named = event.target instanceof Element ? event.target.getAttribute('data-input') : null
    const nearest = Math.round((event.clientX - event.currentTarget.getBoundingClientRect().x - inset) / gap)
    onGo(named === null ? Math.min(places.length, Math.max(0, nearest)) : Number(named))
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
    if (aim !== undefined) setAimed(Math.min(places.length, Math.max(0, aim)))
    else if (event.key === 'Enter' && aimed !== undefined) {
      setAimed(undefined)
      onGo(aimed)
    } else if (event.key === 'Escape' && aimed !== undefined) setAimed(undefined)
    else return
    event.preventDefault()
  }
  const shown = aimed ?? at
  return (
    <div className="qw-timeline-line" ref={scroller}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={say('board.timeline')}
        aria-valuemin={0}
        aria-valuemax={places.length}
        aria-valuenow={shown}
        aria-valuetext={say('board.timeline-value', { at: shown, count: places.length, where: whereOf(say, places[shown]) })}
        onKeyDown={keyDown}
        onBlur={() => setAimed(undefined)}
      >
        <svg width={width} height="72" viewBox={`0 0 ${width} 72`} aria-hidden="true" onClick={go}>
          <path d={`M${inset - 8},${base}H${x(places.length) + 30}`} className="qw-timeline-rest" />
          <path d={`M${inset - 8},${base}H${x(at)}`} className="qw-timeline-done" />
          {rounds.map(({ input, round, label }) => (
            <g key={input}>
              <path d={`M${x(input) - gap / 2},${base - 13}v24`} className="qw-timeline-tick" />
              {label === 'shown' && (
                <text x={x(input) - gap / 2 + 5} y="15" className="qw-timeline-round">
                  {round === 0 ? say('board.setup') : say('board.round', { round })}
                </text>
              )}
            </g>
          ))}
          {dots.map(({ place, input }) => (
            <circle
              key={input}
              cx={x(input)}
              cy={base}
              r={input > 0 && places[input - 1]?.phase === place.phase ? 2.6 : 4}
              className={input < at ? 'qw-dot' : 'qw-dot is-undone'}
              data-input={input}
            >
              <title>{whereOf(say, place)}</title>
            </circle>
          ))}
          {savePoints.map((point) => (
            <g key={point.input} className="qw-timeline-save">
              <path d={`M${x(point.input)},${base}v-17h10l-2.5,4 2.5,4h-8.5`} />
              <text x={x(point.input) + 3} y="66">
                {point.name}
              </text>
            </g>
          ))}
          {aimed !== undefined && <circle cx={x(aimed)} cy={base} r="9" className="qw-timeline-aim" />}
          <g className="qw-timeline-here">
            <path d={`M${x(at)},${base - 14}v28`} />
            <circle cx={x(at)} cy={base} r="7" />
            <text x={x(at) + 12} y={base - 12}>
              {now === undefined ? say('board.timeline-now') : `${say('board.timeline-now')}: ${now}`}
            </text>
          </g>
        </svg>
      </div>
    </div>
  )
}
