/** Makes ids for cards and sets that have none. They are computed from our codes, so they are the same on every machine and in every export. */

/**
 * A number of 32 bits from a text (FNV-1a).
 * @param salt the initial value: different salts give independent numbers
 */
function hash(text: string, salt: number): number {
  let value = (0x811c9dc5 ^ salt) >>> 0
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  value ^= value >>> 16
  return Math.imul(value, 0x85ebca6b) >>> 0
}

/** The id for a code such as `fen:mere-hound`, in the form of a UUID of version 8. */
export function guidOf(code: string): string {
  const hex = [1, 2, 3, 4].map((salt) => hash(code, Math.imul(salt, 0x9e3779b1)).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
