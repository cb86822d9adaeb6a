/** What players can compute from cards that they drew: with dice of 32 bits the seed, with keyed dice nothing. */
import { describe, expect, test } from 'vitest'
import { type Dice, diceOf } from '../src/dice.ts'
import { DICE_OF_32_BITS } from '../src/dice-before-keys.ts'
import { hashText, mix } from '../src/hash.ts'
import type { Card } from '../src/index.ts'

const deckOf = (seat: string): readonly Card[] =>
  Array.from({ length: 60 }, (_, n) => ({ id: `${seat}/card-${n}/1`, n }) as unknown as Card)
const own = deckOf('p1')
const other = deckOf('p2')

const old = diceOf({ kind: 'deal', dice: DICE_OF_32_BITS })
const keyed = diceOf({ kind: 'deal' })
const shuffled = (dice: Dice, seed: string, cards: readonly Card[], zone: string, count = 0) =>
  dice(seed, `shuffle ${zone}`, count).sort(cards)

/** The order of a deck after a shuffle with these dice of 32 bits. */
const orderUnder = (dice: number, cards: readonly Card[]) => cards.toSorted((a, b) => mix(dice, hashText(a.id)) - mix(dice, hashText(b.id)))

/** The `a` with `mix(a, b) === result`. */
function unmixed(result: number, b: number): number {
  let h = result
  h = h ^ (h >>> 16)
  h = Math.imul(h, inverseOf(0xc2b2ae35))
  h = h ^ (h >>> 13) ^ (h >>> 26)
  h = Math.imul(h, inverseOf(0x85ebca6b))
  h = h ^ (h >>> 16)
  return Math.imul((h - b) | 0, inverseOf(0x9e3779b1))
}

/** The inverse of an odd number, modulo 2^32. */
function inverseOf(odd: number): number {
  let inverse = odd
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse))
  return inverse
}

/**
 * The attack: ten cards drawn from one's own deck are compared with every state that dice of 32 bits can have. This test searches one
 * 4,096th of them, which contains the right one; searching all takes a minute and a half.
 */
function statesThatExplain(drawn: readonly Card[], near: number): number[] {
  const ids = own.map(({ id }) => hashText(id))
  const places = drawn.map((card) => own.indexOf(card))
  const found: number[] = []
  for (let low = 0; low < 1 << 20; low++) {
    const state = (near & 0xfff00000) | low
    let before = Number.NEGATIVE_INFINITY
    const isIn = places.every((place) => {
      const key = mix(state, ids[place] as number)
      const follows = key > before
      before = key
      return follows
    })
    if (
      isIn &&
      orderUnder(state, own)
        .slice(0, drawn.length)
        .every((card, i) => card === drawn[i])
    )
      found.push(state)
  }
  return found
}

describe('ten cards drawn from the own deck', () => {
  test.each(['one', 'two', 'three'])(
    'reveal all dice of a game with dice of 32 bits, and with them the deck of the opponent (seed %s)',
    (seed) => {
      const drawn = shuffled(old, seed, own, 'p1.deck').slice(0, 10)
      const right = mix(mix(hashText(`seed ${seed}`), hashText('shuffle p1.deck')), 0)
      const [state, ...more] = statesThatExplain(drawn, right)
      expect([state, more]).toEqual([right, []])
      // from the dice of that shuffle to the hash of the seed, and from there to the shuffle of the other deck
      const ofSeed = unmixed(unmixed(state as number, 0), hashText('shuffle p1.deck'))
      const guessed = orderUnder(mix(mix(ofSeed, hashText('shuffle p2.deck')), 0), other)
      expect(guessed).toEqual(shuffled(old, seed, other, 'p2.deck'))
    },
  )

  test.each(['one', 'two', 'three'])('reveal nothing of a game with keyed dice (seed %s)', (seed) => {
    const drawn = shuffled(keyed, seed, own, 'p1.deck').slice(0, 10)
    const wherever = mix(mix(hashText(`seed ${seed}`), hashText('shuffle p1.deck')), 0)
    expect(statesThatExplain(drawn, wherever)).toEqual([])
  })
})

describe('keyed dice', () => {
  test('give the results of the published function: these never change, or saved games would not replay', () => {
    expect(Array.from({ length: 12 }, (_, count) => keyed('4711', 'first player', count).die(6))).toMatchInlineSnapshot(`
      [
        1,
        4,
        1,
        5,
        1,
        3,
        3,
        1,
        4,
        5,
        0,
        3,
      ]
    `)
    expect(shuffled(keyed, '4711', own.slice(0, 8), 'p1.deck').map(({ n }) => n)).toMatchInlineSnapshot(`
      [
        7,
        2,
        6,
        5,
        1,
        3,
        0,
        4,
      ]
    `)
  })

  test.each([
    ['the seed', keyed('4712', 'coin', 0)],
    ['the name', keyed('4711', 'coins', 0)],
    ['the count', keyed('4711', 'coin', 1)],
    ['a count beyond one byte', keyed('4711', 'coin', 256)],
  ])('give another result when %s is another', (_, others) => {
    const draw = keyed('4711', 'coin', 0)
    expect(others.sort(own)).not.toEqual(draw.sort(own))
    expect(others.die(2 ** 20)).not.toBe(draw.die(2 ** 20))
  })

  test('give every side about as often as every other', () => {
    for (const sides of [2, 6, 60]) {
      const times = Array.from({ length: sides }, () => 0)
      const throws = sides * 1000
      for (let count = 0; count < throws; count++) {
        const side = keyed('fair', `d${sides}`, count).die(sides)
        times[side] = (times[side] ?? 0) + 1
      }
      // a thousand each are expected, with a standard deviation of 32
      expect(Math.min(...times)).toBeGreaterThan(840)
      expect(Math.max(...times)).toBeLessThan(1160)
    }
  })

  test('put every card on top about as often as every other', () => {
    const cards = own.slice(0, 10)
    const times = new Map<Card, number>()
    for (let count = 0; count < 10_000; count++) {
      const top = shuffled(keyed, 'fair', cards, 'p1.deck', count)[0] as Card
      times.set(top, (times.get(top) ?? 0) + 1)
    }
    expect(times.size).toBe(10)
    expect(Math.min(...times.values())).toBeGreaterThan(850)
    expect(Math.max(...times.values())).toBeLessThan(1150)
  })

  test.each([
    ['keyed dice', keyed],
    ['dice of 32 bits', old],
  ])('another card in a pile does not change the order of the others (%s)', (_, dice) => {
    for (let n = 0; n < own.length; n++) {
      const fewer = own.filter((_card, i) => i !== n)
      expect(shuffled(dice, 'edited', own, 'p1.deck').filter((card) => card !== own[n])).toEqual(shuffled(dice, 'edited', fewer, 'p1.deck'))
    }
  })

  test('a setup that names dice which this version does not have is refused with the remedy', () => {
    expect(() => diceOf({ kind: 'deal', dice: '512-bit' })).toThrow(
      /played with the dice "512-bit", which this version of Questwright does not have\. Open it with the version that saved it/,
    )
  })
})
