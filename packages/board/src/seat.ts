/**
 * Whether a key in a view, a question or the story is that of a seat. Seats have the keys `p1`, `p2` and so on; the engine stores them like cards.
 */
export function isSeat(key: string): boolean {
  return /^p[1-9]$/.test(key)
}
