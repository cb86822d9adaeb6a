import { rulebookFor } from '@questwright/rulebook'
import { draftOf, emptyDraft, wordsOf } from '@questwright/scenes'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBoard, keptBoard } from '../src/client/situations/kept-board.ts'

const { sceneBoard } = rulebookFor('lcg', rulebooks)
let values: Map<string, string>

beforeEach(() => {
  values = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('an unfinished board is restored when the user returns to its page, and an empty one is removed', () => {
  expect(keptBoard(sceneBoard, 'lcg')).toBeUndefined()
  const draft = draftOf({ staging: ['p:troll'] }, (name) => name, sceneBoard)
  keepBoard({ draft, title: 'At the bridge', file: undefined, lost: [] }, 'lcg')
  const left = keptBoard(sceneBoard, 'lcg')
  expect([left?.title, left && wordsOf(left.draft)]).toEqual(['At the bridge', wordsOf(draft)])
  keepBoard({ draft: emptyDraft(sceneBoard), title: 'A new board', file: undefined, lost: [] }, 'lcg')
  expect(keptBoard(rulebookFor('tcg', rulebooks).sceneBoard, 'tcg')).toBeUndefined()
  expect([keptBoard(sceneBoard, 'lcg'), values.size]).toEqual([undefined, 0])
})

it('boards can be set up in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no storage')
    },
  })
  expect(() => keepBoard({ draft: emptyDraft(sceneBoard), title: '', file: undefined, lost: [] }, 'lcg')).not.toThrow()
  expect(keptBoard(sceneBoard, 'lcg')).toBeUndefined()
})
