/** Finds the errors that an inserted ability adds to a script, without those that the script had before. */

interface Fault {
  readonly message: string
  readonly line: number
  readonly code: number
}

/**
 * The errors in `after` that are not in `before`; of an error that occurs several times, each additional occurrence is new. Line numbers are not
 * compared, since an insertion changes them.
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
