import { describe, expect, it } from 'vitest'
import { explore, nextPath } from '../src/explore.ts'
import type { Explorer } from '../src/explorer.ts'
import { type AnswerValue, atTable, type Card } from '../src/index.ts'
import type { EngineOption, QuestionSpec } from '../src/question-spec.ts'
import { find, startCoop } from './helpers.ts'

/** The answers that the probe tries for a question, in their order, for each shape of question and each stage of an ability. */

const game = startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['gull'] } })
const ada = find(game, 'ada')
const keys = (...names: readonly string[]): EngineOption[] => names.map((key) => ({ key }))
const many = (count: number) => keys(...Array.from({ length: count }, (_, i) => `k${i}`))
const no = { code: 'no', parts: {} }

type Asked = Partial<Omit<QuestionSpec, 'options'>> & { readonly shape: QuestionSpec['shape']; readonly options?: readonly EngineOption[] }

function tried({ options = [], ...given }: Asked, stage: Explorer['stage'] = 'effect', more: Partial<Explorer> = {}) {
  const spec = { who: ada, name: 'ask', parts: {}, least: 1, most: 1, ...given, options: () => options } as QuestionSpec
  const explorer = {
    stage,
    path: [],
    width: [],
    at: 0,
    given: [],
    answered: 0,
    gone: [],
    goneFrom: 'targets',
    cut: 'no',
    ...more,
  } as unknown as Explorer
  const answers: AnswerValue[] = []
  const { run } = game.table
  const before = run.explorer
  run.explorer = explorer
  try {
    do answers.push(atTable(game.table, () => explore(spec)))
    while (nextPath(explorer) && answers.length < 99)
  } finally {
    run.explorer = before
  }
  return { answers, cut: explorer.cut }
}

describe('the answers that are tried for a question of an effect', () => {
  it.each<[string, Asked, readonly AnswerValue[]]>([
    ['a yes or no', { shape: 'confirm' }, [['yes'], ['no']]],
    ['a number of a list', { shape: 'number', options: keys('2', '5') }, [2, 5]],
    ['a number of a range: the ends of it', { shape: 'number', least: 1, most: 4 }, [4, 1]],
    ['an order: the given one', { shape: 'order', options: keys('b', 'a'), least: 2, most: 2 }, [['b', 'a']]],
    ['a sum: one legal spread', { shape: 'distribute', options: keys('a', 'b'), least: 2, most: 2 }, [{ a: 2 }]],
    ['a sum without options', { shape: 'distribute' }, [{}]],
    ['pairs', { shape: 'pairs', options: keys('a>b', 'a>c') }, [['a>b'], ['a>c']]],
    ['pairs, or none', { shape: 'pairs', options: keys('a>b'), least: 0 }, [['a>b'], []]],
    ['no pair if none may be chosen', { shape: 'pairs', options: keys('a>b'), least: 0, most: 0 }, [[]]],
    ['pairs that must be several', { shape: 'pairs', options: keys('a>b', 'c>d'), least: 2, most: 2 }, [[]]],
    ['pairs that are legal', { shape: 'pairs', options: keys('a', 'b'), check: ([key]) => (key === 'a' ? no : undefined) }, [['b']]],
    ['one option', { shape: 'choose', options: keys('a', 'b') }, [['a'], ['b']]],
    ['one option, or none', { shape: 'choose', options: keys('a', 'b'), least: 0 }, [['a'], ['b'], []]],
    ['no option if there is none', { shape: 'choose', least: 0 }, [[]]],
    ['no option if none may be chosen', { shape: 'choose', options: keys('a'), least: 0, most: 0 }, [[]]],
    ['options of which one is needed but there is none', { shape: 'choose' }, [[]]],
    [
      'up to two options: the first two, each, none',
      { shape: 'choose', options: keys('a', 'b', 'c'), least: 0, most: 2 },
      [['a', 'b'], ['a'], ['b'], ['c'], []],
    ],
    [
      'two options: the first and the last two',
      { shape: 'choose', options: keys('a', 'b', 'c'), least: 2, most: 2 },
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
    ],
    ['two options of two', { shape: 'choose', options: keys('a', 'b'), least: 2, most: 2 }, [['a', 'b']]],
    [
      'legal sets only',
      { shape: 'choose', options: keys('a', 'b'), least: 0, check: (set) => (set.includes('a') ? no : undefined) },
      [['b'], []],
    ],
  ])('%s', (_, asked, expected) => {
    expect(tried(asked)).toEqual({ answers: expected, cut: 'no' })
  })

  it('are the first 24 of more options, and it is noted that some were left out', () => {
    const most = tried({ shape: 'choose', options: many(24) })
    expect([most.answers.length, most.cut]).toEqual([24, 'no'])
    const more = tried({ shape: 'choose', options: many(25) })
    expect([more.answers.length, more.answers.at(-1), more.cut]).toEqual([24, ['k23'], 'yes'])
  })

  it('are the given ones at the first questions', () => {
    expect(tried({ shape: 'choose', options: keys('a') }, 'effect', { given: [['x']] }).answers).toEqual([['x']])
  })
})

