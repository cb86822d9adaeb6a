import { type Card, stateOf, zoneOf } from './card.ts'
import { hashText } from './hash.ts'
import type { Bag, CardPlace } from './journal.ts'
import type { Json } from './json.ts'
import { mayKnow } from './knowledge.ts'
import type { Table } from './table.ts'
import { listOf } from './zone.ts'

type Bags = { readonly [B in Bag]: { readonly [name: string]: Json | undefined } }

/** A place of an `Indistinct` group, with the card that is really there in the game. */
interface IndistinctPlace extends CardPlace {
  readonly bags: Bags
  readonly card: Card
}

/** A group of cards that may swap places, because some seats cannot tell which card is in which place. */
export interface Indistinct {
  /** The cards in the order of their creation, so that the order does not depend on their current places. */
  readonly cards: readonly Card[]
  readonly places: readonly IndistinctPlace[]
  /** The result of the latest shuffle: the card for each of `places`, at the same index. */
  readonly drawn: Card[]
  /** `yes`: no place has state of its own, such as a face-down card or tokens. */
  readonly bare: 'no' | 'yes'
}

/** Fields that move with the card; all other fields, tokens and memory belong to the place. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['owner'])

const BAGS: readonly Bag[] = ['fields', 'tokens', 'memory']

/** The ids of all cards that the state refers to: these cannot swap places. */
function namedInState(t: Table): ReadonlySet<string> {
  const named = new Set<string>()
  const read = (value: Json | undefined): void => {
    if (typeof value === 'string') {
      if (t.findCard(value) !== undefined) named.add(value)
    } else if (Array.isArray(value)) value.forEach(read)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (t.findCard(name) !== undefined) named.add(name)
        read(inner)
      }
  }
  for (const card of t.cards) {
    const { fields, memory } = stateOf(card)
    for (const value of Object.values(memory)) read(value as Json)
    for (const [name, value] of Object.entries(fields))
      if (name !== 'owner' && name !== 'controller' && name !== 'seenBy') read(value as Json)
  }
  return named
}

/**
 * Groups the cards whose places some seats together cannot tell apart, by owner and back. A card keeps its place if they may know it, other cards lie
 * on it, the state or a decision of the running stretch refers to it, or its zone has a fixed order.
 * @param unknown cards that they may not know at the pending question
 * @param kept ids of further cards that keep their places
 */
export function indistinctFor(
  t: Table,
  seats: readonly string[],
  unknown: ReadonlySet<Card>,
  kept: ReadonlySet<string>,
): readonly Indistinct[] {
  const named = namedInState(t)
  const groups = new Map<string, Card[]>()
  // sort zones by id: a reopened game has created them in another order
  for (const zone of [...t.zones.values()].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    if (zone.id === 'kernel' || zone.spec.order === 'fixed') continue
    for (const card of listOf(zone)) {
      if (!unknown.has(card) || mayKnow(card, seats) || kept.has(card.id) || named.has(card.id)) continue
      if (t.zonesHostedBy(card).some((one) => listOf(one).length > 0)) continue
      const key = `${card.ownerName ?? ''} ${t.ruleset.backOf?.(card) ?? ''}`
      const group = groups.get(key)
      if (group) group.push(card)
      else groups.set(key, [card])
    }
  }
  return [...groups.values()].flatMap((group): Indistinct[] => {
    if (group.length < 2) return []
    const places = group.map((card) => ({ zone: zoneOf(card), index: listOf(zoneOf(card)).indexOf(card), bags: bagsOf(card), card }))
    const isBare = places.every(({ bags }) => BAGS.every((bag) => Object.keys(bags[bag]).length === 0))
    return [{ cards: group.toSorted((one, other) => one.n - other.n), places, drawn: group.slice(), bare: isBare ? 'yes' : 'no' }]
  })
}

/** The state of a card that belongs to its place: its face, tokens and memory. */
function bagsOf(card: Card): Bags {
  const { fields, tokens, memory } = stateOf(card)
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN_FIELDS.has(name))),
    tokens: { ...tokens },
    memory: { ...memory },
  }
}

/**
 * Shuffles the cards of each group among its places. State that belongs to a place, such as a face-down card, stays there.
 * @param seed equal seeds give equal places, independent of the current places
 */
export function exchangePlaces(t: Table, groups: readonly Indistinct[], seed: string): void {
  // pseudo-random numbers (xorshift), good enough for a search, not used for dice; only 32-bit integers, which script engines need not allocate
  let state = hashText(`places ${seed}`) | 1
  for (const { cards, places, drawn, bare } of groups) {
    for (let i = 0; i < cards.length; i++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      // the upper 16 bits choose one of i + 1 places; a game has at most 5,000 cards
      const at = ((state >>> 16) * (i + 1)) >>> 16
      drawn[i] = drawn[at] as Card
      drawn[at] = cards[i] as Card
    }
    if (bare === 'no') for (let i = 0; i < places.length; i++) layOn(t, drawn[i] as Card, (places[i] as IndistinctPlace).bags)
    t.exchange(places, drawn)
  }
}

/** Returns all cards to their own places. */
export function backToPlaces(t: Table, groups: readonly Indistinct[]): void {
  for (const { places } of groups)
    t.exchange(
      places,
      places.map(({ card }) => card),
    )
}

/** Gives a card the state of its new place. */
function layOn(t: Table, card: Card, bags: Bags): void {
  const now = stateOf(card)
  for (const bag of BAGS)
    for (const name of new Set([...Object.keys(now[bag]), ...Object.keys(bags[bag])]))
      if (bag !== 'fields' || !OWN_FIELDS.has(name)) t.write(card, bag, name, bags[bag][name])
}
