import { describe, expect, it } from 'vitest'
import type { Card, JsonObject } from '../src/index.ts'
import { judge, type PendingQuestion } from '../src/internal.ts'
import type { EngineOption, QuestionSpec } from '../src/question-spec.ts'
import { find, startCoop } from './helpers.ts'

/** Why an answer is refused, with every part of the sentence, for each shape of question. */

const game = startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull', 'squall'], storm: ['gull'] } })
const ada: Card = find(game, 'ada')
const squall: Card = find(game, 'squall')
const keys = (...names: readonly string[]): EngineOption[] => names.map((key) => ({ key }))

function judged(spec: Partial<QuestionSpec> & { readonly shape: QuestionSpec['shape'] }, options: readonly EngineOption[], value: unknown) {
  const whole = { who: ada, name: 'ask', parts: {}, least: 1, most: 1, ...spec }
  return judge({ spec: whole, options } as unknown as PendingQuestion, value as never)
}

type Judged = [spec: Parameters<typeof judged>[0], options: readonly EngineOption[], value: unknown, refused?: string, parts?: JsonObject]

const number = { shape: 'number', least: 2, most: 5 } as const
const sum = { shape: 'distribute', least: 2, most: 3 } as const
const shares: EngineOption[] = [{ key: 'a', most: 2 }, { key: 'b' }]
const pair = (card: Card, other: Card): EngineOption => ({ key: `${card.slug}>${other.slug}`, card, other })
const pairs = [pair(ada, squall), pair(squall, ada), pair(ada, ada)]
const own = { code: 'refused.own', parts: {} }

describe.each<[string, Judged[]]>([
  [
    'a number',
    [
      [number, [], 2],
      [number, [], 5],
      [number, [], 1, 'out-of-range', { least: 2, most: 5 }],
      [number, [], 6, 'out-of-range', { least: 2, most: 5 }],
      [number, [], 2.5, 'number-expected'],
      [number, [], '3', 'number-expected'],
      [number, [], ['3'], 'number-expected'],
      [number, keys('2', '4'), 4],
      [number, keys('2', '4'), 3, 'not-offered', { option: '3' }],
    ],
  ],
  [
    'a sum',
    [
      [sum, shares, { a: 2 }],
      [sum, shares, { b: 3 }],
      [sum, shares, { a: 0, b: 2 }],
      [sum, shares, { a: 3 }, 'too-many-here', { option: 'a', most: 2 }],
      [sum, shares, { c: 2 }, 'not-offered', { option: 'c' }],
      [sum, shares, { a: -1, b: 3 }, 'number-expected'],
      [sum, shares, { b: 1.5 }, 'number-expected'],
      [sum, shares, { b: 1 }, 'wrong-sum', { least: 2, most: 3, sum: 1 }],
      [sum, shares, { a: 1, b: 3 }, 'wrong-sum', { least: 2, most: 3, sum: 4 }],
      [sum, shares, 2, 'distribution-expected'],
      [sum, shares, null, 'distribution-expected'],
      [sum, shares, ['a'], 'distribution-expected'],
      [{ ...sum, checkShares: ({ a }) => (a === 2 ? own : undefined) }, shares, { a: 2 }, 'own'],
    ],
  ],
  [
    'a choice',
    [
      [{ shape: 'choose' }, keys('a', 'b'), ['b']],
      [{ shape: 'choose' }, keys('a'), 'a', 'choice-expected'],
      [{ shape: 'choose' }, keys('a'), { a: 1 }, 'choice-expected'],
      [{ shape: 'choose' }, keys('a'), ['c'], 'not-offered', { option: 'c' }],
      [{ shape: 'choose' }, keys('a'), [], 'too-few', { least: 1 }],
      [{ shape: 'choose' }, keys('a', 'b'), ['a', 'b'], 'too-many', { most: 1 }],
      [{ shape: 'choose', most: 2 }, keys('a', 'b'), ['a', 'b']],
      [{ shape: 'choose', most: 2 }, keys('a', 'b'), ['a', 'a'], 'chosen-twice'],
      [{ shape: 'choose', least: 2, most: 2 }, keys('a', 'b'), ['a'], 'too-few', { least: 2 }],
      [{ shape: 'choose', least: 0, most: 0 }, keys('a'), ['a'], 'too-many', { most: 0 }],
      [{ shape: 'choose', least: 0 }, keys('a'), []],
      [{ shape: 'choose', check: ([key]) => (key === 'a' ? own : undefined) }, keys('a', 'b'), ['a'], 'own'],
      [{ shape: 'choose', check: ([key]) => (key === 'a' ? own : undefined) }, keys('a', 'b'), ['b']],
    ],
  ],
  [
    'pairs',
    [
      [{ shape: 'pairs', most: 3 }, pairs, ['ada>squall', 'ada>ada']],
      [
        { shape: 'pairs', most: 3, each: { card: 1 } },
        pairs,
        ['ada>squall', 'ada>ada'],
        'paired-too-often',
        { card: { card: ada.id, code: ada.code }, most: 1 },
      ],
      [{ shape: 'pairs', most: 3, each: { card: 2 } }, pairs, ['ada>squall', 'ada>ada']],
      [
        { shape: 'pairs', most: 3, each: { other: 1 } },
        pairs,
        ['squall>ada', 'ada>ada'],
        'paired-too-often',
        { card: { card: ada.id, code: ada.code }, most: 1 },
      ],
      [{ shape: 'pairs', most: 3, each: { card: 1, other: 1 } }, pairs, ['ada>squall', 'squall>ada']],
      [{ shape: 'pairs', each: { card: 0 } }, pairs, ['ada>ada'], 'paired-too-often', { card: { card: ada.id, code: ada.code }, most: 0 }],
    ],
  ],
])('%s', (_, answers) => {
  it.each<Judged>(answers)('%j of %j: %j is refused: %s', (spec, options, value, refused, parts = {}) => {
    const question = refused === 'own' ? {} : { question: 'ask' }
    expect(judged(spec, options, value)).toEqual(refused && { code: `refused.${refused}`, parts: { ...question, ...parts } })
  })
})
