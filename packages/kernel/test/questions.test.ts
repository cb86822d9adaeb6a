import { describe, expect, it } from 'vitest'
import {
  type AnswerValue,
  type Card,
  chooseCards,
  chooseNumber,
  chooseOptions,
  chooseOrder,
  confirm,
  defineCard,
  distribute,
  table,
} from '../src/index.ts'
import { answer, asked, find, optionsOf, pick, type Start, startCoop, tryAnswer } from './helpers.ts'
import { addToken, inSky } from './rulesets/coop.ts'
import { action, forced } from './rulesets/parts.ts'

/** A game at a question that a card's text asks; the answer is stored in the card's memory. */
function asking(ask: (you: Card) => unknown, sky: string[] = ['gull', 'squall', 'gull']) {
  const oracle = defineCard('t:oracle', { type: 'keeper', strength: 1, toughness: 3 }, [
    action(
      'ask',
      ({ you, self }) => {
        const said = ask(you)
        table().write(
          self,
          'memory',
          'said',
          (Array.isArray(said) ? said.map((one) => (typeof one === 'object' ? (one as Card).id : (one as string))) : said) as never,
        )
        addToken(self, 'asked', 1)
      },
      { could: () => true, limit: { times: 1, period: 'game', counts: 'card' } },
    ),
  ])
  const start: Start = { cards: [oracle], setup: { yard: { p1: ['oracle', 'ada'] }, sky, storm: ['great-lamp'] } }
  const game = startCoop(start)
  pick(game, 'ask')
  return game
}

const said = (game: ReturnType<typeof asking>) => find(game, 'oracle').memory('said')

describe('illegal answers are refused with a reason and change nothing', () => {
  const shapes: { name: string; ask: (you: Card) => unknown; legal: AnswerValue; illegal: readonly [unknown, string][] }[] = [
    {
      name: 'choose',
      ask: (you) =>
        chooseCards({
          who: you,
          name: 'pick',
          from: inSky,
          least: 1,
          most: 2,
          check: (chosen) =>
            chosen.length === 2 && chosen[0]?.slug === chosen[1]?.slug ? { code: 'refused.alike', parts: {} } : undefined,
        }),
      legal: ['storm/sky/0-gull', 'storm/sky/1-squall'],
      illegal: [
        [[], 'too-few'],
        [['storm/sky/0-gull', 'storm/sky/1-squall', 'storm/sky/2-gull'], 'too-many'],
        [['storm/sky/0-gull', 'storm/sky/0-gull'], 'chosen-twice'],
        [['p1'], 'not-offered'],
        ['storm/sky/0-gull', 'choice-expected'],
        [3, 'choice-expected'],
        [null, 'choice-expected'],
        [undefined, 'choice-expected'],
        [{ 'storm/sky/0-gull': 1 }, 'choice-expected'],
        [[7], 'not-offered'],
        [[null], 'not-offered'],
        [['storm/sky/0-gull', 'storm/sky/2-gull'], 'alike'],
      ],
    },
    {
      name: 'order',
      ask: (you) => chooseOrder(you, 'stack', inSky().slice(0, 2)),
      legal: ['storm/sky/1-squall', 'storm/sky/0-gull'],
      illegal: [
        [['storm/sky/1-squall'], 'too-few'],
        [['storm/sky/1-squall', 'storm/sky/1-squall'], 'chosen-twice'],
        [['storm/sky/1-squall', 'storm/sky/2-gull'], 'not-offered'],
        [2, 'choice-expected'],
        [null, 'choice-expected'],
      ],
    },
    {
      name: 'number',
      ask: (you) => chooseNumber(you, 'how-many', [1, 2, 4]),
      legal: 4,
      illegal: [
        [0, 'out-of-range'],
        [5, 'out-of-range'],
        [3, 'not-offered'],
        [1.5, 'number-expected'],
        ['2', 'number-expected'],
        [Number.NaN, 'number-expected'],
        [['2'], 'number-expected'],
        [null, 'number-expected'],
      ],
    },
    {
      name: 'distribute',
      ask: (you) => distribute(you, 'spread', 3, () => inSky().map((card) => ({ card, most: 2 }))),
      legal: { 'storm/sky/0-gull': 2, 'storm/sky/1-squall': 1 },
      illegal: [
        [{ 'storm/sky/0-gull': 2 }, 'wrong-sum'],
        [{ 'storm/sky/0-gull': 3 }, 'too-many-here'],
        [{ 'storm/sky/0-gull': 2, 'storm/sky/1-squall': 2 }, 'wrong-sum'],
        [{ p1: 3 }, 'not-offered'],
        [{ 'storm/sky/0-gull': 2, 'storm/sky/1-squall': 2, 'storm/sky/2-gull': -1 }, 'number-expected'],
        [{ 'storm/sky/0-gull': 1.5, 'storm/sky/1-squall': 1.5 }, 'number-expected'],
        [['storm/sky/0-gull'], 'distribution-expected'],
        [null, 'distribution-expected'],
        [3, 'distribution-expected'],
        ['x', 'distribution-expected'],
      ],
    },
    {
      name: 'confirm',
      ask: (you) => confirm(you, 'sure'),
      legal: ['no'],
      illegal: [
        [[], 'too-few'],
        [['yes', 'no'], 'too-many'],
        [['maybe'], 'not-offered'],
        [true, 'choice-expected'],
        [1, 'choice-expected'],
      ],
    },
  ]
  for (const { name, ask, legal, illegal } of shapes)
    it(name, () => {
      const game = asking(ask)
      const { hash } = game
      const before = JSON.stringify([game.table.record.inputs, game.table.record.story, asked(game).key])
      for (const [value, code] of illegal) {
        const refusal = tryAnswer(game, value)
        expect(refusal?.why.code, `${JSON.stringify(value)}`).toBe(`refused.${code}`)
        expect(refusal?.input).toBe(1)
        expect(game.hash).toBe(hash)
        expect(JSON.stringify([game.table.record.inputs, game.table.record.story, asked(game).key])).toBe(before)
      }
      expect(game.advance([{ kind: 'answer', question: 'another', value: legal }])?.why.code).toBe('refused.other-question')
      answer(game, legal)
      expect(said(game)).toEqual(Array.isArray(legal) && name === 'confirm' ? false : legal)
    })
})

