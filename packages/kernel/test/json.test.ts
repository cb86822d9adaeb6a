import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateOf } from '../src/card.ts'
import { hashValue } from '../src/hash.ts'
import { canonical, copyIn, DefinitionError, defineCard, NotJson, sameJson, table } from '../src/index.ts'
import { fingerprint } from '../src/internal.ts'
import { sizeOf } from '../src/json.ts'
import { answer, find, pick, startCoop, tamper } from './helpers.ts'
import { action, modifier } from './rulesets/parts.ts'

describe('copyIn', () => {
  it('copies and freezes plain data', () => {
    const given = { a: [1, 'two', null, true, { b: undefined, c: -0 }] }
    const copy = copyIn(given) as typeof given
    expect(copy).toEqual({ a: [1, 'two', null, true, { c: -0 }] })
    expect(copy).not.toBe(given)
    expect(Object.isFrozen(copy) && Object.isFrozen(copy.a) && Object.isFrozen(copy.a[4])).toBe(true)
    given.a.push(9)
    expect(copy.a).toHaveLength(5)
  })

  it('refuses every value that cannot be saved, and says why', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    const list: unknown[] = []
    list.push(list)
    const game = startCoop({ setup: { yard: { p1: ['ada', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    const bad: [unknown, RegExp][] = [
      [() => 1, /function/],
      [{ go: () => 1 }, /function/],
      [0.5, /integer/],
      [Number.NaN, /integer/],
      [2 ** 53, /integer/],
      [Number.POSITIVE_INFINITY, /integer/],
      [loop, /contains itself/],
      [list, /contains itself/],
      [undefined, /undefined/],
      [[undefined], /undefined/],
      [Symbol('s'), /symbol/],
      [10n, /bigint/],
      [new Map(), /Map/],
      [new Set([1]), /class/],
      [new Date(0), /class/],
      [[find(game, '0-ada')], /card/],
      [JSON.parse('{"__proto__": {"a": 1}}'), /__proto__/],
    ]
    for (const [value, message] of bad) {
      expect(() => copyIn(value)).toThrow(NotJson)
      expect(() => copyIn(value)).toThrow(message)
    }
  })

  it('does not run a list’s own methods', () => {
    const list = [1, 2]
    Object.defineProperty(list, 'map', { value: () => expect.unreachable() })
    expect(copyIn(list)).toEqual([1, 2])
  })

  it('data that a script keeps a reference to no longer changes state', () => {
    const mine = [1]
    const keeper = defineCard('t:keeper', { type: 'keeper', strength: 1, toughness: 3 }, [
      action('keep', ({ self }) => table().write(self, 'memory', 'list', mine), { limit: { times: 1, period: 'round', counts: 'card' } }),
    ])
    const game = startCoop({ cards: [keeper], setup: { yard: { p1: ['keeper', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    pick(game, 'keep')
    mine.push(2)
    expect(find(game, 'keeper').memory('list')).toEqual([1])
    expect(game.table.state.hash).toBe(game.table.state.fullHash())
  })
})

describe('canonical text and hashes', () => {
  const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => {
    try {
      copyIn(value)
      return true
    } catch {
      return false
    }
  })

  it('are equal exactly for equal data, whatever the order of keys', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const same = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
        expect(canonical(a as never) === canonical(b as never)).toBe(same)
        expect(sameJson(a as never, b as never)).toBe(same)
        expect(canonical(a as never)).toBe(canonical(reversed(a) as never))
        if (same) expect(hashValue(a as never)).toBe(hashValue(b as never))
      }),
      { numRuns: 300, seed: 3 },
    )
    expect(canonical(['\\', 'a'])).not.toBe(canonical(['\\","a']))
    expect(canonical({ 'a":1,"b': 2 })).not.toBe(canonical({ a: 1, b: 2 }))
  })

  it('distinguish data from the text that spells it', () => {
    expect(hashValue([1])).not.toBe(hashValue('[1]'))
    expect(hashValue(null)).not.toBe(hashValue('null'))
    expect(hashValue(1)).not.toBe(hashValue('1'))
    expect(hashValue(true)).not.toBe(hashValue('true'))
    expect(fingerprint('a')).toMatch(/^[0-9a-f]{16}$/)
    expect(fingerprint('a')).not.toBe(fingerprint('b'))
  })
})

describe('state', () => {
  it('is written by the kernel only, and has the same hash whichever way it came about', () => {
    const game = startCoop({ setup: { yard: { p1: ['ada', 'ada'] }, sky: ['gull', 'squall'], storm: ['gull'] } })
    const t = game.table
    const card = find(game, '0-ada')
    expect(() => Object.assign(card, { id: 'x' })).toThrow()
    expect(JSON.stringify(card)).not.toContain('fields')
    tamper(game, () => {
      const { hash } = t.state
      t.write(card, 'memory', 'a', 1)
      t.write(card, 'memory', 'b', { x: 1, y: 2 })
      const two = t.state.hash
      expect(two).not.toBe(hash)
      t.write(card, 'memory', 'b', { y: 2, x: 1 })
      expect(t.state.hash).toBe(two)
      t.write(card, 'memory', 'b', undefined)
      t.write(card, 'memory', 'a', undefined)
      expect(t.state.hash).toBe(hash)
      expect(stateOf(card).memory).toEqual({})
      // from a card to its zones, and back to the card
      const yard = card.zone
      t.move(card, t.zone('sky'), 1)
      expect(t.state.hash).toBe(t.state.fullHash())
      t.move(card, t.zone('sky'), 0)
      t.move(card, t.zone('sky'))
      expect(t.zone('sky').cards.map((one) => one.slug)).toEqual(['gull', 'squall', 'ada'])
      t.move(card, yard, 0)
      expect(t.state.hash).toBe(hash)
      expect(() => t.arrange(yard, [card, card])).toThrow(/other cards/)
      t.addCard('new/0', card.printed === undefined ? (undefined as never) : stateOf(card).definition, yard)
      expect(t.state.hash).toBe(t.state.fullHash())
    })
    answer(game, ['pass'])
    expect(t.findCard('new/0')).toBeUndefined()
    expect(t.state.hash).toBe(t.state.fullHash())
  })
})

describe('definitions', () => {
  it('two parts of a side may not share a slug', () => {
    expect(() => defineCard('t:two', {}, [modifier('a', 'x', 'add', 1), modifier('a', 'y', 'add', 1)])).toThrow(DefinitionError)
  })

  it('a card with sides shows the one that is up, with its facts and parts', () => {
    const sided = defineCard(
      't:sided',
      { type: 'keeper', toughness: 3, sides: { A: { strength: 1 }, B: { strength: 4 } } },
      { A: [], B: [action('bite', ({ self }) => table().write(self, 'tokens', 'bites', self.token('bites') + 1))] },
    )
    const game = startCoop({ cards: [sided], setup: { yard: { p1: ['sided', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    expect(find(game, 'sided').facts.strength).toBe(1)
    expect(
      game.advance([{ kind: 'move', move: { move: 'field', card: find(game, 'sided').id, field: 'side', value: 'B' } }]),
    ).toBeUndefined()
    expect(find(game, 'sided').facts.strength).toBe(4)
    pick(game, 'pass')
    expect(game.question).toBeDefined()
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, sorted(part)]),
    )
  return Object.is(value, -0) ? 0 : value
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, reversed(part)]),
    )
  return value
}

describe('the size of a value', () => {
  it.each<[Parameters<typeof sizeOf>[0], number]>([
    [undefined, 0],
    [null, 8],
    [true, 8],
    [123456, 8],
    ['', 8],
    ['four', 12],
    [[], 8],
    [[1, 'two'], 8 + 8 + 11],
    [{}, 8],
    [{ key: 1 }, 8 + 3 + 8],
    [{ a: ['b'], cd: { e: null } }, 8 + (1 + 8 + 9) + (2 + 8 + (1 + 8))],
  ])('of %j is %i: 8 for each piece, and the characters of texts and keys', (value, size) => {
    expect(sizeOf(value)).toBe(size)
  })
})
