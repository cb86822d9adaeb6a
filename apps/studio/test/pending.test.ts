import type { Input } from '@questwright/realm/web'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetPending, isPending, notePending, pendingAfter } from '../src/client/game/pending.ts'

const answer = (question: string): Input => ({ kind: 'answer', question, value: ['pass'] })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  forgetPending()
})

it('an answer and the passes behind it come back together when the page is left before the game is kept', () => {
  notePending({ table: 't', at: 4, inputs: [answer('a')] })
  notePending({ table: 't', at: 5, inputs: [answer('b')] })
  expect(isPending()).toBe(true)
  expect(pendingAfter('t', 4)).toEqual([answer('a'), answer('b')])
  expect(pendingAfter('t', 5)).toEqual([])
  expect(pendingAfter('other', 4)).toEqual([])
})

it('what does not come directly behind it asks for the game to be kept first, and loses nothing of what was noted', () => {
  notePending({ table: 't', at: 4, inputs: [answer('a')] })
  // a script failed meanwhile: its fault stands between
  expect(notePending({ table: 't', at: 6, inputs: [answer('b')] })).toBe('not behind what is noted')
  expect(notePending({ table: 'other', at: 5, inputs: [answer('b')] })).toBe('not behind what is noted')
  expect(pendingAfter('t', 4)).toEqual([answer('a')])
  forgetPending()
  expect(isPending()).toBe(false)
  expect(notePending({ table: 't', at: 6, inputs: [answer('b')] })).toBe('noted')
  expect(pendingAfter('t', 6)).toEqual([answer('b')])
})