describe('malformed answers', () => {
  const question = () => asking((you) => chooseOptions({ who: you, name: 'either', options: () => [{ key: 'this' }, { key: 'that' }] }))
  const untouched = (game: ReturnType<typeof question>, given: unknown, code: string) => {
    const before = JSON.stringify([game.hash, game.table.record.inputs, game.table.record.story, asked(game).key])
    expect(game.advance([given as never])?.why.code, JSON.stringify(given)).toBe(`refused.${code}`)
    expect(JSON.stringify([game.hash, game.table.record.inputs, game.table.record.story, asked(game).key])).toBe(before)
  }

  it('is refused with a reason and changes nothing, whatever it is', () => {
    const game = question()
    for (const given of [null, undefined, 3, 'yes', [], {}, { kind: 'order' }, { kind: '__proto__' }]) untouched(game, given, 'no-input')
    for (const given of [{ kind: 'answer' }, { kind: 'answer', question: 7 }, { kind: 'dice' }, { kind: 'fault', ability: 'a:b#c' }])
      untouched(game, given, 'no-input')
    untouched(game, { kind: 'move' }, 'no-move')
    untouched(game, { kind: 'move', move: { move: 'zone', card: 'nobody', to: 'sky' } }, 'unknown-card')
    untouched(game, { kind: 'move', move: { move: 'zone', card: 'p1', to: 'nowhere' } }, 'unknown-zone')
    untouched(game, { kind: 'move', move: { move: 'token', card: 'p1', token: 'oil', by: 0.5 } }, 'number-expected')
    untouched(game, { kind: 'answer', question: asked(game).key, value: { __proto__: ['this'], this: 1 } }, 'choice-expected')
    untouched(game, { kind: 'answer', question: asked(game).key, value: Array.from({ length: 10_000 }, () => 'this') }, 'chosen-twice')
    answer(game, ['that'])
    expect(said(game)).toEqual(['that'])
  })

  it("answers to another player's question, to an earlier one and to one that was never asked are refused", () => {
    const game = question()
    const { key } = asked(game)
    for (const other of [key.replace('/p1/', '/p2/'), key.replace(/1$/, '2'), key.replace('either', 'neither'), ''])
      untouched(game, { kind: 'answer', question: other, value: ['this'] }, 'other-question')
  })

  it('one bad input ends the list: those before it are accepted, those after it are not', () => {
    const game = question()
    const { key } = asked(game)
    const refusal = game.advance([
      { kind: 'answer', question: key, value: ['this'] },
      { kind: 'answer', question: key, value: ['that'] },
      { kind: 'dice', seed: 'x' },
    ])
    expect(refusal).toMatchObject({ input: game.table.record.inputs.length, why: { code: 'refused.other-question' } })
    expect(said(game)).toEqual(['this'])
    expect(game.table.record.inputs.some((input) => input.kind === 'dice')).toBe(false)
  })

  it('after the end of the game no input is accepted', () => {
    const game = question()
    answer(game, ['this'])
    while (game.question) answer(game, [optionsOf(game).at(-1) as string])
    const { hash } = game
    expect(game.advance([{ kind: 'answer', question: 'any', value: ['this'] }])?.why.code).toBe('refused.game-over')
    expect(game.advance([{ kind: 'move', move: { move: 'token', card: 'p1', token: 'oil', by: 1 } }])?.why.code).toBe('refused.game-over')
    expect(game.hash).toBe(hash)
  })
})

