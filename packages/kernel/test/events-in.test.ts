import { describe, expect, it } from 'vitest'
import { eventsIn } from '../src/events-in.ts'

/** Events that a script returns: the payment of a cost, or the result of a check. */

const judged = (given: unknown) => eventsIn(given, (kind) => kind === 'oilGained', 'what pays a cost')

describe('events that a script returns', () => {
  it('are copied with their parts', () => {
    const given = [{ kind: 'oilGained', amount: 2, why: { rule: 'pay' } }, { kind: 'oilGained' }]
    const events = judged(given)
    expect(events).toEqual(given)
    expect(events[0]?.why).not.toBe(given[0]?.why)
  })

  it.each(['because', 'within', 'fate', 'asItWas', 'replacement', 'resolver', 'leaving', 'happenedAt', '__proto__'])(
    'must not set "%s", which is a property of every event',
    (part) => {
      const event = JSON.parse(`{ "kind": "oilGained", "${part}": 1 }`)
      expect(() => judged([{ kind: 'oilGained' }, event])).toThrow(`what pays a cost may not say what "${part}" is`)
    },
  )

  it.each([
    ['no list', { kind: 'oilGained' }, /must be a list of events/],
    ['no event', [null], /must be events such as .*, and one is null/],
    ['no kind', [{}], /the kind of what pays a cost/],
    ['a kind that the rules do not know', [{ kind: 'rain' }], /an event called rain, which the rules do not know/],
    ['a subject that is no card', [{ kind: 'oilGained', subject: { id: 'p1' } }], /must be a card/],
    ['more than can happen at once', Array(1001).fill({ kind: 'oilGained' }), /1001 events; at most 1000 can happen at once/],
  ])('are refused where they are %s', (_, given, says) => {
    expect(() => judged(given)).toThrow(says)
  })

  it('may be 1000, the most that can happen at once', () => {
    expect(judged(Array(1000).fill({ kind: 'oilGained' }))).toHaveLength(1000)
  })
})
