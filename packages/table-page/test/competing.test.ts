/** What two players at one screen are asked with the default stops; competing.long has more games. */
import { expect, test } from 'vitest'
import { MEADOW, passedOver, playPairing, STARTERS } from './competing-players.ts'

test.each([
  ['the starters', STARTERS, ['a', 'c', 'd']],
  ['the duel', MEADOW, ['a', 'b']],
] as const)(
  'at most one question in ten offers nothing that could change the game, nothing else is passed over, and the device is handed over only to the next who answers: %s',
  { timeout: 300_000 },
  async (_, pairing, seeds) => {
    const sum = { asked: 0, idle: 0, unasked: 0 }
    for (const seed of seeds) {
      const played = await playPairing(pairing, { seed })
      sum.asked += played.asked
      sum.idle += played.idle
      sum.unasked += played.unasked.length
      expect({ seed, curtains: played.curtains }).toEqual({ seed, curtains: played.turns })
      expect({ seed, left: await passedOver(pairing, seed, played) }).toEqual({ seed, left: [] })
    }
    expect({ ...sum, few: sum.idle * 10 <= sum.asked }).toEqual({ ...sum, few: true })
    expect(sum.asked).toBeGreaterThan(50)
  },
)
