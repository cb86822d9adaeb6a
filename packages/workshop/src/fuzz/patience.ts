/** How long a run of the exhaustive bot may spend on making what it found small. */

/** One failure takes so many milliseconds at most. */
const MOST_FOR_ONE = 60_000
/** All of them together take this part of the run's time at most. */
const SHARE_OF_RUN = 1 / 4
/** One takes this part of what is left for all, so that the next one gets its share. */
const SHARE_OF_REST = 1 / 2

/**
 * @param run how many milliseconds the run has; one without end makes each failure as small as it gets
 * @param now a clock in milliseconds
 * @returns asked when a failure is begun: its answer tells, each time, whether that failure took long enough. Only one is worked on at a time
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
