import { createHash } from 'node:crypto'
import { absent } from '../page/packs.ts'
import { Refusal } from '../refusal.ts'

/** sha256 of a text in UTF-8, in hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** sha256 of bytes, in hex. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * A hash as a page gives it.
 * @throws Refusal for anything that is neither a sha256 nor `absent`
 */
export function expectedHash(text: string): string {
  if (text === absent || /^[0-9a-f]{64}$/.test(text)) return text
  throw new Refusal(400, 'body/hash', `"expected" is neither a hash nor "${absent}".`, 'Send the hash that came with the text of the file.')
}
