import type { Library } from '@questwright/kernel'
import type { SceneSeatName } from './setup.ts'

/** How scenes call seats and cards. */

/** A scene says something that cannot be set up or read; the message says what. */
export class BadScene extends Error {
  override readonly name = 'BadScene'
}

export const SEATS: readonly SceneSeatName[] = ['you', 'friend', 'third', 'fourth']

/** The seat at the table that a word of scenes means, if it means one. */
export function seatId(name: string): string | undefined {
  const at = SEATS.indexOf(name as SceneSeatName)
  return at < 0 ? undefined : `p${at + 1}`
}

/** What scenes call a seat of the table. */
export function wordFor(seat: string): string {
  return SEATS[Number(seat.slice(1)) - 1] ?? seat
}

/** The code that a slug means: the card of the scene's own pack, else the only one of that slug. */
export function codeOf(library: Library, name: string, home: string): string {
  if (name.includes(':')) {
    if (!library.cards.has(name)) throw new BadScene(`no loaded pack has the card ${name}`)
    return name
  }
  const found = codesBySlug(library).get(name)
  if (!found) throw new BadScene(`no loaded pack has a card called "${name}"`)
  const own = `${home}:${name}`
  if (found.length > 1 && found.includes(own)) return own
  if (found.length > 1)
    throw new BadScene(`several packs have a card called "${name}": ${found.join(', ')}; write the one that you mean with its pack`)
  return found[0] as string
}

const bySlug = new WeakMap<Library, ReadonlyMap<string, readonly string[]>>()

/** The codes of a library by their slugs. A scene names twenty cards and more, and is laid again for each way in which it is played. */
function codesBySlug(library: Library): ReadonlyMap<string, readonly string[]> {
  const known = bySlug.get(library)
  if (known) return known
  const found = new Map<string, string[]>()
  for (const code of library.cards.keys()) {
    const slug = code.slice(code.indexOf(':') + 1)
    const codes = found.get(slug)
    if (codes) codes.push(code)
    else found.set(slug, [code])
  }
  bySlug.set(library, found)
  return found
}
