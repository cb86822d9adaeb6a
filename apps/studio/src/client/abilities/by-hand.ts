/** Thrown while a script is read, and caught there: it fits no menu, so somebody wrote it by hand. */
export class ByHand extends Error {}

/** A value that has to be there for the script to fit. @throws ByHand where it is not */
export function need<T>(value: T | undefined | false | null): T {
  if (value === undefined || value === false || value === null) throw new ByHand()
  return value
}

/** What is read, or undefined where it was written by hand. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ByHand) return undefined
    throw error
  }
}
