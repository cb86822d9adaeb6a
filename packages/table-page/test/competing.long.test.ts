/** Forty games of two players at one screen; competing.test has a few. */
import { expect, test } from 'vitest'
import { MEADOW, passedOver, playPairing, STARTERS } from './competing-players.ts'

test.each([
  ['the starters', STARTERS],
  ['the duel', MEADOW],
] as const)('at most one question in ten offers nothing that could change the game: %s', { timeout: 1_800_000 }, async (_, pairing) => {
  const sum = { asked: 0, idle: 0 }
  for (let n = 0; n < 40; n++) {
    const seed = `long ${n}`
    const played = await playPairing(pairing, { seed })
    sum.asked += played.asked
    sum.idle += played.idle
    expect({ seed, curtains: played.curtains }).toEqual({ seed, curtains: played.turns })
    if (n % 4 === 0) expect({ seed, left: await passedOver(pairing, seed, played) }).toEqual({ seed, left: [] })
  }
  expect({ ...sum, few: sum.idle * 10 <= sum.asked }).toEqual({ ...sum, few: true })
})
