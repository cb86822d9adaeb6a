import { array, assert, clone, constantFrom, dictionary, jsonValue, oneof, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBetween, withChange } from '../src/page/json-change.ts'

/** The value after it was sent as JSON, as between server and page. */
function told(before: unknown, after: unknown): unknown {
  const change = changeBetween(before, after)
  return change === undefined ? before : withChange(before, JSON.parse(JSON.stringify(change)))
}

// few keys and few values, so that two random values have much in common
const part = oneof(constantFrom<unknown>(null, 0, 'a', true, [], {}), jsonValue({ maxDepth: 2 }))
const keys = constantFrom('a', 'b', '0', '1', '__proto__', 'constructor', 'length')
const value = oneof(
  part,
  array(part, { maxLength: 5 }),
  dictionary(keys, part),
  dictionary(keys, oneof(array(part), dictionary(keys, part))),
)
const asJson = (given: unknown): unknown => JSON.parse(JSON.stringify(given))

describe('the difference between two JSON values', () => {
  it('turns the first into the second, keys in their order', () => {
    assert(
      property(value, value, (before, after) => {
        const [one, other] = [asJson(before), asJson(after)]
        expect(JSON.stringify(told(one, other))).toBe(JSON.stringify(other))
      }),
      { seed: 5, numRuns: 2000 },
    )
  })

  it('is nothing for equal values', () => {
    assert(
      property(clone(value, 2), ([one, other]) => {
        expect(changeBetween(asJson(one), asJson(other))).toBeUndefined()
      }),
      { seed: 5 },
    )
  })

  it('adds or removes one item of a list without the others', () => {
    assert(
      property(tuple(array(part), part, array(part)), ([head, one, tail]) => {
        const change = JSON.stringify(changeBetween([...head, ...tail], [...head, one, ...tail]))
        expect(change.length).toBeLessThan(JSON.stringify(one).length + 60)
      }),
      { seed: 5 },
    )
  })

  it('leaves other parts as they are', () => {
    const before = { kept: { deep: [1, 2] }, cards: { a: { cost: 1 }, b: { cost: 2 } }, list: [{ n: 1 }, { n: 2 }] }
    const after = { kept: { deep: [1, 2] }, cards: { a: { cost: 1 }, b: { cost: 3 } }, list: [{ n: 1 }, { n: 5 }] }
    const now = told(before, after) as typeof before
    expect(now).toEqual(after)
    expect(now.kept).toBe(before.kept)
    expect(now.cards.a).toBe(before.cards.a)
    expect(now.list[0]).toBe(before.list[0])
    expect(before.cards.b.cost).toBe(2)
  })

  it('leaves out values that JSON cannot express', () => {
    expect(changeBetween({ a: 1 }, { a: 1, b: undefined })).toBeUndefined()
    expect(told({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ a: 1 })
  })
})
