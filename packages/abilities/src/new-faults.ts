/** The faults that an inserted ability adds to a script, without the faults that were there before. Pure. */

interface Fault {
  readonly message: string
  readonly line: number
  readonly code: number
}

/**
 * The faults in `after` that are not in `before`; of a repeated fault each further occurrence is new. Lines are not compared: an insertion moves
 * them.
 */
export function newFaults<One extends Fault>(before: readonly Fault[], after: readonly One[]): readonly One[] {
  const left = before.map(keyOf)
  return after.filter((one) => {
    const at = left.indexOf(keyOf(one))
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

const keyOf = ({ code, message }: Fault): string => `${code} ${message}`
