/** A list rotated by this number of positions: with 1, the first entry becomes the second, and the last becomes the first. */
export function moved<T>(list: readonly T[], by: number): readonly T[] {
  return list.map((_, seat) => list[(((seat - by) % list.length) + list.length) % list.length] as T)
}
