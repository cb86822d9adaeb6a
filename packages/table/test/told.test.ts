/** The news for a viewer in a reply, and the rows in which a holder saves a game. */
import type { Keyframe, TableReply } from '@questwright/realm/web'
import { expect, test } from 'vitest'
import { inputRows, keptFrame, type Standing } from '../src/kept-rows.ts'
import { newsFor } from '../src/news-for.ts'
import { isAsked } from '../src/port.ts'

const line = (n: number) => ({ n, kind: `line ${n}`, parts: {} })
const patch = { zones: { a: { count: 1 } }, cards: {} }
const replyOf = (viewers: object): TableReply =>
  ({ inputs: 7, hash: 'h', storyBefore: 2, storyLength: 9, viewers }) as unknown as TableReply

test.each([
  ['everything, from the first line that is sent', { told: 'anew', patch, story: [line(4)] }, 2],
  ['what changed, from its first line on', { told: 'more', patch, story: [line(4), line(5)] }, 4],
  ['a change without a line, after the last line', { told: 'more', patch, story: [] }, 9],
])('the news for a viewer: %s', (_, told, storyFrom) => {
  expect(newsFor('p1', replyOf({ p2: { told: 'anew', patch: {}, story: [] }, p1: told }))).toEqual({
    ...{ ...told, viewer: 'p1', at: 7, position: 'h', storyFrom },
  })
})

test('a viewer who is not in a reply learns how many inputs there are, and that nothing changed', () => {
  expect(newsFor('p1', replyOf({ p2: { told: 'anew', patch, story: [line(4)] } }))).toEqual({
    ...{ told: 'more', patch: { zones: {}, cards: {} }, story: [], viewer: 'p1', at: 7, position: 'h', storyFrom: 9 },
  })
})

test('a question for one of its seats is a question for the viewer', () => {
  expect([isAsked('p2', 'p1+p2'), isAsked('p2', 'p2'), isAsked('p', 'p1+p2'), isAsked('p1', 'table'), isAsked(undefined, 'p1')]).toEqual([
    ...[true, true, false, false, false],
  ])
})

test('inputs are rows with their places and the states before them, from any index on; a keyframe is saved without its past', () => {
  const inputs = ['a', 'b', 'c'].map((question) => ({ kind: 'answer', question, value: ['pass'] }) as const)
  const places = [1, 2, 3].map((round) => ({ round, phase: 'quest', step: 's' }))
  const standing: Standing = { inputs, places, hashes: ['x', 'y', 'z'], keyframe: undefined }
  expect(inputRows(standing, 1)).toEqual([
    { input: inputs[1], place: places[1], hash: 'y' },
    { input: inputs[2], place: places[2], hash: 'z' },
  ])
  expect([inputRows(standing, 0).length, inputRows(standing, 3)]).toEqual([3, []])
  const keyframe = { inputs: 2, position: {}, past: { hashes: ['x'], places: [], storyLength: 5 } } as unknown as Keyframe
  expect(keptFrame(keyframe)).toEqual({ inputs: 2, position: {}, told: 5 })
  expect(keptFrame(undefined)).toBe('none')
})
