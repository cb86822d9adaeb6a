import { expect, it } from 'vitest'
import { roman } from '../src/ui/campaigns/words.ts'

it('chapters of a campaign have Roman numerals', () => {
  expect([1, 4, 9, 14, 18].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XVIII'])
})
