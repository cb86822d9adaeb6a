/** Questions that are not asked because they have only one legal answer, for each shape of question. */
import { expect, it } from 'vitest'
import { onlyAnswer } from '../src/only-answer.ts'
import type { EngineOption, QuestionSpec } from '../src/question-spec.ts'

type Case = readonly [
  shape: QuestionSpec['shape'],
  bounds: readonly [least: number, most: number],
  options: readonly Partial<EngineOption>[],
  answer: unknown,
]

const [a, b] = [{ key: 'a' }, { key: 'b' }]

it.each<Case>([
  ['choose', [1, 1], [], []],
  ['choose', [1, 1], [a], ['a']],
  ['choose', [2, 2], [a, b], ['a', 'b']],
  ['choose', [3, 3], [a, b], ['a', 'b']],
  ['choose', [1, 1], [a, b], undefined],
  ['choose', [1, 2], [a, b], undefined],
  ['choose', [0, 1], [a], undefined],
  ['choose', [0, 0], [a], []],
  ['order', [0, 0], [], []],
  ['order', [1, 1], [a], ['a']],
  ['order', [2, 2], [a, b], undefined],
  [
    'order',
    [2, 2],
    [
      { ...a, sort: 'wolf' },
      { ...b, sort: 'wolf' },
    ],
    ['a', 'b'],
  ],
  [
    'order',
    [2, 2],
    [
      { ...a, sort: 'wolf' },
      { ...b, sort: 'rat' },
    ],
    undefined,
  ],
  ['order', [2, 2], [{ ...a, sort: 'b' }, b], ['a', 'b']],
  ['number', [0, 9], [{ key: '3' }], 3],
  ['number', [4, 4], [{ key: '3' }, { key: '4' }], 4],
  ['number', [3, 4], [{ key: '3' }, { key: '4' }], undefined],
  ['number', [3, 3], [], 3],
  ['number', [3, 4], [], undefined],
  ['distribute', [0, 0], [a, b], {}],
  [
    'distribute',
    [3, 3],
    [
      { ...a, most: 1 },
      { ...b, most: 2 },
    ],
    { a: 1, b: 2 },
  ],
  [
    'distribute',
    [4, 4],
    [
      { ...a, most: 1 },
      { ...b, most: 2 },
    ],
    { a: 1, b: 2 },
  ],
  [
    'distribute',
    [2, 2],
    [
      { ...a, most: 1 },
      { ...b, most: 2 },
    ],
    undefined,
  ],
  [
    'distribute',
    [2, 3],
    [
      { ...a, most: 1 },
      { ...b, most: 2 },
    ],
    undefined,
  ],
  ['distribute', [3, 3], [a], { a: 3 }],
  ['distribute', [3, 3], [{ ...a, most: 9 }], { a: 3 }],
  ['distribute', [2, 3], [a], undefined],
  ['distribute', [3, 3], [a, b], undefined],
  ['pairs', [0, 2], [], []],
  ['pairs', [0, 0], [a], []],
  ['pairs', [0, 1], [a], undefined],
  ['confirm', [0, 1], [], undefined],
])('%s, from %j of %j: %j', (shape, [least, most], options, answer) => {
  expect(onlyAnswer({ shape, least, most } as QuestionSpec, options as readonly EngineOption[])).toEqual(answer)
})
