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

describe('of a sum that can be spread in more ways than are listed', () => {
  const options = Array.from({ length: 10 }, (_, i) => ({ key: `k${i}`, ...(i < 9 ? { most: 2 } : {}) }))
  const spread = (given: Partial<Offer> = {}, seed = 'spread') =>
    randomAnswer(offer({ shape: 'distribute', least: 9, most: 9, options, ...given }), diceFrom(seed)) as
      | { [key: string]: number }
      | undefined
  const sumOf = (drawn: object | undefined) => Object.values(drawn ?? {}).reduce((sum: number, one) => sum + Number(one), 0)

  it('the units go to random options, within the maximum of each', () => {
    const drawn = Array.from({ length: 200 }, (_, i) => spread({}, `${i}`))
    for (const one of drawn) {
      expect(sumOf(one)).toBe(9)
      for (let i = 0; i < 9; i++) expect(one?.[`k${i}`] ?? 0).toBeLessThanOrEqual(2)
    }
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBeGreaterThan(190)
    expect(Math.max(...drawn.map((one) => one?.k9 ?? 0))).toBeGreaterThan(2)
    for (const { key } of options) expect(drawn.filter((one) => one?.[key] !== undefined).length).toBeGreaterThan(60)
  })

  it('illegal spreads are drawn anew, until two hundred were illegal', () => {
    let judged = 0
    const judge = (value: AnswerValue): boolean => {
      judged++
      return (value as { readonly k0?: number }).k0 === 2 && judged > 3
    }
    expect(spread({ judge })).toMatchObject({ k0: 2 })
    expect(judged).toBeGreaterThan(1)
    judged = 0
    const never = (): boolean => {
      judged++
      return false
    }
    expect(spread({ judge: never })).toBeUndefined()
    expect(judged).toBe(200)
  })

  it('there is none if the options cannot take the sum', () => {
    const small = options.map(({ key }) => ({ key, most: 1 }))
    expect(spread({ least: 11, most: 11, options: small })).toBeUndefined()
  })
})

it('each of two sums is drawn', () => {
  const options = [{ key: 'a', most: 1 }, { key: 'b' }]
  const counts = draws(offer({ shape: 'distribute', least: 1, most: 2, options }), 1000)
  expect([...counts.keys()].sort()).toEqual(['{"a":1,"b":1}', '{"a":1}', '{"b":1}', '{"b":2}'])
})

it('of sets among very many options each size is drawn', () => {
  const options = keys(...Array.from({ length: 40 }, (_, i) => `k${i}`))
  const dice = diceFrom('crowd')
  const sizes = new Set(
    Array.from({ length: 2000 }, () => (randomAnswer(offer({ shape: 'choose', least: 2, most: 39, options }), dice) as string[]).length),
  )
  expect([...sizes].sort((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, i) => i + 2))
})

it('an order, a number or a confirmation that is not legal is no answer', () => {
  const judge = () => false
  for (const shape of ['order', 'confirm', 'number'])
    expect(randomAnswer(offer({ shape, options: keys('1', '2'), judge }), diceFrom('x'))).toBeUndefined()
})
