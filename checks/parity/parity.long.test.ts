/** As parity.test.ts, with fixed seeds and thirty times as many games. */
import { describe, test } from 'vitest'
import { playsTheSameInBoth, TABLES } from './both-realms.ts'

const games = 30

describe.each(TABLES)('$name', (table) => {
  test(`${games} games have equal hashes at every input in native and quickjs, no fault, and an end`, { timeout: 3_600_000 }, () =>
    playsTheSameInBoth(
      table,
      Array.from({ length: games }, (_, game) => `parity ${game}`),
    ),
  )
})
