/** Realms play the game to which the packs belong. */
import { scriptModuleOf } from '@questwright/packs'
import { usualRulebook } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { rulebooks } from '../src/page/rulebooks.ts'
import { WrongUse } from '../src/problems.ts'
import { byGame, gameOf, games, usualGame } from '../src/running/games.ts'

const fen = { id: 'fen', game: 'lcg' }
const moor = { id: 'moor', game: 'lcg' }
const arena = { id: 'arena', game: 'duel' }
const abbey = { id: 'abbey', game: 'chess' }

test('every game with an engine has a rulebook, and no other', () => {
  expect(Object.keys(games)).toEqual(Object.keys(rulebooks))
})

test('packs are played by the engine of their game, and an empty list by the engine of the default game', () => {
  expect(gameOf([fen, moor])).toBe(games.lcg)
  expect(gameOf([arena])).toBe(games.duel)
  expect(gameOf([])).toBe(games.lcg)
  expect(usualGame).toBe(gameOf([]))
  expect(usualGame.name).toBe(scriptModuleOf(usualRulebook(rulebooks).game))
})

test('packs of two games, and packs of an unknown game, are refused; the message has the packs, the games and a remedy', () => {
  expect(() => gameOf([fen, arena])).toThrow(
    new WrongUse('fen is for the game "lcg", and arena for "duel": packs of two games cannot be played together. Name packs of one game.'),
  )
  expect(() => gameOf([abbey])).toThrow(new WrongUse('abbey is for the game "chess", which is not installed; there is lcg, duel and tcg.'))
  expect(() => gameOf([{ id: 'odd', game: 'constructor' }])).toThrow(/which is not installed/)
})

test('packs of several games are separated', () => {
  expect(byGame([fen, arena, moor])).toEqual([[fen, moor], [arena]])
})
