/** Names that nobody knows, and the ones that were probably meant. */

/**
 * The known name that a misspelt one means: the one that differs least, where no other is as near. Capitals, hyphens and a final s count
 * as nothing.
 * @returns undefined when none is near enough to be meant: a letter in three may differ
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

/** A name without what is easily written otherwise: capitals, hyphens, spaces, a final s. */
function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '')
}

/** How many letters must be put in, taken out or changed. */
export function lettersBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 12) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * Says that a name is unknown, and which was probably meant: `'atack' is no stat; did you mean 'attack'?`
 * @param what what it should be: `stat`, `zone`
 */
export function unknownName(name: string, what: string, known: Iterable<string>): string {
  const names = [...known]
  const meant = nearestName(name, names)
  const others = names.length <= 12 ? `; there are ${names.join(', ')}` : ''
  return `'${name}' is no ${what}${meant === undefined ? others : `; did you mean '${meant}'?`}`
}
