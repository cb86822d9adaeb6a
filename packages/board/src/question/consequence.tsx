import type { Catalogue } from '../catalogue.ts'
import type { Forecast, View } from '../door-types.ts'
import { Icon, isIconName } from '../icons.tsx'
import { foretoldAloud, foretoldLines, unknownWords } from './foretold.ts'

interface ConsequenceProps {
  readonly catalogue: Catalogue
  readonly view: View
  /** Of the answer in the making, or of the option that is pointed at. */
  readonly forecast: Forecast | undefined
}

/** So much is told in the line of the question; the rest is read aloud, and told where it is pointed at. */
const mostTold = 3

/** What would follow from the answer in the making, beside the question: the numbers that meet, with what may change them, and then what comes of it. */
export function Consequence({ catalogue, view, forecast }: ConsequenceProps) {
  const lines = forecast ? foretoldLines(catalogue, view, forecast) : []
  const [first] = lines
  const meet = first?.compares
  const told = lines.slice(meet ? 1 : 0, mostTold)
  const [unknown] = forecast ? unknownWords(catalogue, forecast) : []
  const mayChange = unknown !== undefined && <em>{unknown}</em>
  return (
    <div className="qw-consequence">
      {forecast && first && (
        <span className="qw-foretold" aria-hidden="true" title={foretoldAloud(catalogue, view, forecast)}>
          {meet && (
            <span className="qw-meet">
              <span>
                {meet.map(({ icon, tone, number }, index) => (
                  <span key={icon} className="qw-compared">
                    {index > 0 && <i>{catalogue.sentence('foretold.against', {})}</i>}
                    {isIconName(icon) && <Icon name={icon} className={`is-${tone}`} />}
                    <b>{number}</b>
                  </span>
                ))}
              </span>
              {mayChange}
            </span>
          )}
          <span className="qw-follows">
            {told.map(({ text, tone }, index) => (
              <span key={text} data-tone={tone}>
                {text}
                {index === told.length - 1 && lines.length > mostTold && <small>+{lines.length - mostTold}</small>}
              </span>
            ))}
            {!meet && mayChange}
          </span>
        </span>
      )}
    </div>
  )
}
