/** Sample hands of a deck. The same seed gives the same cards; games shuffle with other random numbers. */
import type { DeckFacts } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { cardsIn, drawnParts } from './deck-rows.ts'

/** The pile from which a player draws: the codes of its cards, one for each copy, in an order that depends on the codes alone. @param pack the pack of the deck */
export function drawPile(deck: DeckFacts, pack: string, rulebook: Rulebook): readonly string[] {
  return cardsIn(deck, drawnParts(rulebook), pack, () => undefined, rulebook)
    .flatMap(({ code, copies }) => new Array<string>(copies).fill(code))
    .sort()
}

/** The deck shuffled by a seed. @param cards codes, one for each copy */
export function shuffled(cards: readonly string[], seed: string): readonly string[] {
  const next = numbersFrom(seed)
  const order = [...cards]
  for (let at = order.length - 1; at > 0; at--) {
    const other = next() % (at + 1)
    const [one, two] = [order[at], order[other]]
    if (one === undefined || two === undefined) continue
    order[at] = two
    order[other] = one
  }
  return order
}

/** A pseudo-random generator seeded by a text: FNV-1a for the seed, then xorshift. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  if (state === 0) state = 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
}

/**
 * The hand after an optional mulligan and some draws. A mulligan, which is possible once, shuffles the whole deck again.
 * @param first the size of an opening hand
 */
export function sampleHand(
  cards: readonly string[],
  {
    seed,
    mulligan,
    draws,
    first,
  }: { readonly seed: string; readonly mulligan: 'kept' | 'taken'; readonly draws: number; readonly first: number },
): { readonly hand: readonly string[]; readonly left: number } {
  const order = shuffled(cards, mulligan === 'taken' ? `${seed}/mulligan` : seed)
  const hand = order.slice(0, first + draws)
  return { hand, left: order.length - hand.length }
}
