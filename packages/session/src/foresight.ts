/** What a page wants to know of a question before it is answered. */
import type { Question } from '@questwright/realm/web'

/** Up to this number of options, all are forecast at once; above it, only the option under the pointer. */
const MOST_FORETOLD = 12

/** The key of the option that does nothing. */
const PASS = 'pass'

/** Options of which each is a whole answer, where they are few. */
export function optionsForetold({ shape, most, options }: Question): readonly string[] {
  if (shape !== 'choose' || most !== 1) return []
  const keys = options.flatMap(({ key }) => (key === PASS ? [] : [key]))
  return keys.length > MOST_FORETOLD ? [] : keys
}
