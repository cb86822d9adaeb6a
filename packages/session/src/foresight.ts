/** The forecasts that a page requests for a pending question. */
import type { Question } from '@questwright/realm/web'

/** Up to this number of options, all are forecast at once; above it, only the option under the pointer. */
const MOST_FORETOLD = 12

/** The key of the option that does nothing. */
const PASS = 'pass'

/** The options to forecast at once: those of a question to which one option is a whole answer, if they are few. */
export function optionsForetold({ shape, most, options }: Question): readonly string[] {
  if (shape !== 'choose' || most !== 1) return []
  const keys = options.flatMap(({ key }) => (key === PASS ? [] : [key]))
  return keys.length > MOST_FORETOLD ? [] : keys
}
