import { expect, it } from 'vitest'
import { apart, scaleOf, stepOf } from '../src/ending/scale.ts'

it('a scale extends from a round number below all values to the end of the dial', () => {
  const { y, ticks } = scaleOf([28, 34, 41], 50)
  expect(ticks).toEqual([20, 40, 50])
  expect([y(20), y(35), y(50)]).toEqual([0, 50, 100])
  // values beyond the maximum of the dial, and a game in which no value changed
  const past = scaleOf([28, 54], 50)
  expect([past.ticks, past.y(54)]).toEqual([[20, 40, 50], 100])
  expect(scaleOf([0, 0], undefined)).toMatchObject({ ticks: [0, 1] })
  expect(scaleOf([0, 3], 5).ticks).toEqual([0, 3, 5])
})

it('labels at the ends of lines do not overlap, keep their order, and are inside the drawing', () => {
  expect(apart([20, 60])).toEqual([20, 60])
  const close = apart([99, 97, 100, 98])
  expect(Math.max(...close)).toBe(100)
  expect([...close].sort((one, other) => one - other)).toEqual([close[1], close[3], close[0], close[2]])
  for (const [at, place] of [...close].sort((one, other) => one - other).entries()) expect(place).toBe(100 - 13 * (3 - at))
})

it('with many rounds only every second or third has its number', () => {
  expect([4, 10, 11, 25].map(stepOf)).toEqual([1, 1, 2, 3])
})
