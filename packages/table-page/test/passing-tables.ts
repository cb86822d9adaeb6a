/** Tables at which passes are counted, and the limits that hold for them with the default stops. */
import { expect } from 'vitest'
import { type Dealt, type Player, playRounds } from './passing-players.ts'

export const MIRKWOOD: Dealt = {
  name: 'Mirkwood, leadership and spirit',
  scenario: 'lcg-core-set:passage-through-mirkwood',
  decks: ['leadership', 'spirit'],
}
export const OTHER_DECKS: Dealt = { ...MIRKWOOD, name: 'Mirkwood, tactics and lore', decks: ['tactics', 'lore'] }
export const ANDUIN: Dealt = { name: 'the Anduin', scenario: 'lcg-core-set:journey-down-the-anduin', decks: ['leadership', 'lore'] }
export const VOYAGE: Dealt = { name: 'a voyage', scenario: 'lcg-seafaring:voyage-across-belegaer', decks: ['leadership', 'spirit'] }
export const CAMPAIGN: Dealt = { ...MIRKWOOD, name: 'a campaign', campaign: 'lcg-revised-core-campaign:mirkwood' }
export const SOLO: Dealt = { ...MIRKWOOD, name: 'solo', decks: ['leadership'] }
export const TABLES = [MIRKWOOD, OTHER_DECKS, ANDUIN, VOYAGE, CAMPAIGN, SOLO]

/** How many games are played: in the normal run as few as have more than three rounds, in passing.long two or four. */
type Games = 'few games' | 'all games'
/** A count over fewer rounds proves too little. */
const fewestRounds = 4

async function presses(dealt: Dealt, player: Player, played: Games) {
  const sum = { pass: 0, none: 0, act: 0, rounds: 0, unasked: 0 }
  // the table that is closest to the limit plays more games
  const games = dealt === MIRKWOOD && (player === 'careful' || player === 'random') ? 4 : 2
  for (const seed of Array.from({ length: games }, (_, n) => `passing ${n}`)) {
    if (played === 'few games' && sum.rounds >= fewestRounds) break
    const { pass, none, act, rounds, unasked } = await playRounds(dealt, { player, seed, rounds: 4 })
    sum.pass += pass
    sum.none += none
    sum.act += act
    sum.rounds += rounds
    sum.unasked += unasked.size
  }
  return sum
}

/** Expects that less than one of six presses of this kind of player is a pass. */
export async function passesSeldom(dealt: Dealt, player: Player, played: Games = 'all games'): Promise<void> {
  const sum = await presses(dealt, player, played)
  expect(sum.rounds).toBeGreaterThanOrEqual(fewestRounds)
  const few = sum.pass * 6 < sum.pass + sum.none + sum.act
  expect({ player, ...sum, few }).toEqual({ player, ...sum, few: true })
}

/** Expects that a player who never acts is asked in less than one of three windows. */
export async function idleIsAskedSeldom(dealt: Dealt, played: Games = 'all games'): Promise<void> {
  const sum = await presses(dealt, 'idle', played)
  expect(sum.rounds).toBeGreaterThanOrEqual(fewestRounds)
  const few = sum.pass * 3 < sum.pass + sum.unasked
  expect({ ...sum, few }).toEqual({ ...sum, few: true })
}
