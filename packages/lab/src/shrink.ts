/** Shortens lists that lead to a failure. Pure: the caller tests whether a shorter list still fails. */

export interface Tries {
  left: number
}

/**
 * A short part of a list that still has the same result: removes halves first, then quarters, down to single items.
 * @param still whether this part has the same result as the whole list
 * @param tries how often `still` may be called; counted down
 */
export async function shrinkList<T>(
  list: readonly T[],
  still: (part: readonly T[]) => Promise<boolean>,
  tries: Tries,
): Promise<readonly T[]> {
  let kept = list
  let size = Math.max(1, Math.floor(kept.length / 2))
  while (kept.length > 0 && tries.left > 0) {
    let found = false
    for (let from = kept.length - size; from > -size && tries.left > 0; from -= size) {
      const part = kept.filter((_, i) => i < from || i >= from + size)
      if (part.length === kept.length) continue
      tries.left--
      if (await still(part)) {
        kept = part
        found = true
      }
    }
    if (size === 1 && !found) break
    size = Math.max(1, Math.floor(size / 2))
  }
  return kept
}
