import type { Card } from './card.ts'
import { DICE_OF_32_BITS } from './dice-before-keys.ts'
import { hashText, mix } from './hash.ts'
import type { JsonObject } from './json.ts'
import { bytesOfText, type SipKey, sipHash, sipHashOfNumber } from './sip-hash.ts'

/** One random draw, of a number or of an order of cards. */
export interface Draw {
  /** @returns 0 … sides - 1, each as likely as any other */
  die(sides: number): number
  /** Sorts by a hash of the draw and of each card, so that one card more or less does not reorder the rest. @returns a new list */
  sort<C extends Card>(cards: readonly C[]): C[]
}

/** Dice of a game: a draw follows from the seed, its name and its number among the draws of that name, and from nothing else. */
export type Dice = (seed: string, name: string, count: number) => Draw

/**
 * Dice with a key of 128 bits, which follows from the seed: results reveal nothing about the key, about other results, or about the seed, unless
 * all possible seeds are tried one after the other.
 */
const keyed: Dice = (seed, name, count) => {
  const key = keyOf(seed)
  const drawn = bytesOfText(name)
  drawn.push(count & 255, (count >>> 8) & 255, (count >>> 16) & 255, count >>> 24)
  return {
    die: (sides) => {
      const { low, high } = sipHash(key, drawn)
      // 64 bits modulo the sides: a remainder of 32 bits would prefer small results where there are many sides
      return sides > 0x1fffff ? (high >>> 0) % sides : (((high >>> 0) % sides) * (0x100000000 % sides) + ((low >>> 0) % sides)) % sides
    },
    sort: (cards) => {
      const own = keyFrom(key, drawn)
      return sorted(cards, (card) => sipHashOfNumber(own, hashText(card.id)).high)
    },
  }
}

/**
 * Dice of games that began before dice had keys. All results follow from 32 bits by invertible steps: the order of ten shuffled cards reveals these
 * bits.
 */
const of32Bits: Dice = (seed, name, count) => {
  const drawn = mix(mix(hashText(`seed ${seed}`), hashText(name)), count)
  return {
    die: (sides) => (drawn >>> 0) % sides,
    sort: (cards) => sorted(cards, (card) => mix(drawn, hashText(card.id))),
  }
}

function sorted<C extends Card>(cards: readonly C[], hash: (card: C) => number): C[] {
  const hashed = cards.map((card) => ({ card, hash: hash(card) }))
  hashed.sort((a, b) => a.hash - b.hash || a.card.n - b.card.n)
  return hashed.map(({ card }) => card)
}

/** A public key: it only spreads a seed over 128 bits. The bytes of "questwright dice". */
const SPREAD: SipKey = [0x73657571, 0x69727774, 0x20746867, 0x65636964]

/** Derives another key of 128 bits, from which neither the first key nor its siblings can be computed. */
function keyFrom(key: SipKey, bytes: readonly number[]): SipKey {
  const first = sipHash(key, [...bytes, 1])
  const second = sipHash(key, [...bytes, 2])
  return [first.low, first.high, second.low, second.high]
}

const keys = new Map<string, SipKey>()

function keyOf(seed: string): SipKey {
  let key = keys.get(seed)
  if (key === undefined) {
    if (keys.size >= 100) keys.clear()
    key = keyFrom(SPREAD, bytesOfText(seed))
    keys.set(seed, key)
  }
  return key
}

/** Every kind of dice that a saved game can have been played with. */
const kinds: { readonly [name: string]: Dice } = { [DICE_OF_32_BITS]: of32Bits }

/**
 * The dice with which a game is played: those that its setup names in `dice`, and keyed ones where it names none. Files that were saved before
 * there were keyed dice are read as naming `32-bit`.
 * @throws Error where this version does not have those dice
 */
export function diceOf(setup: JsonObject): Dice {
  const name = setup.dice
  if (name === undefined) return keyed
  const dice = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (dice === undefined)
    throw new Error(
      `This game was played with the dice ${JSON.stringify(name)}, which this version of Questwright does not have. Open it with the version that saved it, or take "dice" out of its setup: then it is dealt anew with the dice of today.`,
    )
  return dice
}
