import { type Card, stateOf, zoneOf } from './card.ts'
import { hashText } from './hash.ts'
import type { Bag } from './journal.ts'
import type { Json } from './json.ts'
import { mayKnow } from './knowledge.ts'
import type { Table } from './table.ts'
import { listOf, type Zone } from './zone.ts'

type Bags = { readonly [B in Bag]: { readonly [name: string]: Json | undefined } }

/** Cards that change places with each other, because some seats cannot tell which of them lies in which place. */
export interface Indistinct {
  /** In the order in which they were created, whatever their places are. */
  readonly cards: readonly Card[]
  readonly places: readonly { readonly zone: Zone; readonly index: number; readonly bags: Bags; readonly card: Card }[]
  /** Whether nothing belongs to any of the places, such as lying face down, or tokens. */
  readonly bare: 'no' | 'yes'
}

/** What belongs to the card itself and goes with it; all other fields, tokens and memory belong to its place. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['owner'])

const BAGS: readonly Bag[] = ['fields', 'tokens', 'memory']

/** All ids of cards that the state names: a card that something refers to cannot change places with another. */
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
 * The cards whose places some seats together cannot tell apart, by owner and back. A card keeps its place that they may know, on which others lie, to which the state
 * or a decision of the running stretch refers, or that lies in a zone of a fixed order.
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
  // zones of a reopened game were made in another order
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
    return [{ cards: group.toSorted((one, other) => one.n - other.n), places, bare: isBare ? 'yes' : 'no' }]
  })
}

/** What lies on a card and belongs to its place: how it lies, tokens, and what is noted on it. */
function bagsOf(card: Card): Bags {
  const { fields, tokens, memory } = stateOf(card)
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN_FIELDS.has(name))),
    tokens: { ...tokens },
    memory: { ...memory },
  }
}

/** Numbers below 2^32 that follow from a text: good enough to imagine, and nothing that anybody plays with. */
function numbersFrom(text: string): () => number {
  let state = hashText(text) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/**
 * Gives the places of each group to its cards by chance. What belongs to a place, such as lying face down, stays there.
 * @param seed equal seeds give equal places, whatever the places are now
 */
export function exchangePlaces(t: Table, groups: readonly Indistinct[], seed: string): void {
  const next = numbersFrom(`places ${seed}`)
  const lists = new Map<Zone, Card[]>()
  for (const { cards, places, bare } of groups) {
    const drawn = cards.slice()
    for (let i = drawn.length - 1; i > 0; i--) {
      const j = next() % (i + 1)
      const card = drawn[i] as Card
      drawn[i] = drawn[j] as Card
      drawn[j] = card
    }
    for (let i = 0; i < places.length; i++) {
      const { zone, index, bags } = places[i] as Indistinct['places'][number]
      const card = drawn[i] as Card
      let list = lists.get(zone)
      if (list === undefined) {
        list = listOf(zone).slice()
        lists.set(zone, list)
      }
      list[index] = card
      if (bare === 'no') layOn(t, card, bags)
    }
  }
  t.exchange([...lists].map(([zone, order]) => ({ zone, order })))
}

/** Gives all cards their own places again. */
export function backToPlaces(t: Table, groups: readonly Indistinct[]): void {
  const lists = new Map<Zone, Card[]>()
  for (const { places } of groups)
    for (const { zone, index, card } of places) {
      const list = lists.get(zone) ?? listOf(zone).slice()
      list[index] = card
      lists.set(zone, list)
    }
  t.exchange([...lists].map(([zone, order]) => ({ zone, order })))
}

/** Makes a card lie as its new place has it. */
function layOn(t: Table, card: Card, bags: Bags): void {
  const now = stateOf(card)
  for (const bag of BAGS)
    for (const name of new Set([...Object.keys(now[bag]), ...Object.keys(bags[bag])]))
      if (bag !== 'fields' || !OWN_FIELDS.has(name)) t.write(card, bag, name, bags[bag][name])
}
