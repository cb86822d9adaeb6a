import { describe, expect, test } from 'vitest'
import { hexOf } from '../src/hash.ts'
import { type SipKey, sipHash, sipHashOfNumber } from '../src/sip-hash.ts'

/** The key of the published test vectors: the bytes 00, 01 … 0f. */
const key: SipKey = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c]

describe('SipHash-2-4', () => {
  // results from the table of the reference implementation, and the example of the paper (15 bytes); the messages are the bytes 00, 01, 02
  // …
  test.each([
    [0, '726fdb47dd0e0e31'],
    [1, '74f839c593dc67fd'],
    [2, '0d6c8009d9a94f5a'],
    [3, '85676696d7fb7e2d'],
    [7, 'ab0200f58b01d137'],
    [8, '93f5f5799a932462'],
    [15, 'a129ca6149be45e5'],
  ])('gives the published result for a message of %i bytes', (length, published) => {
    const { low, high } = sipHash(
      key,
      Array.from({ length }, (_, byte) => byte),
    )
    expect(hexOf(high, low)).toBe(published)
  })

  test('a number is hashed as its four bytes', () => {
    expect(sipHashOfNumber(key, 0x04030201)).toEqual(sipHash(key, [1, 2, 3, 4]))
    expect(sipHashOfNumber(key, -1)).toEqual(sipHash(key, [255, 255, 255, 255]))
  })
})
