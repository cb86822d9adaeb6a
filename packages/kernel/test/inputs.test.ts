import { describe, expect, it } from 'vitest'
import { atTable, defineCard, fieldOf, type Input, type Json, type JsonObject, readThrown, type Table } from '../src/index.ts'
import { isInput, wrongPartOfInput } from '../src/input.ts'
import type { Game } from '../src/internal.ts'
import { answer, bot, find, optionsOf, pick, startCoop, storyOf } from './helpers.ts'
import { damage } from './rulesets/coop.ts'
import { action } from './rulesets/parts.ts'

/** The rules for each kind of input, and the effects of the inputs that are not answers. */

describe('the first wrong part of an input', () => {
  const answer = { kind: 'answer', question: 'q', value: ['a'] }
  const fault = { kind: 'fault', ability: 'a#b', reason: 'script-error' }
  it.each<[unknown, ReturnType<typeof wrongPartOfInput>]>([
    [answer, undefined],
    [{ ...answer, value: 3 }, undefined],
    [{ ...answer, value: { a: 1 } }, undefined],
    [{ ...answer, by: 'p1' }, undefined],
    [{ ...answer, by: 1 }, 'by'],
    [{ ...answer, question: 1 }, 'question'],
    [{ ...answer, value: null }, 'value'],
    [{ ...answer, value: 'a' }, 'value'],
    [{ kind: 'dice', seed: 's' }, undefined],
    [{ kind: 'dice', seed: 1 }, 'seed'],
    [fault, undefined],
    [{ ...fault, ability: 1 }, 'ability'],
    [{ ...fault, reason: undefined }, 'reason'],
    [{ kind: 'lift', abilities: ['a#b'] }, undefined],
    [{ kind: 'lift', abilities: 'a#b' }, 'abilities'],
    [{ kind: 'lift', abilities: ['a#b', 1] }, 'abilities'],
    [{ kind: 'move', move: {} }, undefined],
    [{ kind: 'move', move: null }, 'move'],
    [{ kind: 'move', move: [] }, 'move'],
    [{ kind: 'move', move: 'zone' }, 'move'],
    [{ kind: 'sneeze' }, 'kind'],
    [{}, 'kind'],
    [null, 'kind'],
    [undefined, 'kind'],
    ['answer', 'kind'],
  ])('of %j is %s', (given, part) => {
    expect(wrongPartOfInput(given)).toBe(part)
    expect(isInput(given)).toBe(part === undefined || part === 'value' || part === 'move')
  })
})

const start = { setup: { yard: { p1: ['ada', 'great-lamp'] }, sky: ['gull', 'squall'], storm: ['gull'] } }
const give = (game: Game, ...inputs: readonly Input[]) => {
  for (const input of inputs) expect(game.advance([input])).toBeUndefined()
}

