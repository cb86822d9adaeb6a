import { expect, it } from 'vitest'
import { fingerprint, hashText, hashValue, hexOf, mix } from '../src/hash.ts'

/** Saved games compare these hashes with those of other versions of the program, so these numbers must never change. */

it.each([
  [null, 1359893119],
  [true, 668265263],
  [false, 374761393],
  [undefined, 1013904242],
  [7, -2115695961],
  [-7, -662676118],
  ['gull', -25790776],
  [[], 1625627621],
  [[1, 'a', null], -1522487052],
  [{ a: 1, b: [true] }, 2119116649],
] as const)('the hash of %j is %i', (value, hash) => {
  expect(hashValue(value as never)).toBe(hash)
})

it('the hash of an object is the hash of its fields, in any order, without undefined ones', () => {
  expect(hashValue({ b: [true], c: undefined, a: 1 } as never)).toBe(2119116649)
})

it('texts, pairs and fingerprints have the same hashes as in earlier versions', () => {
  expect([hashText(''), hashText('gull'), mix(1, 2), mix(2, 1)]).toEqual([-1421968373, -25790776, 2117216093, 232174035])
  expect([fingerprint('gull'), fingerprint('')]).toEqual(['fe7676c8bf2ee07f', 'ab3e7c0b67a2a8ee'])
  expect(hexOf(1, -1)).toBe('00000001ffffffff')
})
