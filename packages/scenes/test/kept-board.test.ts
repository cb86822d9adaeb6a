import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import { draftOf, emptyDraft, readBoard, wordsOf, writeBoard } from '../src/index.ts'

const { sceneBoard } = lcgRulebook

it('a board that is being set up is read back whole from its text, and an empty one has no text', () => {
  const words = {
    you: { heroes: [{ card: 'p:aragorn', resources: 2, is: ['exhausted'] }], threat: 28, zones: { bag: ['p:key'] } },
    staging: ['p:troll'],
    round: 3,
    at: 'combat',
  }
  const draft = draftOf(words, (name) => name, sceneBoard)
  const text = writeBoard({ draft, title: 'At the bridge', file: 'mine/scenes/bridge.scene.ts', lost: ['One effect'] })
  const left = readBoard(text ?? '', sceneBoard)
  expect(left && wordsOf(left.draft)).toEqual(words)
  expect(left).toMatchObject({ title: 'At the bridge', file: 'mine/scenes/bridge.scene.ts', lost: ['One effect'] })
  expect(writeBoard({ draft: emptyDraft(sceneBoard), title: 'A new board', file: undefined, lost: [] })).toBeUndefined()
})

it.each(['', '{', '[]', '{"words":3}', '{"words":{"you":{"hand":7}},"title":"x","lost":"y"}'])(
  'what cannot be read is no board: %s',
  (text) => {
    expect(readBoard(text, sceneBoard)).toBeUndefined()
  },
)
