import { type Card, type CardState, rawState } from './card.ts'
import { hashText, hashValue, hexOf, mix } from './hash.ts'
import type { Bag } from './journal.ts'
import type { Json } from './json.ts'
import { cardsOf, type Zone } from './zone.ts'

/**
 * The state hash is a sum over pieces of state, so that a write subtracts one piece and adds another: named values of cards, and cards with their
 * places. Both halves are sums of the same pieces; the second mixes each once more.
 */

const SALT: { readonly [bag in Bag]: number } = { fields: 0x1f83d9ab, tokens: 0x5be0cd19 | 0, memory: 0x137e2179 }

/** The hash of a name in a bag of a card, an ingredient of the pieces of its values. */
export function hashOfName(state: CardState, bag: Bag, name: string): number {
  return mix(state.hash ^ SALT[bag], hashText(name))
}

/** The piece for a value under a name. */
export function hashOfValue(name: number, value: Json): number {
  return mix(name, hashValue(value))
}

/** The piece for a card at an index of a zone. */
export function hashOfPlace(zone: Zone, index: number, card: Card): number {
  return mix(mix(zone.hash, index), rawState(card).hash)
}

/** The summand of a piece in the second half. */
export function secondHalf(piece: number): number {
  return mix(piece, 0x2545f491)
}

/** The hash of this state, computed from scratch. */
export function hashFromNothing(cards: readonly Card[], zones: Iterable<Zone>): string {
  let [high, low] = [0, 0]
  const add = (piece: number): void => {
    high = (high + piece) | 0
    low = (low + secondHalf(piece)) | 0
  }
  for (const card of cards) {
    const state = rawState(card)
    for (const bag of ['fields', 'tokens', 'memory'] as const)
      for (const [name, value] of Object.entries(state[bag])) if (value !== undefined) add(hashOfValue(hashOfName(state, bag, name), value))
  }
  for (const zone of zones) cardsOf(zone).forEach((card, i) => void add(hashOfPlace(zone, i, card)))
  return hexOf(high, low)
}
