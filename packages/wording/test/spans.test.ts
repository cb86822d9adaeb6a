import { expect, test } from 'vitest'
import { spansOf } from '../src/spans.ts'

test('a text is divided into pieces that cover it, where findings count more than parts, and parts more than the unit', () => {
  const text = 'Action: Deal 2 dmage. Sentinel.'
  const spans = spansOf(text, [
    {
      start: 0,
      end: 21,
      state: 'by-hand',
      parts: [{ part: 'label', start: 0, end: 7 }],
      findings: [{ code: 'unknown-word', start: 15, end: 20 }],
    },
    { start: 22, end: 31, state: 'keyword', parts: [], findings: [] },
  ])
  expect(spans.map(({ start, end, state }) => [text.slice(start, end), state])).toEqual([
    ['Action:', 'label'],
    [' Deal 2 ', 'unread'],
    ['dmage', 'not-understood'],
    ['.', 'unread'],
    [' ', 'plain'],
    ['Sentinel.', 'keyword'],
  ])
  expect(spans[2]?.code).toBe('unknown-word')
})

test('a text without units is one plain piece, and places behind its end count as its end', () => {
  expect(spansOf('Tower', [])).toEqual([{ start: 0, end: 5, state: 'plain' }])
  expect(spansOf('Tower', [{ start: 0, end: 9, state: 'whole', parts: [], findings: [] }])).toEqual([
    { start: 0, end: 5, state: 'understood' },
  ])
})
