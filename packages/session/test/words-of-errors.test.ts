import { expect, test } from 'vitest'
import { wordsOf } from '../src/running.ts'

test.each([
  ['an error of the engine', new Error('open: BadPosition: no card lies in current-quest'), 'no card lies in current-quest'],
  ['an error of opening without a name', new Error('open: the realm is gone'), 'the realm is gone'],
  ['an error that only mentions opening', new Error('cannot open: the disk is full'), 'cannot open: the disk is full'],
  ['what is no error', 'the tab was closed', 'the tab was closed'],
])('a user reads the error without the engine’s internal names: %s', (_, error, words) => {
  expect(wordsOf(error)).toBe(words)
})
