/** Whether a key of a view, a question or the story names a seat: seats are called `p1`, `p2` and so on, and are cards for the engine. */
export function isSeat(key: string): boolean {
  return /^p[1-9]$/.test(key)
}
