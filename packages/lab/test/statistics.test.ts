import { describe, expect, it } from 'vitest'
import { deviation, mean, percentile, wilson, winsMoreOften } from '../src/index.ts'

describe('wilson', () => {
  it('gives the textbook interval', () => {
    const { low, high } = wilson(50, 100)
    expect(low).toBeCloseTo(0.4038, 4)
    expect(high).toBeCloseTo(0.5962, 4)
  })

  it('stays within 0 and 1 if no game or every game is won', () => {
    const nobody = wilson(0, 500)
    expect(nobody.low).toBe(0)
    expect(nobody.high).toBeCloseTo(0.0076, 4)
    const everybody = wilson(500, 500)
    expect(everybody.high).toBe(1)
    expect(everybody.low).toBeCloseTo(0.9924, 4)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('refuses counts that cannot be', () => {
    expect(() => wilson(3, 2)).toThrow(RangeError)
    expect(() => wilson(-1, 2)).toThrow(RangeError)
    expect(() => wilson(0.5, 2)).toThrow(RangeError)
  })
})

describe('winsMoreOften', () => {
  it('needs intervals that do not overlap', () => {
    expect(winsMoreOften({ wins: 60, games: 500 }, { wins: 20, games: 500 })).toBe(true)
    expect(winsMoreOften({ wins: 60, games: 500 }, { wins: 45, games: 500 })).toBe(false)
    expect(winsMoreOften({ wins: 20, games: 500 }, { wins: 60, games: 500 })).toBe(false)
  })
})

describe('means', () => {
  it('are those of the values', () => {
    expect(mean([2, 4, 9])).toBe(5)
    expect(mean([])).toBe(0)
    expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3)
    expect(deviation([3])).toBe(0)
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5)
    expect(() => percentile([], 0.5)).toThrow(RangeError)
  })
})
