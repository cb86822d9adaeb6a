import type { Input } from '@questwright/realm/web'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetPending, notePending, pendingAfter, withdrawPending } from '../src/client/game/pending.ts'

const answer = (question: string): Input => ({ kind: 'answer', question, value: ['pass'] })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('two answers that follow each other faster than the game is kept both come back when the page is left', () => {
  notePending({ table: 't', at: 4, inputs: [answer('a')] })
  notePending({ table: 't', at: 5, inputs: [answer('b')] })
  expect(pendingAfter('t', 4)).toEqual([answer('a'), answer('b')])
  expect(pendingAfter('other', 4)).toEqual([])
  // the game was kept with the first of them: the second is not forgotten with it
  forgetPending(5)
  expect(pendingAfter('t', 4)).toEqual([])
  expect(pendingAfter('t', 5)).toEqual([answer('b')])
  forgetPending(6)
  expect(pendingAfter('t', 6)).toEqual([])
})

it('an answer that was refused does not come again with the next visit', () => {
  notePending({ table: 't', at: 4, inputs: [answer('a')] })
  notePending({ table: 't', at: 5, inputs: [answer('refused')] })
  withdrawPending(5)
  expect(pendingAfter('t', 4)).toEqual([answer('a')])
})

it('an answer behind a fault, or at another table, stands alone', () => {
  notePending({ table: 't', at: 4, inputs: [answer('a')] })
  notePending({ table: 't', at: 6, inputs: [answer('b')] })
  expect(pendingAfter('t', 6)).toEqual([answer('b')])
  notePending({ table: 'other', at: 7, inputs: [answer('c')] })
  expect(pendingAfter('other', 7)).toEqual([answer('c')])
})
