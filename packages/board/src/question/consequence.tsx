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

/** What would follow from the answer in the making, beside the question. */
export function Consequence({ catalogue, view, forecast }: ConsequenceProps) {
  const lines = forecast ? foretoldLines(catalogue, view, forecast) : []
  const told = lines.slice(0, mostTold)
  return (
    <div className="qw-consequence">
      {forecast && told.length > 0 && (
        <span className="qw-foretold" aria-hidden="true" title={foretoldAloud(catalogue, view, forecast)}>
          {told.map(({ text, tone, compares }) => (
            <span key={text} data-tone={tone}>
              {compares
                ? compares.map(({ icon, tone, number }, index) => (
                    <span key={icon} className="qw-compared">
                      {index > 0 && <i>{catalogue.sentence('foretold.against', {})}</i>}
                      {isIconName(icon) && <Icon name={icon} className={`is-${tone}`} />}
                      <b>{number}</b>
                    </span>
                  ))
                : text}
            </span>
          ))}
          {lines.length > mostTold && <span>+{lines.length - mostTold}</span>}
          {unknownWords(catalogue, forecast)
            .slice(0, 1)
            .map((words) => (
              <em key={words}>{words}</em>
            ))}
        </span>
      )}
    </div>
  )
}
