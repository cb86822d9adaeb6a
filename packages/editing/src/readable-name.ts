/** Turns names into readable words. */

/** `weatherTurns` and `weather-turns` as "Weather turns". */
export function readableName(name: string): string {
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-.]/g, ' ')
    .toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The plural of a name: "Armies" for "Army". A guess that the author can correct. */
export function severalOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}
