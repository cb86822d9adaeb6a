import { beforeEach, expect, it } from 'vitest'
import { createGameStore, type GameStore, ShowHands } from '../src/state.ts'

let game: GameStore
let hands: ShowHands
beforeEach(() => {
  game = createGameStore()
  hands = new ShowHands(game)
})

const asked = () => hands.store.getState().button

it('open hands are shown without asking', async () => {
  game.setState({ status: 'ready', hands: 'open', game: '1', position: 'a' })
  expect(await hands.may('Make a test')).toBe(true)
  expect(asked()).toBeUndefined()
})

it('hidden hands are shown on request, once for each position', async () => {
  game.setState({ status: 'ready', hands: 'hidden', game: '1', position: 'a' })
  const refused = hands.may('Make a test')
  expect(asked()).toBe('Make a test')
  hands.answer('no')
  expect(await refused).toBe(false)
  const allowed = hands.may('Change this board')
  expect(asked()).toBe('Change this board')
  hands.answer('yes')
  expect(await allowed).toBe(true)
  expect(asked()).toBeUndefined()
  // on the page that the action opens, the question is not asked again
  expect(await hands.may('Change this board')).toBe(true)
  game.setState({ position: 'b' })
  const later = hands.may('Make a test')
  expect(asked()).toBe('Make a test')
  // another question replaces this one, which is refused
  void hands.may('Begin from it')
  expect(await later).toBe(false)
})
