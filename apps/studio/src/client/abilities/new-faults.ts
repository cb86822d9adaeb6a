/** What an ability that is put into a script makes wrong: what was wrong before is not held against it. Pure. */

interface Fault {
  readonly message: string
  readonly line: number
  readonly code: number
}

/** The faults of a script that it had not before; the same one more often counts once more. Lines differ: what is put in moves them. */
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
