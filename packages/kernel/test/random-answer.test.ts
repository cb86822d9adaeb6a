import { describe, expect, it } from 'vitest'
import type { AnswerValue } from '../src/index.ts'
import { type Offer, randomAnswer } from '../src/random-answer.ts'
import { diceFrom } from '../src/seeded-dice.ts'

const offer = (given: Partial<Offer> & { shape: string }): Offer => ({ least: 1, most: 1, options: [], judge: () => true, ...given })
const keys = (...names: string[]) => names.map((key) => ({ key }))

/** How often each answer is drawn. */
function draws(one: Offer, times: number, seed = 'draws'): Map<string, number> {
  const dice = diceFrom(seed)
  const counts = new Map<string, number>()
  for (let i = 0; i < times; i++) {
    const answer = JSON.stringify(randomAnswer(one, dice))
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  return counts
}

describe('dice', () => {
  it('depend on the seed alone', () => {
    const throws = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (dice) => () =>
            dice(1000)
        )(diceFrom(seed)),
      )
    expect(throws('a')).toEqual(throws('a'))
    expect(throws('a')).not.toEqual(throws('b'))
  })

  it('give every side equally often', () => {
    const dice = diceFrom('fair')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 6000; i++) {
      const side = dice(6)
      counts[side] = (counts[side] as number) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(900)
  })
})

describe('a random answer', () => {
  it('is one of several, each equally likely', () => {
    const counts = draws(offer({ shape: 'choose', options: keys('a', 'b', 'c') }), 3000)
    expect([...counts.keys()].sort()).toEqual(['["a"]', '["b"]', '["c"]'])
    for (const count of counts.values()) expect(count).toBeGreaterThan(900)
  })

  it('is a set of any legal size, each set equally likely', () => {
    const counts = draws(offer({ shape: 'choose', least: 0, most: 3, options: keys('a', 'b', 'c') }), 8000)
    expect(counts.size).toBe(8)
    for (const count of counts.values()) expect(count).toBeGreaterThan(850)
  })

  it('is judged as a whole set', () => {
    const judge = (value: AnswerValue) => Array.isArray(value) && value.join() === 'b,d'
    expect(randomAnswer(offer({ shape: 'choose', least: 0, most: 4, options: keys('a', 'b', 'c', 'd'), judge }), diceFrom('x'))).toEqual([
      'b',
      'd',
    ])
  })

  it('is found even if hardly any set is legal', () => {
    const options = keys(...Array.from({ length: 14 }, (_, i) => `k${i}`))
    const judge = (value: AnswerValue) => Array.isArray(value) && value.join() === 'k3,k12'
    expect(randomAnswer(offer({ shape: 'choose', least: 0, most: 14, options, judge }), diceFrom('x'))).toEqual(['k3', 'k12'])
  })

  it('is none if no answer is legal', () => {
    expect(randomAnswer(offer({ shape: 'choose', options: keys('a', 'b'), judge: () => false }), diceFrom('x'))).toBeUndefined()
  })

  it('is an order, yes or no, or a number', () => {
    expect(draws(offer({ shape: 'order', options: keys('a', 'b', 'c') }), 600).size).toBe(6)
    expect([...draws(offer({ shape: 'confirm' }), 100).keys()].sort()).toEqual(['["no"]', '["yes"]'])
    expect([...draws(offer({ shape: 'number', least: 2, most: 5 }), 200).keys()].sort()).toEqual(['2', '3', '4', '5'])
    expect([...draws(offer({ shape: 'number', least: 0, most: 9, options: keys('1', '4') }), 100).keys()].sort()).toEqual(['1', '4'])
  })

  it('spreads a sum within the maximum of each option', () => {
    const options = [
      { key: 'a', most: 1 },
      { key: 'b', most: 3 },
    ]
    const counts = draws(offer({ shape: 'distribute', least: 3, most: 3, options }), 1000)
    expect([...counts.keys()].sort()).toEqual(['{"a":1,"b":2}', '{"b":3}'])
    for (const count of counts.values()) expect(count).toBeGreaterThan(400)
  })
})

it('of spreads only legal ones are drawn, even if hardly any is legal', () => {
  const options = ['a', 'b', 'c'].map((key) => ({ key, most: 3 }))
  const judge = (value: unknown): boolean => (value as { a?: number }).a === undefined && (value as { b?: number }).b === 2
  for (let seed = 0; seed < 20; seed++) {
    const drawn = randomAnswer({ shape: 'distribute', least: 3, most: 3, options, judge }, diceFrom(`spread ${seed}`))
    expect(drawn).toEqual({ b: 2, c: 1 })
  }
})
