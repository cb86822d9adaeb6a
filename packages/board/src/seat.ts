/** Whether a key in a view, a question or the story is a seat: seats are named `p1`, `p2` and so on, and are cards for the engine. */
export function isSeat(key: string): boolean {
  return /^p[1-9]$/.test(key)
}
