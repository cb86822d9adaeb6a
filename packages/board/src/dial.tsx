import type { Counter, Dial } from '@questwright/rulebook'
import { useState } from 'react'
import { useBoard } from './board-context.ts'
import type { Forecast, SeatName } from './door-types.ts'
import { Icon, iconNamed } from './icons.tsx'
import type { TableStatus } from './view.ts'

interface Told {
  readonly name: string
  readonly dial: Dial
  readonly now: number
  readonly full: number | undefined
  /** The number that the considered answer would lead to, if it changes the number. */
  readonly after?: number | undefined
}

/**
 * The counters of the table that belong beside the title of this zone. A counter whose rulebook entry names no zone is shown beside the
 * first zone.
 */
export function TableDials({ status, zone, first }: { readonly status: TableStatus; readonly zone: string; readonly first: boolean }) {
  const { catalogue, foretold } = useBoard()
  const { dials, counters } = catalogue.rulebook
  const told = Object.entries(dials).flatMap(([name, dial]): Told[] => {
    const now = status.numbers[name]
    if (dial.of !== 'table' || now === undefined || !isShownNow(dial, now, status)) return []
    if (dial.zone === undefined ? !first : dial.zone !== zone) return []
    return [{ name, dial, now, full: fullOf(dial, status, counters[name]), after: numberAfter(dial, foretold?.follows) }]
  })
  return told.map((one) => (one.dial.look === 'ring' ? <Round key={one.name} {...one} /> : <Count key={one.name} {...one} />))
}

/** The numbers beside the name of a seat. */
export function SeatDials({ status, seat }: { readonly status: TableStatus; readonly seat: SeatName }) {
  const { catalogue } = useBoard()
  const numbers = status.seats.find((one) => one.seat === seat)?.numbers ?? {}
  const { dials, counters } = catalogue.rulebook
  const told = Object.entries(dials).flatMap(([name, dial]): Told[] =>
    // a counter that the status does not have belongs to a system that is not part of this game
    dial.of !== 'each-seat' || !isShownNow(dial, numbers[name] ?? 0, status) || (name in counters && numbers[name] === undefined)
      ? []
      : [{ name, dial, now: numbers[name] ?? 0, full: fullOf(dial, status, counters[name]) }],
  )
  return told.map((one) => (one.dial.look === 'ring' ? <Round key={one.name} {...one} seat={seat} /> : <Count key={one.name} {...one} />))
}

/** Whether a dial is shown in this phase and at this number. */
function isShownNow({ phase, from }: Dial, now: number, status: TableStatus): boolean {
  return (phase === undefined || phase === status.phase) && (from === undefined || now >= from)
}

/** The number at which a dial is full: `full` of its rulebook entry, else the maximum of its counter. */
function fullOf({ full }: Dial, { numbers }: TableStatus, counter: Counter | undefined): number | undefined {
  return full ? (numbers[full.status] ?? full.otherwise) : counter?.most
}

/** The number of a dial after the lines of a forecast; undefined where none of them changes it. */
export function numberAfter({ follows = {} }: Pick<Dial, 'follows'>, lines: Forecast['follows'] = []): number | undefined {
  const numbers = lines.flatMap(({ kind, parts }) => {
    const number = Object.hasOwn(follows, kind) ? parts[follows[kind] ?? ''] : undefined
    return typeof number === 'number' ? [number] : []
  })
  return numbers.at(-1)
}

function useWords(told: Told): string {
  const { say } = useBoard()
  const { name, now, full } = told
  return say(`board.dial.${name}`, { now, face: useFace(told), ...(full === undefined ? {} : { full }) })
}

/** The text of a dial at its current number: the number, or a word where the rulebook has one for it. */
function useFace({ name, dial, now }: Told): string {
  const { say } = useBoard()
  return dial.faces?.[now] === undefined ? String(now) : say(`board.dial.${name}.face.${now}`)
}

/** A dial drawn as an icon and a number. */
function Count(told: Told) {
  const words = useWords(told)
  const face = useFace(told)
  return (
    <b className={`is-${told.dial.tone}`} title={words}>
      <Icon name={iconNamed(told.dial.icon)} label={words} />
      {face}
      {told.dial.follows && (
        <span className="qw-then" data-is={told.after === undefined || told.after === told.now ? 'none' : 'some'} aria-hidden="true">
          {told.after !== undefined && told.after !== told.now && `→ ${told.after}`}
        </span>
      )}
    </b>
  )
}

const round = 2 * Math.PI * 16

/** The warning of a round dial: `soon` and `now` from as far below the number at which it is full as the rulebook says, `now` from the shorter distance. */
function warningOf({ dial: { warns }, now, full }: Told): 'none' | 'soon' | 'now' {
  if (!warns || full === undefined) return 'none'
  return now >= full - warns.now ? 'now' : now >= full - warns.soon ? 'soon' : 'none'
}

/** Counts how often the number of a dial has risen, so that each rise can restart the pulse. */
function useRises(now: number): number {
  const [seen, setSeen] = useState({ now, rises: 0 })
  if (seen.now !== now) setSeen({ now, rises: seen.rises + (now > seen.now ? 1 : 0) })
  return seen.rises
}

/** A number in a circle that fills up to the number at which it is full. It warns when it is nearly full, and pulses at each rise while it warns `now`. */
function Round({ seat, ...told }: Told & { readonly seat?: SeatName }) {
  const words = useWords(told)
  const { name, dial, now, full = 0 } = told
  const warning = warningOf(told)
  const rises = useRises(now)
  const share = Math.max(0, Math.min(1, full > 0 ? now / full : 0))
  return (
    <span className="qw-dial" data-dial={seat} data-number={name} data-warns={warning} role="img" aria-label={words} title={words}>
      {warning === 'now' && rises > 0 && <i key={rises} className="qw-dial-beat" />}
      <svg viewBox="0 0 40 40" aria-hidden="true" className={`is-${dial.tone}`}>
        <circle cx="20" cy="20" r="16" fill="none" stroke="var(--sunken)" strokeWidth="5" />
        <circle
          cx="20"
          cy="20"
          r="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${round * share} ${round * 2}`}
          transform="rotate(-90 20 20)"
        />
        {full > 0 && <path d="M20,0.5v7" className="qw-dial-full" />}
      </svg>
      <b>{now}</b>
    </span>
  )
}
