import { createHash } from 'node:crypto'

/** sha256 of a text in UTF-8, in hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** sha256 of bytes, in hex. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** One hash over named texts; the order in which they come does not matter. */
export function hashTexts(texts: { readonly [name: string]: string }): string {
  const names = Object.keys(texts).sort()
  return hashText(names.map((name) => `${name}\0${hashText(texts[name] ?? '')}\n`).join(''))
}
