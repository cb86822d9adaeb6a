import type { Input } from '@questwright/realm/web'
import { beforeEach, expect, it } from 'vitest'
import type { PendingInputs } from '../src/index.ts'
import { Pending } from '../src/pending.ts'

const answer = (question: string): Input => ({ kind: 'answer', question, value: ['pass'] })

let kept: readonly PendingInputs[] = []
const pending = new Pending({
  read: () => kept,
  write: (now) => {
    kept = now
  },
})

beforeEach(() => {
  kept = []
})

it('two answers that are given faster than the game is saved are both restored after the page is closed', () => {
  pending.note({ game: 't', at: 4, inputs: [answer('a')] })
  pending.note({ game: 't', at: 5, inputs: [answer('b')] })
  expect(pending.after('t', 4)).toEqual([answer('a'), answer('b')])
  expect(pending.after('other', 4)).toEqual([])
  // the game was saved with the first of them: the second must not be deleted with it
  pending.forget('t', 5)
  expect(pending.after('t', 4)).toEqual([])
  expect(pending.after('t', 5)).toEqual([answer('b')])
  pending.forget('t', 6)
  expect(pending.after('t', 6)).toEqual([])
})

it('a refused answer is not given again at the next visit', () => {
  pending.note({ game: 't', at: 4, inputs: [answer('a')] })
  pending.note({ game: 't', at: 5, inputs: [answer('refused')] })
  pending.withdraw('t', 5)
  expect(pending.after('t', 4)).toEqual([answer('a')])
})

it('an answer after a fault, or in another game, is noted separately', () => {
  pending.note({ game: 't', at: 4, inputs: [answer('a')] })
  pending.note({ game: 't', at: 6, inputs: [answer('b')] })
  expect(pending.after('t', 6)).toEqual([answer('b')])
  pending.note({ game: 'other', at: 7, inputs: [answer('c')] })
  expect(pending.after('other', 7)).toEqual([answer('c')])
})

it('saves and refusals of another game leave the noted inputs of this one', () => {
  pending.note({ game: 't', at: 4, inputs: [answer('a')] })
  pending.forget('other', 9)
  pending.withdraw('other', 2)
  expect(pending.after('t', 4)).toEqual([answer('a')])
})

it('a game that was left while an answer was being processed keeps its note while others are answered', () => {
  pending.note({ game: 't', at: 4, inputs: [answer('a')] })
  pending.note({ game: 'other', at: 0, inputs: [answer('b')] })
  pending.forget('other', 1)
  expect(pending.after('t', 4)).toEqual([answer('a')])
  expect(kept).toHaveLength(1)
})
