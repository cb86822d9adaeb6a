/** Thrown and caught while a script is parsed: the script matches no menu entry, so it was written by hand. */
export class ByHand extends Error {}

/** Returns a value that the script must have to match. @throws ByHand where it is missing */
export function need<T>(value: T | undefined | false | null): T {
  if (value === undefined || value === false || value === null) throw new ByHand()
  return value
}

/** The result of a reader, or undefined where the script was written by hand. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ByHand) return undefined
    throw error
  }
}
