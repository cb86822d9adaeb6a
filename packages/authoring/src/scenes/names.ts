import { type Card, type Library, packsBelow, type Table } from '@questwright/kernel'

/** The names of seats and cards in scenes. */

/** Thrown for a scene that cannot be set up or read; the message says why. */
export class BadScene extends Error {
  override readonly name = 'BadScene'
}

/** The words for the seats of a game in its scenes. */
export interface SeatWords<Name extends string = string> {
  readonly all: readonly Name[]
  /** The id of the seat that a word names; undefined if it names none. */
  readonly seatId: (name: string) => string | undefined
  /** The word for a seat of the table. */
  readonly wordFor: (seat: string) => string
}

/** @param all the words for the first seat, the second seat, and so on */
export function seatWords<Name extends string>(all: readonly Name[]): SeatWords<Name> {
  return Object.freeze({
    all,
    seatId: (name: string) => {
      const at = (all as readonly string[]).indexOf(name)
      return at < 0 ? undefined : `p${at + 1}`
    },
    wordFor: (seat: string) => all[Number(seat.slice(1)) - 1] ?? seat,
  })
}

/**
 * The code for a slug: the card of the scene's own pack; else the only card with that slug in the packs that it depends on; else the only
 * one in all packs. @throws BadScene
 */
export function codeOf(library: Library, name: string, home: string): string {
  if (name.includes(':')) {
    if (!library.cards.has(name)) throw new BadScene(`no loaded pack has the card ${name}`)
    return name
  }
  const found = codesBySlug(library).get(name)
  if (!found) throw new BadScene(`no loaded pack has a card called "${name}"`)
  if (found.length === 1) return found[0] as string
  const own = `${home}:${name}`
  if (found.includes(own)) return own
  // cards of packs on which the scene's pack does not depend are considered only if no other card has the slug
  const below = packsBelow(library, [home])
  const seen = found.filter((code) => below.has(code.slice(0, code.indexOf(':'))))
  if (seen.length === 1) return seen[0] as string
  throw new BadScene(`several packs have a card called "${name}": ${found.join(', ')}; write the one that you mean with its pack`)
}

/** The name of the scenario that a scene plays, as `codeOf` takes it: `chase`, `one:chase`, or with `scenario/` before the slug. */
export function scenarioNamed(name: string): string {
  if (name.includes('/')) return name
  const colon = name.lastIndexOf(':') + 1
  return `${name.slice(0, colon)}scenario/${name.slice(colon)}`
}

const bySlug = new WeakMap<Library, ReadonlyMap<string, readonly string[]>>()

/** The codes of a library by their slugs, cached: a scene names twenty cards or more, and is set up again for each way of playing it. */
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

/** The cards at a table that a name can mean: the word of a seat, the id of a card, or a slug; `slug#2` is the second copy. */
export function cardsNamed(t: Table, name: string, { seatId }: SeatWords): readonly Card[] {
  const seat = seatId(name)
  if (seat) return [t.card(seat)]
  const exact = t.findCard(name)
  if (exact) return [exact]
  const [slug, nth] = name.split('#')
  const found = t.cards.filter(
    // the card of a rule is named by its slug, as under `rules` in a scene
    (card) => card.code === slug || card.slug === slug || card.slug === `rule/${slug}`,
  )
  if (nth === undefined) return found
  const one = found[Number(nth) - 1]
  return one ? [one] : []
}

/** The place of a card in the words of scenes: `held of guard`, `you.hand`, `resolving`. */
export function placeOf({ zone }: Card, { wordFor }: SeatWords): string {
  if (zone.host) return `${zone.name} of ${zone.host.slug}`
  return zone.seatName ? `${wordFor(zone.seatName)}.${zone.name}` : zone.name
}

/** The name and the value in a path such as `guard.hits`; undefined for one without a point. */
export function pathIn(path: string): readonly [name: string, what: string] | undefined {
  const dot = path.lastIndexOf('.')
  return dot < 0 ? undefined : [path.slice(0, dot), path.slice(dot + 1)]
}
