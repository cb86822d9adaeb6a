/** Suggestions for misspelt names. */

/**
 * The known name that is nearest to a misspelt one; undefined when two are equally near. Capitals, hyphens and a final s are
 * ignored. Two neighbouring letters in the wrong order count as one slip.
 * @returns undefined also when none is near enough: one letter in three may differ
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const far = Math.max(1, Math.floor(name.length / 3))
  const bare = bareName(name)
  let best: string | undefined
  let least = far + 1
  let ties = 0
  for (const one of known) {
    const by = bareName(one) === bare ? 0 : lettersBetween(name.toLowerCase(), one.toLowerCase())
    if (by > far || by > least) continue
    ties = by === least ? ties + 1 : 0
    if (by < least) best = one
    least = by
  }
  return ties === 0 ? best : undefined
}

/** A name without the usual differences in spelling: capitals, hyphens, spaces, a final s. */
function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '')
}

/** Edit distance: how many letters must be inserted, removed, changed, or exchanged with the next one. */
export function lettersBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 12) return Number.POSITIVE_INFINITY
  // the rows of the table for the first letters of `a`; an exchange reads the row before the last one
  let before: readonly number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const exchanged = isExchange ? (before[j - 2] ?? 0) + 1 : changed
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, exchanged))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The message for an unknown name, with the name that was probably meant: `'atack' is no stat; did you mean 'attack'?`
 * @param what the expected sort of name: `stat`, `zone`
 */
export function unknownName(name: string, what: string, known: Iterable<string>): string {
  const names = [...known]
  const meant = nearestName(name, names)
  const others = names.length <= 12 ? `; there are ${names.join(', ')}` : ''
  return `'${name}' is no ${what}${meant === undefined ? others : `; did you mean '${meant}'?`}`
}