describe('switching on abilities that were switched off after a fault', () => {
  const two = defineCard('t:two', { type: 'keeper', strength: 1, toughness: 3 }, [
    action('left', () => damage(find(game, 'gull'), 1), { could: () => true }),
    action('right', () => damage(find(game, 'gull'), 1), { could: () => true }),
  ])
  let game = startCoop(start)
  const off = (slug: string): Input => ({ kind: 'fault', ability: `t:two#${slug}`, reason: 'script-error' })
  const on = (...slugs: readonly string[]): Input => ({ kind: 'lift', abilities: slugs.map((slug) => `t:two#${slug}`) })
  const begin = () => {
    game = startCoop({ cards: [two], setup: { yard: { p1: ['two', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    return game
  }
  const offered = () =>
    optionsOf(game)
      .filter((key) => key.includes('two#'))
      .map((key) => key.slice(key.indexOf('#') + 1))
  const lifted = () => storyOf(game, 'lifted').map(({ parts }) => parts)

  it('offers them again, and the story has a line for each', () => {
    give(begin(), off('left'), off('right'))
    expect(offered()).toEqual([])
    give(game, on('right'))
    expect(offered()).toEqual(['right'])
    expect(lifted()).toEqual([{ ability: 't:two#right', known: 'yes' }])
    give(game, on('left'))
    expect(offered()).toEqual(['left', 'right'])
    expect(game.table.note('muted')).toBeUndefined()
  })

  it('works for several abilities with one input', () => {
    give(begin(), off('left'), off('right'), on('right', 'left'))
    expect(offered()).toEqual(['left', 'right'])
    expect(lifted().map(({ ability }) => ability)).toEqual(['t:two#left', 't:two#right'])
  })

  it('changes nothing for abilities that are not switched off', () => {
    give(begin(), off('left'), on('right'))
    expect(offered()).toEqual(['right'])
    expect(lifted()).toEqual([])
  })

  it('switching off an ability twice writes one story line', () => {
    give(begin(), off('left'), off('left'))
    expect(storyOf(game, 'muted')).toHaveLength(1)
    expect(game.table.note('muted')).toEqual(['t:two#left'])
  })
})

describe('a move by hand', () => {
  const move = (what: JsonObject): Input => ({ kind: 'move', move: what })
  const ada = 'p1/yard/0-ada'
  const told = (game: Game) => storyOf(game, 'moved-by-hand').at(-1)?.parts

  it('adds and removes tokens, but not below 0', () => {
    const game = startCoop(start)
    give(game, move({ move: 'token', card: ada, token: 'oil', by: 3 }))
    expect(find(game, 'ada').token('oil')).toBe(3)
    expect(told(game)).toEqual({ how: 'token', token: 'oil', by: 3, known: 'yes', card: { card: ada, code: 'coop:ada' } })
    give(game, move({ move: 'token', card: ada, token: 'oil', by: -5 }))
    expect(find(game, 'ada').token('oil')).toBe(0)
    expect(game.advance([move({ move: 'token', card: ada, token: 'oil', by: 0.5 })])?.why.code).toBe('refused.number-expected')
    expect(game.advance([move({ move: 'token', card: ada, by: 1 })])?.why.code).toBe('refused.number-expected')
  })

  it('puts a card at a position in a zone: at the nearest one if it is out of bounds, and at the end without a position', () => {
    const game = startCoop(start)
    const lie = () => game.table.zone('sky').cards.map(({ slug }) => slug)
    const to = (index?: number) => move({ move: 'zone', card: ada, to: 'sky', ...(index === undefined ? {} : { index }) })
    give(game, to(1))
    expect(lie()).toEqual(['gull', 'ada', 'squall'])
    give(game, to(-4))
    expect(lie()).toEqual(['ada', 'gull', 'squall'])
    give(game, to(99))
    expect(lie()).toEqual(['gull', 'squall', 'ada'])
    give(game, to(0), to())
    expect(lie()).toEqual(['gull', 'squall', 'ada'])
    expect(told(game)).toEqual({ how: 'zone', to: 'sky', known: 'yes', card: { card: ada, code: 'coop:ada' } })
    expect(game.advance([move({ move: 'zone', card: ada, to: 'nowhere' })])?.why).toEqual({
      ...{ code: 'refused.unknown-zone', parts: { zone: 'nowhere' } },
    })
  })

  it('sets and removes a field of a card', () => {
    const game = startCoop(start)
    give(game, move({ move: 'field', card: ada, field: 'mood', value: 'p1' }))
    expect(fieldOf(find(game, 'ada'), 'mood')).toBe('p1')
    // if the value of the field is the id of a card, the story line refers to that card
    expect(told(game)).toMatchObject({ how: 'field', field: 'mood', value: { card: 'p1' } })
    give(game, move({ move: 'field', card: ada, field: 'mood', value: null }))
    expect(fieldOf(find(game, 'ada'), 'mood')).toBeUndefined()
    expect(game.advance([move({ move: 'field', card: ada, field: 'mood', value: (() => 1) as never })])?.why.code).toBe('refused.not-json')
  })

  it('is refused for an unknown kind of move or an unknown card', () => {
    const game = startCoop(start)
    expect(game.advance([move({ move: 'dance', card: ada })])?.why).toEqual({ code: 'refused.no-move', parts: { move: 'dance' } })
    expect(game.advance([move({ card: ada })])?.why).toEqual({ code: 'refused.no-move', parts: {} })
    expect(game.advance([move({ move: 'token', card: 'p9' })])?.why).toEqual({ code: 'refused.unknown-card', parts: { card: 'p9' } })
  })

  it('has a story line without the card for seats that may know the card neither before nor after the move', () => {
    const game = startCoop({
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'] }, hand: { p1: ['gull'] }, deck: { p1: ['squall'] }, sky: ['gull'], storm: [] },
    })
    give(game, move({ move: 'zone', card: 'p1/hand/0-gull', to: 'p1.deck' }))
    expect(told(game)).toEqual({ how: 'zone', to: 'p1.deck', known: 'no' })
    give(game, move({ move: 'zone', card: 'p1/hand/0-gull', to: 'sky' }))
    expect(told(game)).toMatchObject({ known: 'yes', card: { code: 'coop:gull' } })
    give(game, move({ move: 'zone', card: 'p1/hand/0-gull', to: 'p1.hand' }))
    expect(told(game)).toMatchObject({ known: 'yes', card: { code: 'coop:gull' } })
  })
})

describe('the message for a thrown value', () => {
  const broken = (part: string) =>
    Object.defineProperty({ name: 'Odd', message: 'said' }, part, {
      get: () => {
        throw new Error('no')
      },
    })
  it.each<[string, unknown, string]>([
    ['a text', 'ouch', 'a value was thrown: ouch'],
    ['a number', 7, 'a value was thrown: 7'],
    ['a truth value', false, 'a value was thrown: false'],
    ['null', null, 'a value was thrown: null'],
    ['nothing', undefined, 'a value was thrown: undefined'],
    ['a function', () => 1, 'a value was thrown: function'],
    ['an object without name and message', {}, 'a value was thrown: object'],
    ['an error', new RangeError('out of wit'), 'RangeError: out of wit'],
    ['an error without a name', { message: 'said' }, 'Error: said'],
    ['an error without a message', { name: 'Odd' }, 'Odd: an error whose message cannot be read'],
    ['an error with a number as its message', { name: 'Odd', message: 4 }, 'Odd: 4'],
    ['an error with an object as its message', { name: 'Odd', message: {} }, 'Odd: an error whose message cannot be read'],
    ['an error whose name throws', broken('name'), 'Error: said'],
    ['an error whose message throws', broken('message'), 'Odd: an error whose message cannot be read'],
    ['a long text', 'x'.repeat(3_000), `a value was thrown: ${'x'.repeat(2_000)}`],
    ['a long message', { message: 'x'.repeat(3_000) }, `Error: ${'x'.repeat(2_000)}`],
    ['a long name', { name: 'x'.repeat(300), message: 'said' }, `${'x'.repeat(100)}: said`],
  ])('%s becomes a sentence', (_, thrown, message) => {
    expect(readThrown(thrown).message).toBe(message)
  })

  it('has the stack of an error, cut off after 8,000 characters', () => {
    const error = new Error('ouch')
    expect(readThrown(error).stack).toContain('inputs.test.ts')
    expect(readThrown('ouch')).not.toHaveProperty('stack')
    expect(readThrown({ message: 'ouch' })).not.toHaveProperty('stack')
    error.stack = 'x'.repeat(9_000)
    expect(readThrown(error).stack).toHaveLength(8_000)
    expect(readThrown(broken('stack'))).not.toHaveProperty('stack')
  })
})

describe('an ability that ended the realm when the same inputs were run before', () => {
  const two = defineCard('t:two', { type: 'keeper', strength: 1, toughness: 3 }, [
    action('left', () => undefined, { could: () => true }),
    action('right', () => undefined, { could: () => true }),
  ])
  const table2 = { cards: [two], setup: { yard: { p1: ['two', 'ada'] }, sky: ['gull'], storm: ['gull'] } }
  const oil: Input = { kind: 'move', move: { move: 'token', card: 'p1/yard/1-ada', token: 'oil', by: 1 } }
  const before = startCoop(table2)
  const answersOf = (game: Game): Input[] => {
    pick(game, 'left')
    return game.table.record.inputs.slice()
  }
  const inputs = answersOf(before)
  const checkpoint = { inputs: before.table.record.checkpoint.inputs, hash: before.checkpointHash }
  const fatal = (at: { readonly inputs: number; readonly hash: string }) => [
    { ability: 't:two#right', reason: 'no-answer', checkpoint: at },
  ]
  const again = (...at: Parameters<typeof fatal>) => startCoop({ ...table2, inputs, fatal: fatal(...at) })

  it('is switched off at the checkpoint where it did so, as an input of the game', () => {
    const game = again(checkpoint)
    expect(game.table.record.inputs).toEqual([
      ...inputs,
      { kind: 'fault', ability: 't:two#right', reason: 'no-answer', at: checkpoint.hash },
    ])
    expect(game.table.note('muted')).toEqual(['t:two#right'])
    expect(storyOf(game, 'muted')).toHaveLength(1)
    expect(optionsOf(game).filter((key) => key.includes('right'))).toEqual([])
    expect(game.table.record.hashes.slice(0, game.table.record.consumed)).toHaveLength(2)
    // a replay of the inputs does the same without being told
    const replayed = startCoop({ ...table2, inputs: game.table.record.inputs })
    expect(replayed.hash).toBe(game.hash)
    // and it is not switched off again later
    give(game, oil)
    expect(storyOf(game, 'muted')).toHaveLength(1)
  })

  it.each([
    ['another number of inputs', { inputs: checkpoint.inputs + 5, hash: checkpoint.hash }],
    ['another state', { inputs: checkpoint.inputs, hash: 'other' }],
  ])('is left on at a checkpoint with %s', (_, at) => {
    const game = again(at)
    expect(game.table.record.inputs).toEqual(inputs)
    expect(game.table.note('muted')).toBeUndefined()
    expect(game.hash).toBe(before.hash)
  })
})

describe('taking a game back', () => {
  const lamp = 'p1/yard/1-great-lamp'
  const oil = (by: number): Input => ({ kind: 'move', move: { move: 'token', card: lamp, token: 'oil', by } })

  it('returns the inputs that were taken back, and forgets their hashes and places', () => {
    const game = startCoop(start)
    const hashes = [game.hash]
    for (const by of [1, 2, 3]) {
      give(game, oil(by))
      hashes.push(game.hash)
    }
    expect(game.rewind(1)).toEqual([oil(2), oil(3)])
    expect(game.hash).toBe(hashes[1])
    const { record } = game.table
    expect([record.inputs, record.hashes.length, record.places.length]).toEqual([[oil(1)], 1, 1])
    give(game, oil(2))
    expect(game.hash).toBe(hashes[2])
    expect([record.hashes.length, record.places.length]).toEqual([2, 2])
    expect(game.rewind(0)).toEqual([oil(1), oil(2)])
    expect(game.hash).toBe(hashes[0])
  })

  it('is possible to each input of the game, and to no other', () => {
    const game = startCoop(start)
    give(game, oil(1), oil(2))
    for (const to of [-1, 3]) expect(() => game.rewind(to)).toThrow(`between 0 and 2, not to ${to}`)
    expect(game.rewind(2)).toEqual([])
    expect(game.table.record.inputs).toHaveLength(2)
  })
})

it('the newest keyframe with at most so many inputs is found', () => {
  const game = startCoop(start)
  const mind = bot(3)
  for (let i = 0; i < 12 && game.question; i++) answer(game, mind(game.question))
  const inputs = game.keyframes.map((frame) => frame.inputs)
  expect(new Set(inputs).size).toBeGreaterThan(1)
  for (let most = -1; most <= game.table.record.inputs.length; most++)
    expect(game.keyframe(most)).toBe(game.keyframes.filter((frame) => frame.inputs <= most).at(-1))
  expect(game.keyframe()).toBe(game.keyframes.at(-1))
})

it('the first checkpoint of each phase becomes a keyframe, and no other', () => {
  const phases: string[] = []
  const atCheckpoint = (t: Table) => {
    const { round, phase } = atTable(t, () => t.ruleset.place())
    if (phases.at(-1) !== `${round} ${phase}`) phases.push(`${round} ${phase}`)
  }
  const game = startCoop({ ...start, atCheckpoint })
  const mind = bot(3)
  let checkpoints = 0
  for (; checkpoints < 12 && game.question; checkpoints++) answer(game, mind(game.question))
  expect(phases.length).toBeGreaterThan(1)
  expect(phases.length).toBeLessThan(checkpoints)
  expect(game.keyframes).toHaveLength(phases.length)
})

describe('a game that halts', () => {
  it('asks nothing, refuses inputs, and goes on when it is resumed', () => {
    const expected = startCoop(start)
    const game = startCoop({ ...start, halt: () => true })
    expect(game.question).toBeUndefined()
    expect(game.advance([{ kind: 'answer', question: 'x', value: [] }])).toEqual({
      input: 0,
      why: { code: 'refused.nothing-asked', parts: {} },
    })
    game.resume()
    expect(game.question?.key).toBe(expected.question?.key)
    expect(game.hash).toBe(expected.hash)
    game.resume()
    expect(game.hash).toBe(expected.hash)
  })
})

it.each<[string, Json, Json, number]>([
  ['an equal number', 1, 1, 0],
  ['another number', 1, 2, 1],
  ['an equal list', ['a', 'b'], ['a', 'b'], 0],
  ['another list', ['a', 'b'], ['b', 'a'], 1],
  ['an equal object', { a: 1 }, { a: 1 }, 0],
  ['another object', { a: 1 }, { a: 2 }, 1],
  ['a number instead of an object', { a: 1 }, 1, 1],
  ['an object instead of a number', 1, { a: 1 }, 1],
])('writing %s changes a card only if the value differs', (_, before, after, writes) => {
  const game = startCoop(start)
  const { table: t } = game
  const ada = find(game, 'ada')
  // the table waits for an answer, and nothing could be written meanwhile
  t.run.latch = undefined
  atTable(t, () => {
    t.write(ada, 'memory', 'kept', before)
    const count = t.instruments.counters.writes
    t.write(ada, 'memory', 'kept', after)
    expect(t.instruments.counters.writes - count).toBe(writes)
    expect(ada.memory('kept')).toEqual(after)
  })
})
