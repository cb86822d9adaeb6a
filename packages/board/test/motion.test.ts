import { expect, test } from 'vitest'
import { milliseconds } from '../src/use-motion.ts'

test('a time of CSS is read in either of its units: a build writes 280ms as .28s', () => {
  expect(milliseconds('280ms')).toBe(280)
  expect(milliseconds(' .28s')).toBe(280)
  expect(milliseconds('0.9s ')).toBe(900)
  expect(milliseconds('0ms')).toBe(0)
  expect(milliseconds('')).toBeNaN()
  expect(milliseconds('2.5')).toBeNaN()
})
