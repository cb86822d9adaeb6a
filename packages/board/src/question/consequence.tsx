import { useLayoutEffect, useRef, useState } from 'react'
import type { Catalogue } from '../catalogue.ts'
import type { Forecast, View } from '../door-types.ts'
import { Icon, isIconName } from '../icons.tsx'
import { foretoldAloud, foretoldLines, unknownWords } from './foretold.ts'

interface ConsequenceProps {
  readonly catalogue: Catalogue
  readonly view: View
  /** The forecast of the option under the pointer, or of the current draft. */
  readonly forecast: Forecast | undefined
}

/**
 * The forecast for the current draft: first the numbers that are compared, then what may still change, then the results. Its height is constant,
 * also without a forecast, so that no option moves away under the pointer. Lines for which there is no room are only counted; the explanation of
 * the question lists them all.
 */
export function Consequence({ catalogue, view, forecast }: ConsequenceProps) {
  const lines = forecast ? foretoldLines(catalogue, view, forecast) : []
  const [first] = lines
  const meet = first?.compares
  const told = meet ? lines.slice(1) : lines
  const [unknown] = forecast ? unknownWords(catalogue, forecast) : []
  const mayChange = unknown !== undefined && <em>{unknown}</em>
  const room = useRef<HTMLSpanElement>(null)
  const shown = useLinesWithRoom(room, forecast, told.length)
  const left = told.length - shown
  return (
    <div className="qw-consequence">
      {forecast && first && (
        <span className="qw-foretold" aria-hidden="true" title={foretoldAloud(catalogue, view, forecast)}>
          <span className="qw-follows" ref={room}>
            {meet && (
              <span className="qw-meet">
                {meet.map(({ icon, tone, number }, index) => (
                  <span key={icon} className="qw-compared">
                    {index > 0 && <i>{catalogue.sentence('foretold.against', {})}</i>}
                    {isIconName(icon) && <Icon name={icon} className={`is-${tone}`} />}
                    <b>{number}</b>
                  </span>
                ))}
              </span>
            )}
            {meet && mayChange}
            {told.slice(0, shown).map(({ text, tone }) => (
              <span key={text} data-tone={tone} data-foretold="">
                {text}
              </span>
            ))}
            {!meet && left === 0 && mayChange}
          </span>
          {left > 0 && (
            <small>
              {catalogue.sentence('board.more-lines', { count: left })} <kbd>I</kbd>
            </small>
          )}
        </span>
      )}
    </div>
  )
}

/** The number of lines that fit: first all lines are rendered, then the last one is removed until nothing is cut off. */
function useLinesWithRoom(room: { readonly current: HTMLElement | null }, forecast: Forecast | undefined, count: number): number {
  const [fitting, setFitting] = useState({ forecast, shown: count })
  // render all lines of a new forecast before measuring
  if (fitting.forecast !== forecast) setFitting({ forecast, shown: count })
  const shown = fitting.forecast === forecast ? Math.min(fitting.shown, count) : count
  useLayoutEffect(() => {
    const box = room.current
    if (box === null || shown <= 1) return
    const { bottom } = box.getBoundingClientRect()
    const last = box.lastElementChild?.getBoundingClientRect()
    if (last !== undefined && last.bottom > bottom + 1) setFitting({ forecast, shown: shown - 1 })
  }, [room, forecast, shown])
  return shown
}
