/** Finds the parts that a scene does not need, with a limited number of tries. */

export interface LeaveOutOptions<T> {
  /** The parts that may be removed; neighbours are removed together at first. */
  readonly things: readonly T[]
  /** Whether the scene still passes without these parts. */
  readonly isGreen: (left: readonly T[]) => Promise<boolean>
  readonly mostTries: number
}

/**
 * Tries to remove everything, then halves, then single parts.
 * @returns the removed parts, in the given order; empty for a scene that already fails, since each try fails too
 */
export async function leaveOut<T>({
  things,
  isGreen,
  mostTries,
}: LeaveOutOptions<T>): Promise<{ readonly left: readonly T[]; readonly tries: number }> {
  const left = new Set<T>()
  let tries = 0
  const without = async (part: readonly T[]): Promise<void> => {
    if (part.length === 0 || tries >= mostTries) return
    tries++
    if (await isGreen(things.filter((thing) => left.has(thing) || part.includes(thing)))) {
      for (const thing of part) left.add(thing)
      return
    }
    if (part.length === 1) return
    const middle = Math.ceil(part.length / 2)
    await without(part.slice(0, middle))
    await without(part.slice(middle))
  }
  await without(things)
  return { left: things.filter((thing) => left.has(thing)), tries }
}