describe('questions that are skipped', () => {
  const silent = (ask: (you: Card) => unknown, sky?: string[]) => {
    const game = asking(ask, sky)
    expect(asked(game).spec.name).toBe('act')
    return said(game)
  }

  it('a mandatory question with a single answer, or with none', () => {
    expect(silent((you) => chooseCards({ who: you, name: 'pick', from: inSky }), ['gull'])).toEqual(['storm/sky/0-gull'])
    expect(silent((you) => chooseCards({ who: you, name: 'pick', from: inSky, least: 2, most: 2 }), ['gull', 'gull'])).toEqual([
      'storm/sky/0-gull',
      'storm/sky/1-gull',
    ])
    expect(silent((you) => chooseCards({ who: you, name: 'pick', from: () => [] }))).toEqual([])
    expect(silent((you) => chooseCards({ who: you, name: 'pick', from: () => [], least: 0, most: 3 }))).toEqual([])
    expect(silent((you) => chooseNumber(you, 'n', [3]))).toBe(3)
    expect(silent((you) => distribute(you, 'spread', 2, () => inSky().map((card) => ({ card, most: 9 }))), ['gull'])).toEqual({
      'storm/sky/0-gull': 2,
    })
    expect(silent((you) => distribute(you, 'spread', 5, () => inSky().map((card) => ({ card, most: 1 }))))).toEqual({
      'storm/sky/0-gull': 1,
      'storm/sky/1-squall': 1,
      'storm/sky/2-gull': 1,
    })
    expect(silent((you) => chooseOptions({ who: you, name: 'mode', options: () => [{ key: 'only' }] }))).toEqual(['only'])
  })

  it('the order of identical cards', () => {
    expect(silent((you) => chooseOrder(you, 'stack', inSky()), ['gull', 'gull'])).toEqual(['storm/sky/0-gull', 'storm/sky/1-gull'])
  })

  it('but a single optional card is asked about', () => {
    const game = asking((you) => chooseCards({ who: you, name: 'pick', from: inSky, least: 0 }), ['gull'])
    expect(asked(game).spec).toMatchObject({ name: 'pick', least: 0, most: 1 })
    answer(game, [])
    expect(said(game)).toEqual([])
  })

  it('the order of identical compulsory responses; it is asked as soon as they differ', () => {
    const bell = defineCard('t:bell', { type: 'keeper', strength: 1, toughness: 5 }, [
      forced('ring', 'after', 'damaged', ({ self }) => addToken(self, 'rung', 1)),
    ])
    const start = { cards: [bell], setup: { yard: { p1: ['bell', 'bell', 'ada'] }, sky: ['squall'], storm: ['great-lamp'] } }
    const game = startCoop(start)
    pick(game, 'shine')
    expect(find(game, '0-bell').token('rung')).toBe(1)
    expect(find(game, '1-bell').token('rung')).toBe(1)
    const other = startCoop({ ...start, inputs: [] })
    expect(other.advance([{ kind: 'move', move: { move: 'token', card: 'p1/yard/0-bell', token: 'damage', by: 1 } }])).toBeUndefined()
    pick(other, 'shine')
    expect(asked(other).spec.name).toBe('next-after-forced')
    expect(optionsOf(other)).toHaveLength(2)
  })

  it('a compulsory ability without a target does nothing, and its effect never begins', () => {
    const hunter = defineCard('t:hunter', { type: 'keeper', strength: 1, toughness: 5 }, [
      forced('hunt', 'after', 'damaged', ({ targets, self }) => addToken(self, `hit ${(targets as Card).slug}`, 1), {
        targets: ({ you }) => chooseCards({ who: you, name: 'prey', from: () => inSky().filter((one) => one.slug === 'squall') })[0],
      }),
    ])
    const game = startCoop({ cards: [hunter], setup: { yard: { p1: ['hunter', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } })
    pick(game, 'shine')
    expect(game.table.record.faults).toEqual([])
    expect(find(game, 'gull').token('damage')).toBe(1)
  })

  it('a missing target is recorded, for when the stretch is run again', () => {
    const hunter = defineCard('t:hunter', { type: 'keeper', strength: 1, toughness: 5 }, [
      forced('hunt', 'after', 'damaged', ({ self }) => addToken(self, 'hit', 1), {
        targets: ({ you }) => chooseCards({ who: you, name: 'prey', from: () => inSky().filter((one) => one.slug === 'moth') })[0],
      }),
      forced('ponder', 'after', 'damaged', ({ you, self }) =>
        addToken(self, `said ${String(confirm(you, 'one'))} ${String(confirm(you, 'two'))}`, 1),
      ),
    ])
    const game = startCoop({
      strict: 'off',
      cards: [hunter],
      setup: { yard: { p1: ['hunter', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] },
    })
    pick(game, 'shine')
    pick(game, '#hunt')
    answer(game, ['yes'])
    answer(game, ['no'])
    expect(find(game, 'hunter').token('said true false')).toBe(1)
    expect(find(game, 'hunter').token('hit')).toBe(0)
  })
})
