import { absent } from '../page/packs.ts'
import { Refusal } from '../refusal.ts'

/**
 * Validates a hash from a page.
 * @throws Refusal for anything that is neither a sha256 nor `absent`
 */
export function expectedHash(text: string): string {
  if (text === absent || /^[0-9a-f]{64}$/.test(text)) return text
  throw new Refusal(400, 'body/hash', `"expected" is neither a hash nor "${absent}".`, 'Send the hash that came with the text of the file.')
}
