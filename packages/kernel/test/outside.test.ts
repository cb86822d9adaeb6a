import { describe, expect, it } from 'vitest'
import { copyIn, type Input, LARGEST_CARD, LONGEST_TEXT, MOST_CARDS } from '../src/index.ts'
import { Game } from '../src/internal.ts'
import { rollBack } from '../src/roll-back.ts'
import { asked, checkHash, optionsOf, pick, type Start, startCoop, tryAnswer } from './helpers.ts'
import { coop, libraryOf } from './rulesets/coop.ts'

/** Data from outside, such as a file that a user edited: the error says what is wrong with it, and nothing is lost. */

const start: Start = { setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['great-lamp'] } }

describe('a malformed position', () => {
  const whole = startCoop(start).keyframeNow().position
  it.each([
    ['nothing', undefined, /this is no position: a position has "format"/],
    ['a list', [], /this is no position/],
    ['one without a format', {}, /this is no position/],
    ['one of another version', { ...whole, version: 2 }, /of version 2, and only version 1/],
    ['one without a version', { format: 'questwright-position' }, /of no version/],
    ['one without cards', { format: 'questwright-position', version: 1 }, /no list of cards, or no zones/],
    ['one with a card that is none', { ...whole, cards: [{ code: 'coop:ada' }] }, /needs an "id" and a "code"/],
    ['one with a zone that is none', { ...whole, zones: { sky: 'gull' } }, /the zone sky of the position is no list/],
    [
      'one with too many cards',
      { ...whole, cards: Array.from({ length: MOST_CARDS + 1 }, (_, i) => ({ id: `${i}`, code: 'coop:ada' })) },
      /5001 cards; a game has 5000 at most/,
    ],
  ])('%s is refused with what it needs', (_, position, says) => {
    const open = () =>
      new Game({ ruleset: coop, library: libraryOf(), seed: '1', setup: { kind: 'position', position: position as never } })
    expect(open).toThrow(says)
    expect(open).not.toThrow(/undefined/)
  })
})

describe('malformed recorded inputs', () => {
  it.each([
    ['a move without a card', { kind: 'move', move: { move: 'token', token: 'oil', by: 1 } }, 'refused.card-missing'],
    [
      'a move of a card that is not there',
      { kind: 'move', move: { move: 'token', card: 'p9/x', token: 'oil', by: 1 } },
      'refused.unknown-card',
    ],
    ['a move that moves nothing', { kind: 'move', move: { card: 'p1' } }, 'refused.no-move'],
    ['a move to nowhere', { kind: 'move', move: { move: 'zone', card: 'p1/yard/0-ada' } }, 'refused.unknown-zone'],
    ['a move of nothing', { kind: 'move', move: null }, 'refused.no-move'],
    ['something else', { kind: 'sneeze' }, 'refused.no-input'],
    ['nothing', null, 'refused.no-input'],
  ])('%s: the game stops before it and says why, and the remaining inputs wait', (_, input, code) => {
    const game = startCoop(start)
    pick(game, 'shine')
    const { hash } = game
    const inputs = [...game.table.record.inputs, input as unknown as Input]
    const again = startCoop({ ...start, inputs })
    expect(again.mismatch?.why.code).toBe(code)
    expect(again.hash).toBe(hash)
    expect(asked(again).key).toBe(asked(game).key)
    expect(again.waiting).toEqual([input])
    checkHash(again.table)
  })

  it('manual moves that would store too much are refused, and nothing is lost', () => {
    const game = startCoop(start)
    const { hash } = game
    expect(
      game.advance([{ kind: 'move', move: { move: 'field', card: 'p1/yard/0-ada', field: 'x', value: 'x'.repeat(LONGEST_TEXT + 1) } }])?.why
        .code,
    ).toBe('refused.not-json')
    expect(game.hash).toBe(hash)
    expect(optionsOf(game).length).toBeGreaterThan(0)
    expect(tryAnswer(game, ['pass'])).toBeUndefined()
  })
})

describe('the limits', () => {
  it('apply to each text and to each value, no matter how it is nested', () => {
    expect(copyIn('x'.repeat(LONGEST_TEXT))).toHaveLength(LONGEST_TEXT)
    expect(() => copyIn('x'.repeat(LONGEST_TEXT + 1))).toThrow(/one text has 10000 at most/)
    expect(() => copyIn({ a: [{ b: 'x'.repeat(LONGEST_TEXT + 1) }] })).toThrow(/one text/)
    expect(() => copyIn(Array.from({ length: 12 }, () => 'x'.repeat(LONGEST_TEXT)))).toThrow(/larger than 100000/)
    expect(() => copyIn(Array(20_000).fill(0))).toThrow(/larger than 100000/)
    expect(() => copyIn({ ['x'.repeat(100_000)]: 1 })).toThrow(/larger than 100000/)
  })

  it('count the current data on cards: deleted and undone data makes room again', () => {
    const game = startCoop(start)
    const t = game.table
    const before = t.state.size
    const [card] = t.zone('sky').cards
    if (!card) throw new Error('no card')
    const mark = t.state.journal.length
    t.run.latch = undefined
    t.run.script = 'coop:gull#test'
    const text = 'x'.repeat(LONGEST_TEXT)
    let noted = 0
    expect(() => {
      for (; noted < 100; noted++) t.write(card, 'memory', `x${noted}`, text)
    }).toThrow(/would hold more than 200000 characters/)
    expect(noted).toBe(Math.floor(LARGEST_CARD / (LONGEST_TEXT + 12)))
    t.write(card, 'memory', 'x0', undefined)
    t.write(card, 'memory', 'y', text)
    expect(() => t.write(card, 'memory', 'z', text)).toThrow(/would hold more/)
    rollBack(t, mark)
    expect(t.state.size).toBe(before)
  })
})

it('an error of the rules during a manual move is thrown on, and mutes no ability', () => {
  const sneeze = () => {
    throw new Error('a fault of the rules')
  }
  const game = startCoop({ ...start, ruleset: { ...coop, handMoves: { sneeze: { refuses: sneeze, make: sneeze } } } })
  const { hash } = game
  expect(() => game.advance([{ kind: 'move', move: { move: 'sneeze', card: 'p1' } }])).toThrow('a fault of the rules')
  expect([game.table.record.faults, game.hash]).toEqual([[], hash])
})
