import { expect, test } from 'vitest'
import { playerCountsOf } from '../src/page/seats.ts'

test('the numbers of players of a game go from the fewest to the most that its rulebook allows', () => {
  expect(playerCountsOf({ least: 1, most: 4 })).toEqual([1, 2, 3, 4])
  expect(playerCountsOf({ least: 2, most: 5 })).toEqual([2, 3, 4, 5])
  expect(playerCountsOf({ least: 2, most: 2 })).toEqual([2])
})
