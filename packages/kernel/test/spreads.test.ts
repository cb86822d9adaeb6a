import { expect, it } from 'vitest'
import { legalSpread } from '../src/explore.ts'
import type { Card } from '../src/index.ts'
import type { EngineOption, QuestionSpec } from '../src/question-spec.ts'

/** How the probe spreads a sum over options: as much as possible for the first option, else the first legal spread. */

const spread = (most: number, options: readonly EngineOption[], allowed: (shares: { readonly [key: string]: number }) => boolean) => {
  const who = {} as Card
  const checkShares = (shares: { readonly [key: string]: number }) => (allowed(shares) ? undefined : { code: 'no', parts: {} })
  const spec: QuestionSpec = { shape: 'distribute', who, name: 'spread', parts: {}, options: () => options, least: most, most, checkShares }
  return legalSpread(spec, options)
}
const abc: readonly EngineOption[] = [{ key: 'a', most: 2 }, { key: 'b', most: 2 }, { key: 'c' }]

it.each([
  ['whatever is allowed', 3, () => true, { a: 2, b: 1 }],
  ['nothing for the first', 2, ({ a = 0 }) => a === 0, { b: 2 }],
  ['some for each', 3, ({ a = 0, b = 0, c = 0 }) => a === 1 && b === 1 && c === 1, { a: 1, b: 1, c: 1 }],
  ['all for the last', 5, ({ c = 0 }) => c === 5, { c: 5 }],
  ['what is never allowed', 3, () => false, { a: 2, b: 1 }],
] as readonly (readonly [string, number, (shares: { readonly [key: string]: number }) => boolean, object])[])(
  '%s',
  (_, most, allowed, expected) => {
    expect(spread(most, abc, allowed)).toEqual(expected)
  },
)

it('the last of as many tries as are made may be the legal one, and the next one is not tried', () => {
  const two: readonly EngineOption[] = [{ key: 'a' }, { key: 'b' }]
  expect(spread(2_500, two, ({ b = 0 }) => b === 1_999)).toEqual({ a: 501, b: 1_999 })
  expect(spread(2_500, two, ({ b = 0 }) => b === 2_000)).toEqual({ a: 2_500 })
})
