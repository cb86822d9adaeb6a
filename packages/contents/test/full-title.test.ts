import { fullTitle } from '@questwright/packs/browser'
import { expect, test } from 'vitest'

test('lists tell cards of one title apart by their subtitles', () => {
  expect(fullTitle({ title: 'Tom', subtitle: 'The Miller' }, 'tom')).toBe('Tom, The Miller')
  expect(fullTitle({ title: 'Tom', subtitle: '' }, 'tom')).toBe('Tom')
  expect(fullTitle({ title: 'Tom' }, 'tom')).toBe('Tom')
  expect(fullTitle(undefined, 'tom')).toBe('tom')
})
