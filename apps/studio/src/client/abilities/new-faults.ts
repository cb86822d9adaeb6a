/** The faults that an inserted ability adds to a script; faults from before are left out. Pure. */

interface Fault {
  readonly message: string
  readonly line: number
  readonly code: number
}

/** The faults of a script that it had not before; a fault that occurs once more often is a new one. Lines are not compared: inserted lines move the others. */
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
