/** Limits the time for shrinking failures in a run of random play. */

/** Limit for one failure in milliseconds. */
const MOST_FOR_ONE = 60_000
/** Limit for all failures together, as a share of the run's time. */
const SHARE_OF_RUN = 1 / 4
/** Limit for one failure, as a share of the remaining time for all. */
const SHARE_OF_REST = 1 / 2

/**
 * Makes the time limits of a run.
 * @param run the time of the run in milliseconds; with Infinity there is no limit
 * @param now a clock in milliseconds
 * @returns a function to call when shrinking a failure starts; it returns a function that returns whether the time for that failure is up. Only one
 * failure may be shrunk at a time
 */
export function shrinkPatience(run: number, now: () => number): () => () => boolean {
  let left = run * SHARE_OF_RUN
  return () => {
    const most = run === Number.POSITIVE_INFINITY ? run : Math.min(MOST_FOR_ONE, left * SHARE_OF_REST)
    const begin = now()
    let counted = 0
    return () => {
      const spent = now() - begin
      left -= spent - counted
      counted = spent
      return spent >= most
    }
  }
}
