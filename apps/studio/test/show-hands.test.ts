import { afterEach, expect, it } from 'vitest'
import { nothing, setGame } from '../src/client/game/game-state.ts'
import { answerShowHands, mayShowHands, useShowHands } from '../src/client/game/show-hands.ts'

afterEach(() => {
  answerShowHands('no')
  setGame(nothing)
})

const asked = () => useShowHands.getState().deed

it('open hands are shown unasked', async () => {
  setGame({ status: 'ready', hands: 'open', seed: '1', hash: 'a' })
  expect(await mayShowHands('Make a test')).toBe(true)
  expect(asked()).toBeUndefined()
})

it('hidden hands are shown when somebody says so, once for each position', async () => {
  setGame({ status: 'ready', hands: 'hidden', seed: '1', hash: 'a' })
  const refused = mayShowHands('Make a test')
  expect(asked()).toBe('Make a test')
  answerShowHands('no')
  expect(await refused).toBe(false)
  const allowed = mayShowHands('Change this board')
  expect(asked()).toBe('Change this board')
  answerShowHands('yes')
  expect(await allowed).toBe(true)
  expect(asked()).toBeUndefined()
  // the page to which it leads does not ask again
  expect(await mayShowHands('Change this board')).toBe(true)
  setGame({ hash: 'b' })
  const later = mayShowHands('Make a test')
  expect(asked()).toBe('Make a test')
  // another question takes the place of this one, which is refused
  void mayShowHands('Begin from it')
  expect(await later).toBe(false)
})
