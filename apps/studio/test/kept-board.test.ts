import { rulebookFor } from '@questwright/rulebook'
import { draftOf, emptyDraft, wordsOf } from '@questwright/scenes'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBoard, keptBoard } from '../src/client/situations/kept-board.ts'

const { sceneBoard } = rulebookFor('lcg', rulebooks)
const key = 'questwright-board'
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

it('a board that is being set up comes back whole after its page was left, and an empty one is none', () => {
  const words = {
    you: { heroes: [{ card: 'p:aragorn', resources: 2, is: ['exhausted'] }], threat: 28, zones: { bag: ['p:key'] } },
    staging: ['p:troll'],
    round: 3,
    at: 'combat',
  }
  keepBoard({
    draft: draftOf(words, (name) => name, sceneBoard),
    title: 'At the bridge',
    file: 'mine/scenes/bridge.scene.ts',
    lost: ['One effect'],
  })
  const left = keptBoard(sceneBoard)
  expect(left && wordsOf(left.draft)).toEqual(words)
  expect(left).toMatchObject({ title: 'At the bridge', file: 'mine/scenes/bridge.scene.ts', lost: ['One effect'] })
  keepBoard({ draft: emptyDraft(sceneBoard), title: 'A new board', file: undefined, lost: [] })
  expect(keptBoard(sceneBoard)).toBeUndefined()
})

it.each(['', '{', '[]', '{"words":3}', '{"words":{"you":{"hand":7}},"title":"x","lost":"y"}'])(
  'what cannot be read is no board: %s',
  (text) => {
    values.set(key, text)
    expect(keptBoard(sceneBoard)).toBeUndefined()
  },
)

it('a browser that lets pages keep nothing sets up boards all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no storage')
    },
  })
  expect(() => keepBoard({ draft: emptyDraft(sceneBoard), title: '', file: undefined, lost: [] })).not.toThrow()
  expect(keptBoard(sceneBoard)).toBeUndefined()
})
