import { type Card, type Library, packsBelow, type Table } from '@questwright/kernel'

/** How scenes call seats and cards. */

/** A scene says something that cannot be set up or read; the message says what. */
export class BadScene extends Error {
  override readonly name = 'BadScene'
}

/** How the scenes of a game call its seats. */
export interface SeatWords<Name extends string = string> {
  readonly all: readonly Name[]
  /** The seat at the table that a word of scenes means, if it means one. */
  readonly seatId: (name: string) => string | undefined
  /** What scenes call a seat of the table. */
  readonly wordFor: (seat: string) => string
}

/** @param all what scenes call the first seat, the second, and so on */
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

/** The code that a slug means: the card of the scene's own pack, else the only one of that slug in the packs that it depends on, else in all. @throws BadScene */
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
  // cards of packs that the scene's pack does not know have nothing to do with it
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

/** The cards at a table that a name may mean: a seat's word, the id of a card, or a slug, `slug#2` for the second copy. */
export function cardsNamed(t: Table, name: string, { seatId }: SeatWords): readonly Card[] {
  const seat = seatId(name)
  if (seat) return [t.card(seat)]
  const exact = t.findCard(name)
  if (exact) return [exact]
  const [slug, nth] = name.split('#')
  const found = t.cards.filter(
    // a rule card is called by its slug, here as in `rules`
    (card) => card.code === slug || card.slug === slug || card.slug === `rule/${slug}`,
  )
  if (nth === undefined) return found
  const one = found[Number(nth) - 1]
  return one ? [one] : []
}

/** Where a card lies, as scenes say it: `borne of guard`, `you.hand`, `resolving`. */
export function placeOf({ zone }: Card, { wordFor }: SeatWords): string {
  if (zone.host) return `${zone.name} of ${zone.host.slug}`
  return zone.seatName ? `${wordFor(zone.seatName)}.${zone.name}` : zone.name
}

/** The name and the value in a path such as `guard.wounds`; undefined for one without a point. */
export function pathIn(path: string): readonly [name: string, what: string] | undefined {
  const dot = path.lastIndexOf('.')
  return dot < 0 ? undefined : [path.slice(0, dot), path.slice(dot + 1)]
}