describe('the answers that are tried for a question of a price', () => {
  it.each<[string, Asked, readonly AnswerValue[]]>([
    [
      'each set of the size',
      { shape: 'choose', options: keys('a', 'b', 'c'), least: 2, most: 2 },
      [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ],
    ],
    ['each set of each size', { shape: 'choose', options: keys('a', 'b'), least: 0, most: 5 }, [[], ['a'], ['b'], ['a', 'b']]],
    ['each legal set', { shape: 'choose', options: keys('a', 'b'), check: ([key]) => (key === 'a' ? no : undefined) }, [['b']]],
    [
      'each spread, the largest share of the first option first',
      { shape: 'distribute', options: [{ key: 'a', most: 1 }, { key: 'b' }], least: 2, most: 2 },
      [{ a: 1, b: 1 }, { b: 2 }],
    ],
    [
      'each legal spread',
      { shape: 'distribute', options: keys('a', 'b'), least: 2, most: 2, checkShares: ({ a = 0 }) => (a === 2 ? no : undefined) },
      [{ a: 1, b: 1 }, { b: 2 }],
    ],
    ['nothing', { shape: 'distribute', least: 0, most: 0 }, [{}]],
    ['a number', { shape: 'number', options: keys('1', '3') }, [1, 3]],
  ])('%s', (_, asked, expected) => {
    expect(tried(asked, 'price')).toEqual({ answers: expected, cut: 'no' })
  })

  it('are at most 24, and it is noted that some were left out', () => {
    for (const options of [24, 25]) {
      const { answers, cut } = tried({ shape: 'choose', options: many(options) }, 'price')
      expect([answers.length, cut]).toEqual([24, options === 24 ? 'no' : 'yes'])
      const spread = tried({ shape: 'distribute', options: many(options), least: 1, most: 1 }, 'price')
      expect([spread.answers.length, spread.cut]).toEqual([24, options === 24 ? 'no' : 'yes'])
    }
  })
})

describe('the answers that are tried for targets', () => {
  const options: EngineOption[] = [{ key: 'ada', card: ada }, { key: 'other' }]
  it('do not include a card that the price removes', () => {
    const gone = { gone: [ada as Card] }
    expect(tried({ shape: 'choose', options }, 'targets', gone).answers).toEqual([['other']])
    expect(tried({ shape: 'choose', options }, 'targets').answers).toEqual([['ada'], ['other']])
    expect(tried({ shape: 'choose', options }, 'effect', gone).answers).toEqual([['ada'], ['other']])
    // for advice about an ability without targets, which chooses in its effect
    expect(tried({ shape: 'choose', options }, 'effect', { ...gone, goneFrom: 'effect' }).answers).toEqual([['other']])
  })

  it('end with an exception at a question that has no answer', () => {
    for (const stage of ['targets', 'price'] as const) expect(() => tried({ shape: 'choose' }, stage)).toThrow()
    expect(tried({ shape: 'choose' }, 'targets', { taken: [] as never }).answers).toEqual([[]])
    expect(tried({ shape: 'distribute' }, 'effect').answers).toEqual([{}])
  })
})
