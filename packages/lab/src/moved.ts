/** A list rotated by this number of positions: with 1, what was first is second. */
export function moved<T>(list: readonly T[], by: number): readonly T[] {
  return list.map((_, seat) => list[(((seat - by) % list.length) + list.length) % list.length] as T)
}
